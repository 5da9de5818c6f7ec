import { z } from 'zod';
import { NAME_LENGTH } from '../profile/name-length.ts';

/** The name a member gives to a passkey. */
export const passkeyName = z
  .string({ error: 'field_required' })
  .trim()
  .min(1, { error: 'field_required' })
  .max(NAME_LENGTH, { error: 'invalid_input' })
  .refine((name) => !/\p{Cc}/u.test(name), { error: 'invalid_input' });
