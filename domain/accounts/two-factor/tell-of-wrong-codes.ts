import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { ALL_KNOWN_FACTOR_TRIES_A_DAY, SECOND_FACTOR_TRIES_A_DAY, TOLD_WRONG_CODES } from '../limits.ts';

/** Tells a member by mail, once a day, that somebody who has the first factor, or a session, is guessing at the second. */
export async function tellOfWrongCodes(
  { db, clock, jobs, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  { memberId, isKnown }: { memberId: string; isKnown: boolean },
): Promise<void> {
  const limit = isKnown ? ALL_KNOWN_FACTOR_TRIES_A_DAY : SECOND_FACTOR_TRIES_A_DAY;
  if ((await limits.used(limit, { account: memberId })) < TOLD_WRONG_CODES) return;
  // Every further wrong code sends the job again, in case one got lost; those of a day become one mail (`sendOnce`).
  const day = clock.now();
  day.setUTCHours(0, 0, 0, 0);
  await jobs.send(db, securityNotice, { memberId, what: 'codes_wrong', at: day.toISOString() });
}
