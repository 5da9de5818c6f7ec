import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from '../../licences/licence.ts';
import { selectSubscriptionOfLicence } from '../queries.ts';
import { GRACE_MS } from './steps.ts';

/**
 * How far an answer to a program goes beyond now, in ms. More than a day, because a computer's clock may be a day wrong, and a
 * program asks once a day.
 */
const LEAVE_MS = 2 * 86_400_000;

/**
 * Until when programs may use a licence whose period is over while the job that renews it has not begun: it waits for its
 * minute, behind other jobs, or because the workers are down. The job then lends the licence its grace (`lendGrace`), and the
 * leave never goes beyond that. Who has cancelled or paused gets none.
 * @returns undefined if no renewal of this licence is coming
 */
export async function leaveOfRenewal(
  { db, clock }: { db: Db; clock: Clock },
  { id, worksUntil }: Pick<Licence, 'id' | 'worksUntil'>,
): Promise<Date | undefined> {
  const subscription = await selectSubscriptionOfLicence(db, id);
  if (subscription?.state !== 'active') return undefined;
  const { periodEnd } = subscription;
  // A licence that stopped before its period was over, for example because of a refund, gets no grace either.
  if (!worksUntil || worksUntil < periodEnd) return undefined;
  const now = clock.now().getTime();
  const until = new Date(Math.min(now + LEAVE_MS, periodEnd.getTime() + GRACE_MS));
  return until.getTime() > now ? until : undefined;
}
