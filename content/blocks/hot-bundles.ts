import { productList, words } from '../fields.ts';
import { references, text } from '../parts.ts';
import { productRef } from '../product.ts';
import { defineBlock } from './define-block.ts';

/** Recommended products, on the error page above all (spec §2). */
export const hotBundles = defineBlock(
  'hot-bundles',
  'Hot bundles',
  [words('title', { required: true }), { ...productList(), required: true }],
  { title: text, products: references(productRef) },
);
