import { z } from 'zod';
import { optionalText, references, text } from '../../fields/field-schemas.ts';
import { productRef } from '../products/schema.ts';
import { PLACES } from './places.ts';

/** What is recommended at one place of the shop; prices come from the catalogue. */
export const recommendationSchema = z.object({
  place: z.enum(PLACES),
  title: text,
  text: optionalText,
  items: references(
    z.object({
      product: productRef,
      text: optionalText,
      badge: optionalText,
    }),
  ),
});
