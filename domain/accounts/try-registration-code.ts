import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { consumeLimits, type TooMany } from './consume-limits.ts';
import { CODE_BY_ADDRESS_AND_IP, CODE_BY_IP } from './limits.ts';
import { returnRegistrationAttempt, takeRegistrationAttempt } from './queries.ts';
import { isRegistrationCode } from './registration-code.ts';

/**
 * Is this the code that was mailed to the address? A wrong one counts for the network it comes from, and
 * towards the total after which the address gets a longer code. Both are counted before the code is looked
 * at, so guesses that come at once are counted too.
 */
export async function tryRegistrationCode(
  { db, clock, limits, secret }: { db: Db; clock: Clock; limits: Limits; secret: string },
  { email, code, ip }: { email: string; code: string; ip: string },
): Promise<{ ok: true; registrationId: string } | { ok: false; error: 'code_wrong' } | TooMany> {
  const limited = await consumeLimits(limits, [
    [CODE_BY_IP, { ip }],
    [CODE_BY_ADDRESS_AND_IP, { account: email, ip }],
  ]);
  if (limited) return limited;
  const pending = await takeRegistrationAttempt(db, { email, now: clock.now() });
  if (!pending || !isRegistrationCode(secret, pending, code)) return { ok: false, error: 'code_wrong' };
  // A right code does not count: it is needed for two steps, and steps are repeated.
  await returnRegistrationAttempt(db, pending.id);
  await limits.giveBack(CODE_BY_ADDRESS_AND_IP, { account: email, ip }, 1);
  return { ok: true, registrationId: pending.id };
}
