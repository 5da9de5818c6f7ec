import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { selectOver, takeEnded } from './queries.ts';
import { staffOf } from './staff-of.ts';

/**
 * Writes down the ends of those that are over: by their time, by a button, or because somebody took them away. Each in a
 * transaction of its own, so that it waits for nobody while it holds one: those that are ended at that moment, by their member, by
 * who leaves the staff or by another storefront, are held several at a time.
 */
export async function settleActings({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  for (const id of await selectOver(db, clock.now())) {
    await db.transaction(async (tx) => {
      const ended = await takeEnded(tx, id, clock.now());
      if (!ended) return;
      await writeAudit(tx, staffOf(ended), {
        action: 'member.act_end',
        subject: { kind: 'member', id: ended.memberId },
        before: { acting: ended.id },
        after: { early: ended.early },
        at: ended.endedAt ?? clock.now(),
      });
    });
  }
}
