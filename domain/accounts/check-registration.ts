import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { consumeLimits, type TooMany } from './consume-limits.ts';
import { CODE_BY_IP } from './limits.ts';
import { returnRegistrationAttempt, takeRegistrationAttempt } from './queries.ts';
import { CODE_ATTEMPTS, isRegistrationCode } from './registration-code.ts';

/** Second step: is this the mailed code? It stays usable for the third step. */
export async function checkRegistration(
  { db, clock, limits, secret }: { db: Db; clock: Clock; limits: Limits; secret: string },
  { email, code, ip }: { email: string; code: string; ip: string },
): Promise<{ ok: true } | { ok: false; error: 'code_wrong' } | TooMany> {
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip }]]);
  if (limited) return limited;
  const id = await takeRegistrationAttempt(db, { email, now: clock.now(), limit: CODE_ATTEMPTS });
  if (!id || !isRegistrationCode(secret, id, code)) return { ok: false, error: 'code_wrong' };
  await returnRegistrationAttempt(db, id);
  return { ok: true };
}
