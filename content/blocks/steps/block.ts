import { z } from 'zod';
import { DISC_KINDS, optionalText, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { stepsPicture } from './picture.ts';

/** Windows of the application that the storefront can draw. */
const WINDOWS = {
  source: 'Open a disc: what is on it, drawn to scale',
  titles: 'Titles and tracks: what is kept, what is left out',
  format: 'Format: settings, and the size of each version',
  progress: 'Progress: the picture, the time left, what is next',
  library: 'Library: finished files',
} as const;
const NAMES = Object.keys(WINDOWS) as [keyof typeof WINDOWS, ...(keyof typeof WINDOWS)[]];

/** How the tool is used, a drawn window for each step. */
export const steps = defineBlock(
  'steps',
  'Steps with windows',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', { label: 'Text under the heading' }),
    {
      name: 'line',
      label: 'Discs in the windows',
      type: 'select',
      required: true,
      defaultValue: 'dvd',
      options: [
        { value: 'dvd', label: 'DVD: 4.7 and 8.5 GB, 480p or 576p' },
        { value: 'blu-ray', label: 'Blu-ray: 25 and 50 GB, 1080p' },
        { value: 'uhd', label: '4K Ultra HD: 66 and 100 GB, 2160p' },
        { value: 'suite', label: 'Several kinds' },
      ],
      admin: { description: 'Decides the figures and the colour.' },
    },
    list(
      'steps',
      [
        words('title', { required: true, label: 'What to do', help: 'Two to five words: “Open the disc”.' }),
        paragraph('text', { required: true, help: 'One or two sentences that the window then shows.' }),
        {
          name: 'window',
          type: 'select',
          required: true,
          options: Object.entries(WINDOWS).map(([value, label]) => ({ value, label })),
        },
      ],
      { help: 'Three or four; at most six.' },
    ),
  ],
  {
    title: text,
    text: optionalText,
    /** Blocks that were written before there was a choice are about DVDs. */
    line: z
      .enum(DISC_KINDS)
      .nullish()
      .transform((value) => value ?? 'dvd'),
    steps: z.array(z.object({ title: text, text, window: z.enum(NAMES) })).min(1),
  },
  stepsPicture,
);
