import { z } from 'zod';
import { text } from '../../fields/field-schemas.ts';

export const redirectSchema = z.object({
  /** A path without language prefix. */
  from: text,
  /** A path without language prefix, or an address elsewhere. */
  to: text,
  permanent: z.boolean().catch(true),
});
