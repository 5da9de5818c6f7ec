import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectActingsOf } from './queries.ts';

/** So many of them a member is shown. */
const SHOWN = 20;

/** Support has looked into a member's account. */
export interface ListedActing {
  id: string;
  begunAt: Date;
  reason: string;
  /** It goes on, and the member may end it. */
  here: boolean;
}

/** When support has looked into a member's account and why, the last first. */
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
