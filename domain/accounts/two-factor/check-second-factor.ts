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

/** Leaves the transaction without a trace. */
class NotOpened extends Error {}

/**
 * Is this a code of the member's app, or one of their recovery codes? Either is used up by it, also when it comes twice
 * at once. The member is told of many wrong ones: only who has proved the first factor, or has a session, comes here.
 * @param given.knownBy the session of the member in which it is given, or the browser that they have logged in with before. Each has
 * tries of its own, so that a stolen session uses up none of those that the owner has elsewhere.
 * @param open what the code opens, in the transaction that uses it up: who is stopped in between has lost no code, nor has who
 * finds that it can't be opened any more (false)
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
  // Right ones are no guesses, also where they open nothing.
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
