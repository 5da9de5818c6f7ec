import { z } from 'zod';
import { references, text } from '../../fields/field-schemas.ts';
import { productList, words } from '../../fields/fields.ts';
import { comboSchema } from '../../types/combos/schema.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { hotBundlesPicture } from './picture.ts';

/** Recommended products, on the error page above all (spec §2). */
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
    /** No field: the names of what is in each bundle, by its pid; who shows the page fills them in. */
    inside: z.record(z.string(), z.array(text)).catch({}),
    /** As `inside`: what editors say of each, on its bundle card. */
    cards: z.record(z.string(), comboSchema).catch({}),
  },
  hotBundlesPicture,
);
