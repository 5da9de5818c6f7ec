import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { takeEnded } from './queries.ts';
import { staffOf } from './staff-of.ts';

/** Writes down the ends of those that are over: by their time, by a button, or because somebody took them away. */
export async function settleActings({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db.transaction(async (tx) => {
    for (const ended of await takeEnded(tx, clock.now())) {
      await writeAudit(tx, staffOf(ended), {
        action: 'member.act_end',
        subject: { kind: 'member', id: ended.memberId },
        before: { acting: ended.id },
        after: { early: ended.early },
        at: ended.endedAt ?? clock.now(),
      });
    }
  });
}
