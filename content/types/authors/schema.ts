import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';

export const authorSchema = z.object({
  slug: text,
  name: text,
  /** Who that is, in a line. */
  about: optionalText,
});
