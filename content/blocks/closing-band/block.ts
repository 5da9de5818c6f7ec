import { z } from 'zod';
import { DISC_KINDS, optionalAction, optionalText, references, text } from '../../fields/field-schemas.ts';
import { button, paragraph, productList, words } from '../../fields/fields.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { closingBandPicture } from './picture.ts';

/** The end of a page: a disc that rises over the edge, and what to do next. */
export const closingBand = defineBlock(
  'closing-band',
  'Closing band',
  [
    words('title', {
      required: true,
      label: 'Heading',
      help: 'A short sentence: “Try it with your own disc.”',
    }),
    paragraph('text', { label: 'Text under the heading', help: 'At most one sentence.' }),
    {
      ...productList(),
      admin: {
        description:
          'Gives the buttons to try and to buy, with the price. Without products, fill in the buttons below.',
      },
    },
    button('primary', false),
    button('secondary', false),
    {
      name: 'disc',
      type: 'select',
      required: true,
      defaultValue: 'suite',
      options: [
        { value: 'dvd', label: 'DVD, red' },
        { value: 'blu-ray', label: 'Blu-ray, violet' },
        { value: 'uhd', label: '4K Ultra HD, indigo' },
        { value: 'suite', label: 'Silver, with the whole spectrum' },
      ],
    },
  ],
  {
    title: text,
    text: optionalText,
    products: references(productRef),
    primary: optionalAction,
    secondary: optionalAction,
    disc: z.enum(DISC_KINDS),
  },
  closingBandPicture,
);
