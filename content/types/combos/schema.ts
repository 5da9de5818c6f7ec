import { z } from 'zod';
import { optionalMedia, optionalText, references, text } from '../../fields/field-schemas.ts';
import { productRef } from '../products/schema.ts';

/** A bundle card. The bundle's contents are the `products` of its product; prices come from the catalogue. */
export const comboSchema = z.object({
  slug: text,
  title: text,
  text: optionalText,
  badge: optionalText,
  /** The bundle itself, usually one product for Windows and one for Mac. */
  product: references(productRef),
  media: optionalMedia,
  link: optionalText,
  position: z.number().catch(0),
});
export type BundleCard = z.output<typeof comboSchema>;
