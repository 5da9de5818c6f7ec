import { isLifetime, LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import { KEY_MAX } from '../../licences/licence-key.ts';
import { count, foreignId, given, moment, text } from './field.ts';

/** A licence with its key. */
export const licenceLine = z
  .object({
    /** If the other system has none, the key. */
    id: foreignId.optional(),
    key: text(KEY_MAX),
    /** Its owner's id or address. */
    customer: foreignId,
    pid: given,
    licence_type: z.enum(LICENCE_TYPES, { error: `is none of ${LICENCE_TYPES.join(', ')}` }),
    seats: count(10_000).optional(),
    issued: moment,
    works_until: moment.nullable().default(null),
    updates_until: moment.nullable().default(null),
    state: z
      .enum(['active', 'suspended', 'revoked'], { error: 'is none of active, suspended, revoked' })
      .default('active'),
  })
  .superRefine(({ licence_type, works_until, issued }, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', path: ['works_until'], message });
    if (isLifetime(licence_type) && works_until) say('is given, and a lifetime licence has no end');
    if (!isLifetime(licence_type) && !works_until) say('is missing, and a licence for a term ends');
    if (works_until && works_until <= issued) say('is not after issued');
  })
  .transform(({ id, seats, updates_until, ...line }) => ({
    ...line,
    id: id ?? line.key,
    seats: seats ?? (line.licence_type === 'Lifetime+5PC' ? 5 : 1),
    updates_until: updates_until ?? line.works_until,
  }));

export type LicenceLine = z.infer<typeof licenceLine>;
