import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isPrintable } from '../../licences/activation/device.ts';
import { KEY_MAX } from '../../licences/licence-key.ts';
import { foreignId, given, moment, text } from './field.ts';

/** A computer that uses a seat. */
export const deviceLine = z
  .object({
    /** If the other system has none, a digest of `licence` and `machine`. */
    id: foreignId.optional(),
    /** The key of the licence. */
    licence: text(KEY_MAX),
    /** The program's identifier of the computer, exactly as the program sends it to this shop. */
    machine: given.min(16, 'is shorter than 16 characters: no program can tell that').max(256),
    name: text(80).refine(isPrintable).default('PC'),
    system: z.enum(['win', 'mac'], { error: 'is neither win nor mac' }).default('win'),
    activated: moment,
    last_seen: moment.optional(),
  })
  .transform(({ id, last_seen, ...line }) => ({
    ...line,
    id: id ?? createHash('sha256').update(`${line.licence}\n${line.machine}`).digest('base64url'),
    last_seen: last_seen ?? line.activated,
  }));

export type DeviceLine = z.infer<typeof deviceLine>;
