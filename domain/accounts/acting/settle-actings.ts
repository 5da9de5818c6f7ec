import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { selectOver, takeEnded } from './queries.ts';
import { staffOf } from './staff-of.ts';

/**
 * Audits the end of all actings that are over: by their time, by a button, or because somebody ended them. Each has a
 * transaction of its own, so that this never waits while it holds one: the member, staff who leave, or another storefront may
 * be holding several at that moment.
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
