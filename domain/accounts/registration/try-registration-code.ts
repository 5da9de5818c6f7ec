import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import { CODE_BY_ADDRESS_AND_IP, CODE_BY_IP } from '../limits.ts';
import { returnRegistrationAttempt, takeRegistrationAttempt } from './queries.ts';
import { isRegistrationCode } from './registration-code.ts';

/** This network has tried the code too often, but can ask for another one (see `startRegistration`). */
export interface CodeSpent {
  ok: false;
  error: 'code_spent';
  /** By then the code has expired too; until then it is refused. */
  retryAfterSeconds: number;
}

export interface RegistrationTry {
  email: string;
  code: string;
  /** Which of the mailed codes it is, as given when asking for it. */
  renewal?: number | undefined;
  ip: string;
}

/**
 * Is this the code that was mailed to the address? A wrong one counts against the network it comes from, and towards the total
 * after which the address gets a longer code. Both are counted before the code is compared, so that simultaneous guesses
 * count, too. A try is compared with one of the mailed codes only, the one it names, so that renewed codes do not make
 * guessing easier.
 */
export async function tryRegistrationCode(
  { db, clock, limits, secret }: { db: Db; clock: Clock; limits: Limits; secret: string },
  { email, code, renewal = 0, ip }: RegistrationTry,
): Promise<{ ok: true; registrationId: string } | { ok: false; error: 'code_wrong' } | CodeSpent | TooMany> {
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip }]]);
  if (limited) return limited;
  const tried = await limits.take(CODE_BY_ADDRESS_AND_IP, { account: email, ip });
  if (!tried.ok) return { ok: false, error: 'code_spent', retryAfterSeconds: tried.retryAfter };
  const pending = await takeRegistrationAttempt(db, { email, now: clock.now() });
  if (!pending || !isRegistrationCode(secret, { ...pending, renewal }, code)) {
    return { ok: false, error: 'code_wrong' };
  }
  // Right codes do not count: a code is needed for two steps, and steps are repeated.
  await returnRegistrationAttempt(db, pending.id);
  await limits.giveBack(CODE_BY_ADDRESS_AND_IP, { account: email, ip }, 1);
  return { ok: true, registrationId: pending.id };
}
