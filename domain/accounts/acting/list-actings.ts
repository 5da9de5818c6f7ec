import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectActingsOf } from './queries.ts';

/** How many a member is shown. */
const SHOWN = 20;

/** One time that support looked into a member's account. */
export interface ListedActing {
  id: string;
  begunAt: Date;
  reason: string;
  /** It is still under way, and the member may end it. */
  here: boolean;
}

/** When and why support looked into a member's account, latest first. */
export async function listActings(
  { db, clock }: { db: Db; clock: Clock },
  { memberId }: { memberId: string },
): Promise<ListedActing[]> {
  const now = clock.now();
  const rows = await selectActingsOf(db, memberId, SHOWN);
  return rows.flatMap(({ id, begunAt, reason, tokenHash, until }) =>
    begunAt && until ? [{ id, begunAt, reason, here: tokenHash !== null && until > now }] : [],
  );
}
