import { fact, references, rows, text } from '../../fields/field-schemas.ts';
import { facts, paragraph, productList, words } from '../../fields/fields.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { productHeroPicture } from './picture.ts';

/** The top of a product's page: its box and the bar to try and buy. */
export const productHero = defineBlock(
  'product-hero',
  'Product hero',
  [
    words('title', { required: true }),
    paragraph('text', { required: true }),
    { ...productList(), required: true },
    facts,
  ],
  { title: text, text, products: references(productRef), facts: rows(fact) },
  productHeroPicture,
);
