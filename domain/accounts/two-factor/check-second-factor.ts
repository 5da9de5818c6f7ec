import type { Db } from '@spindle/platform/database.ts';
import type { Counted, Limit } from '@spindle/platform/limits.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import {
  ALL_KNOWN_FACTOR_TRIES_A_DAY,
  KNOWN_FACTOR_TRIES,
  KNOWN_FACTOR_TRIES_A_DAY,
  SECOND_FACTOR_TRIES,
  SECOND_FACTOR_TRIES_A_DAY,
} from '../limits.ts';
import { lockMember } from '../queries.ts';
import { findTotp, takeRecoveryCode, takeStep } from './queries.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { tellOfWrongCodes } from './tell-of-wrong-codes.ts';
import { openTotp, stepOfCode } from './totp.ts';

/** Rolls the transaction back. */
class NotOpened extends Error {}

/**
 * Is this a code of the member's app, or one of their recovery codes? If so it is used up; of two simultaneous uses one
 * counts. The member is told when there are many wrong codes: only somebody with the first factor, or with a session, gets here.
 * @param given.knownBy the member's session in which it is given, or the browser that they have logged in with before. Each has
 * tries of its own, so that a stolen session uses up none of the owner's tries elsewhere.
 * @param open does what the code is for, in the transaction that uses it up, so that a crash in between loses no code; nor is
 * one lost if this returns false because it can't be done any more
 */
export async function checkSecondFactor(
  { db, clock, jobs, limits, secret }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'secret'>,
  {
    memberId,
    code,
    knownBy,
  }: { memberId: string; code: string; knownBy?: Pick<Counted, 'session' | 'device'> | undefined },
  open: (tx: Db) => Promise<boolean> = async () => true,
): Promise<{ ok: true } | { ok: false; error: 'code_wrong' | 'not_opened' } | TooMany> {
  const counted = triesOf(memberId, knownBy);
  const limited = await consumeLimits(limits, counted);
  if (limited) return limited;
  const trying = db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    if (!(await takeAppCode(tx)) && !(await takeRecovery(tx))) return 'code_wrong';
    if (!(await open(tx))) throw new NotOpened();
    return undefined;
  });
  const error = await trying.catch((thrown: unknown) => {
    if (thrown instanceof NotOpened) return 'not_opened' as const;
    throw thrown;
  });
  if (error === 'code_wrong') {
    await tellOfWrongCodes({ db, clock, jobs, limits }, { memberId, isKnown: knownBy !== undefined });
    return { ok: false, error };
  }
  // Right codes are no guesses, even if they open nothing.
  for (const [limit, who] of counted) await limits.giveBack(limit, who, 1);
  return error ? { ok: false, error } : { ok: true };

  async function takeAppCode(tx: Db): Promise<boolean> {
    const sealed = await findTotp(tx, memberId, 'on');
    if (sealed === undefined) return false;
    const step = stepOfCode(openTotp(secret, sealed, memberId), code, clock.now());
    return step !== undefined && takeStep(tx, memberId, step);
  }

  async function takeRecovery(tx: Db): Promise<boolean> {
    if (!(await takeRecoveryCode(tx, memberId, hashRecoveryCode(secret, memberId, code)))) return false;
    const at = clock.now().toISOString();
    await jobs.send(tx, securityNotice, { memberId, what: 'recovery_code_used', at });
    return true;
  }
}

/** One's own limits come first: a try that they refuse takes nothing of what all known ones share. */
function triesOf(
  memberId: string,
  knownBy: Pick<Counted, 'session' | 'device'> | undefined,
): (readonly [Limit, Counted])[] {
  const member = { account: memberId };
  if (!knownBy) {
    return [
      [SECOND_FACTOR_TRIES, member],
      [SECOND_FACTOR_TRIES_A_DAY, member],
    ];
  }
  const one = { ...member, ...knownBy };
  return [
    [KNOWN_FACTOR_TRIES, one],
    [KNOWN_FACTOR_TRIES_A_DAY, one],
    [ALL_KNOWN_FACTOR_TRIES_A_DAY, member],
  ];
}
