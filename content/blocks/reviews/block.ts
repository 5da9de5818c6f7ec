import { z } from 'zod';
import { optionalText, optionalTime, references, text } from '../../fields/field-schemas.ts';
import { day, list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { sourceAddress, sourceUrl } from '../source-address.ts';
import { reviewsPicture } from './picture.ts';

/** What people have written elsewhere, each with the address where it can be read. Left out if it has no entry. */
export const reviews = defineBlock(
  'reviews',
  'Reviews',
  [
    words('title', { required: true, label: 'Heading' }),
    list(
      'reviews',
      [
        paragraph('quote', {
          required: true,
          label: 'Their words',
          help: 'Word for word, uncut or with “…”.',
        }),
        { name: 'author', label: 'Who', type: 'text', required: true },
        words('role', { label: 'In which role', help: '“editor of a home cinema magazine”' }),
        sourceAddress,
        day('saidAt', 'Written on', ''),
      ],
      { label: 'Reviews', help: 'Real ones only. Without an entry the block is not shown.' },
    ),
  ],
  {
    title: text,
    reviews: references(
      z.object({ quote: text, author: text, role: optionalText, url: sourceUrl, saidAt: optionalTime }),
    ),
  },
  reviewsPicture,
);
