import { references, text } from '../../fields/field-schemas.ts';
import { productList, words } from '../../fields/fields.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { relatedProductsPicture } from './picture.ts';

/** Products that go with the one the page is about. */
export const relatedProducts = defineBlock(
  'related-products',
  'Related products',
  [
    words('title', { required: true, label: 'Heading' }),
    {
      ...productList(),
      label: 'Products',
      admin: { description: 'Empty: the related products that stand at the product of this page.' },
    },
  ],
  { title: text, products: references(productRef) },
  relatedProductsPicture,
);
