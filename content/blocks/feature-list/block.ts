import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { featureListPicture } from './picture.ts';

/** What the tool does, one row for each feature, as on a specification sheet. */
export const featureList = defineBlock(
  'feature-list',
  'Features in rows',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', { label: 'Text beside the heading' }),
    list(
      'features',
      [
        words('title', {
          required: true,
          label: 'Feature',
          help: 'Two to five words: “Subtitles stay subtitles”.',
        }),
        paragraph('text', { required: true, help: 'What one gets from it, in one or two sentences.' }),
        words('fact', {
          label: 'Key figure',
          help: 'Stands at the end of the row: “up to 32 tracks”, “AC-3, DTS”.',
        }),
      ],
      { help: 'Four to eight; the most wanted first.' },
    ),
  ],
  {
    title: text,
    text: optionalText,
    features: z.array(z.object({ title: text, text, fact: optionalText })).min(1),
  },
  featureListPicture,
);
