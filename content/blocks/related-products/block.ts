import { z } from 'zod';
import { optionalText, references, text } from '../../fields/field-schemas.ts';
import { paragraph, productList, words } from '../../fields/fields.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { relatedProductsPicture } from './picture.ts';

const RELATIONS = ['related', 'upgrades'] as const;

/** Products that go with the one on this page, or that its owners may want instead. */
export const relatedProducts = defineBlock(
  'related-products',
  'Related products',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', { label: 'Text under the heading' }),
    {
      name: 'relation',
      label: 'Which products',
      type: 'select',
      required: true,
      defaultValue: 'related',
      options: [
        { value: 'related', label: 'Related products' },
        { value: 'upgrades', label: 'Upgrades' },
      ] satisfies { value: (typeof RELATIONS)[number]; label: string }[],
    },
    {
      ...productList(),
      label: 'Products',
      admin: { description: 'Empty: those that stand at the product of this page.' },
    },
  ],
  {
    title: text,
    text: optionalText,
    relation: z.enum(RELATIONS).catch('related'),
    products: references(productRef),
  },
  relatedProductsPicture,
);
