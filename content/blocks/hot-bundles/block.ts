import { references, text } from '../../fields/field-schemas.ts';
import { productList, words } from '../../fields/fields.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { hotBundlesPicture } from './picture.ts';

/** Recommended products, on the error page above all (spec §2). */
export const hotBundles = defineBlock(
  'hot-bundles',
  'Hot bundles',
  [words('title', { required: true }), { ...productList(), required: true }],
  { title: text, products: references(productRef) },
  hotBundlesPicture,
);
