import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { endMergedAccount, lockAccounts, takeProfile } from '../accounts/desk/merge-accounts.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { handOverThings } from '../hand-over-account.ts';
import { handOverCoupons } from '../pricing/hand-over-coupons.ts';
import { mayAct } from '../staff/may-act.ts';
import { gatherLater } from './gather-later.ts';
import { mergedMail } from './job-kinds.ts';
import { keepMerge } from './keep-merge.ts';
import { memberReason } from './member-reason.ts';
import type { MergeProblem, MergeSide } from './merge.ts';
import { readMerge } from './preview-merge.ts';

export type MergeRefusal =
  | 'not_allowed'
  | 'not_found'
  | 'same_member'
  | 'reason_missing'
  | 'merge_changed'
  | MergeProblem;

/**
 * Merges two accounts of one person. Everything of the lost account passes to the kept one, which keeps its address and ways
 * in; the lost one's sessions, links and ways in end. Both addresses get a mail. A job gathers what requests under way still
 * write for the lost account.
 * @param shown of the preview that staff have seen: if anything in it has changed since, nothing is done.
 */
export async function mergeMembers(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  actor: Actor,
  { keptId, lostId, shown, reason }: { keptId: string; lostId: string; shown: string; reason: string },
): Promise<{ ok: true } | { ok: false; error: MergeRefusal }> {
  const why = memberReason.safeParse(reason);
  return db.transaction(async (tx) => {
    if (!(await mayAct(tx, actor, 'member_merge'))) return { ok: false, error: 'not_allowed' };
    if (keptId === lostId) return { ok: false, error: 'same_member' };
    if (!why.success) return { ok: false, error: 'reason_missing' };
    const [kept, lost] = await lockAccounts(tx, [keptId, lostId]);
    const before = kept && lost && (await readMerge({ db: tx, clock }, { keptId, lostId }));
    if (!before) return { ok: false, error: 'not_found' };
    if (before.problem) return { ok: false, error: before.problem };
    if (before.shown !== shown) return { ok: false, error: 'merge_changed' };
    const at = clock.now();
    await handOverThings(tx, { from: lostId, to: keptId, isProved: true });
    await handOverCoupons(tx, { from: lost.email, to: kept.email });
    await keepMerge(tx, { from: lostId, to: keptId }, at);
    await endMergedAccount(tx, { lostId, keptId }, at);
    await takeProfile(tx, { lost, kept }, at);
    await writeAudit(tx, actor, {
      action: 'member.merge',
      subject: { kind: 'member', id: keptId },
      before: {
        ...counted(before.kept),
        other: lostId,
        otherHad: Object.entries(counted(before.lost)).map(String),
      },
      after: { other: null, reason: why.data },
      at,
    });
    for (const { email, locale } of [kept, lost]) {
      await jobs.send(tx, mergedMail, {
        to: email,
        locale,
        kept: kept.email,
        lost: lost.email,
        lostId,
        at: at.toISOString(),
      });
    }
    await gatherLater(jobs, tx, lostId, at);
    return { ok: true };
  });
}

const counted = ({ orders, licences, subscriptions, trials, notes }: MergeSide) => ({
  ...{ orders, licences, subscriptions, trials, notes },
});
