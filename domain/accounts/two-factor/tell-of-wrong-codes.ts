import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import {
  KNOWN_FACTOR_TRIES_A_DAY,
  SECOND_FACTOR_TRIES_A_DAY,
  TOLD_WRONG_CODES,
  WRONG_CODES_MAIL,
} from '../limits.ts';

/** Mails a member, once a day, that somebody has got past the first step of their log-in and guesses at the second. */
export async function tellOfWrongCodes(
  { db, clock, jobs, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  { memberId, isKnown }: { memberId: string; isKnown: boolean },
): Promise<void> {
  const who = { account: memberId };
  const wrong = await limits.used(isKnown ? KNOWN_FACTOR_TRIES_A_DAY : SECOND_FACTOR_TRIES_A_DAY, who);
  if (wrong < TOLD_WRONG_CODES || !(await limits.take(WRONG_CODES_MAIL, who)).ok) return;
  await jobs.send(db, securityNotice, { memberId, what: 'codes_wrong', at: clock.now().toISOString() });
}
