import { hasLength } from '@spindle/platform/text-length.ts';
import { z } from 'zod';
import { NAME_LENGTH } from './name-length.ts';

/** A member's name. Control characters don't belong in a name, and PostgreSQL can't store NUL. */
export const memberName = z
  .string({ error: 'invalid_input' })
  .trim()
  .refine((name) => hasLength(name, { most: NAME_LENGTH }), { error: 'invalid_input' })
  .refine((name) => !/\p{Cc}/u.test(name), { error: 'invalid_input' });
