import { z } from 'zod';
import { optionalMedia, optionalText, references, text } from '../../fields/field-schemas.ts';
import { list, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { sourceAddress, sourceUrl } from '../source-address.ts';
import { pressPicture } from './picture.ts';

/** Awards and articles, each with the address where it can be read. Left out if it has no entry. */
export const press = defineBlock(
  'press',
  'Awards and press',
  [
    words('title', { required: true, label: 'Heading' }),
    list(
      'entries',
      [
        {
          name: 'name',
          label: 'Who',
          type: 'text',
          required: true,
          admin: { description: 'The magazine or jury.' },
        },
        words('what', { required: true, label: 'What', help: 'The award, or the title of the article.' }),
        { name: 'year', label: 'Year', type: 'text', admin: { description: '“2026”' } },
        sourceAddress,
        { name: 'media', label: 'Logo', type: 'upload', relationTo: 'media' },
      ],
      { label: 'Entries', help: 'Real ones only. Without an entry the block is not shown.' },
    ),
  ],
  {
    title: text,
    entries: references(
      z.object({ name: text, what: text, year: optionalText, url: sourceUrl, media: optionalMedia }),
    ),
  },
  pressPicture,
);
