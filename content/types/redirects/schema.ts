import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';

export const redirectSchema = z.object({
  /** A path without language prefix. */
  from: text,
  /** A path without language prefix, or a URL elsewhere; missing if nothing is there any more. */
  to: optionalText,
  permanent: z.boolean().catch(true),
});
