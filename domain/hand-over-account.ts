import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { writeAudit } from './audit/write-audit.ts';
import { handOverLicences } from './licences/hand-over-licences.ts';
import { gatherLater } from './members/gather-later.ts';
import { handOverNotes } from './members/hand-over-notes.ts';
import { keepMerge } from './members/keep-merge.ts';
import { handOverRecords } from './moving-in/hand-over-records.ts';
import { handOverOrders } from './orders/hand-over-orders.ts';
import { handOverSubscriptions } from './subscriptions/hand-over-subscriptions.ts';
import { handOverTrials } from './trials/hand-over-trials.ts';

/**
 * Hands over everything of an account to another one that has proved its address, in the transaction that ends it and holds
 * both. Coupons made for the address stay with the address, which now belongs to the other account.
 * @param given.isProved somebody may be logged in to it, so a job gathers what requests under way still write for it
 */
export async function handOverAccount(
  { clock, jobs }: { clock: Clock; jobs: Jobs },
  tx: Db,
  { isProved, ...accounts }: { from: string; to: string; isProved: boolean },
): Promise<void> {
  const at = clock.now();
  await handOverThings(tx, { ...accounts, isProved });
  await keepMerge(tx, accounts, at);
  if (isProved) await gatherLater(jobs, tx, accounts.from, at);
  await writeAudit(
    tx,
    { kind: 'system', name: 'accounts' },
    {
      action: 'member.merge',
      subject: { kind: 'member', id: accounts.to },
      before: { other: accounts.from },
      after: { other: null },
      at,
    },
  );
}

/**
 * Hands over everything of one member to another, in the order in which all code locks it: orders, subscriptions, licences.
 * What the receiver has stays. Idempotent.
 * @param isProved whether somebody has proved that the giving account is theirs, so that its card is their own; otherwise
 * guests have begun what it has.
 */
export async function handOverThings(
  tx: Db,
  { isProved, ...accounts }: { from: string; to: string; isProved: boolean },
): Promise<void> {
  await handOverOrders(tx, accounts);
  await handOverSubscriptions(tx, { ...accounts, isProved });
  await handOverLicences(tx, accounts);
  await handOverTrials(tx, accounts);
  await handOverRecords(tx, accounts);
  await handOverNotes(tx, accounts);
}
