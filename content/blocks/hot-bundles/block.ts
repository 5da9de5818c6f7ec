import { z } from 'zod';
import { references, text } from '../../fields/field-schemas.ts';
import { productList, words } from '../../fields/fields.ts';
import { comboSchema } from '../../types/combos/schema.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { hotBundlesPicture } from './picture.ts';

/** Recommended products, mainly for the error page (spec §2). */
export const hotBundles = defineBlock(
  'hot-bundles',
  'Hot bundles',
  [
    words('title', { required: true }),
    {
      ...productList(),
      required: true,
      admin: {
        description:
          'Prices come from the catalogue, what is inside from the bundle itself, and its words and picture from its bundle card.',
      },
    },
  ],
  {
    title: text,
    products: references(productRef),
    /** Not a field: the names of a bundle's contents, by its pid. Whoever renders the page fills them in. */
    inside: z.record(z.string(), z.array(text)).catch({}),
    /** Filled in like `inside`: the editors' bundle card of each product, by its pid. */
    cards: z.record(z.string(), comboSchema).catch({}),
  },
  hotBundlesPicture,
);
