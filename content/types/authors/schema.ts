import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';

export const authorSchema = z.object({
  slug: text,
  name: text,
  /** Who the author is, in one line. */
  about: optionalText,
});
