import { z } from 'zod';
import { optionalText, references, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { productListPicture } from './picture.ts';

/** One row for each tool, sorted by the wavelength that reads its discs. */
export const productListBlock = defineBlock(
  'product-list',
  'Product list',
  [
    words('title', { required: true }),
    paragraph('text'),
    list('items', [
      { name: 'product', type: 'relationship', relationTo: 'products', required: true },
      paragraph('text', { required: true }),
    ]),
  ],
  {
    title: text,
    text: optionalText,
    // A row whose product is no longer sold disappears; the others stay.
    items: references(z.object({ product: productRef, text })),
  },
  productListPicture,
);
