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
 * Gives all that an account has to another one which has proved its address, in the transaction that ends it and holds both.
 * Coupons that were made for the address stay its own, which the other one has from now on.
 * @param given.isProved somebody is logged in to it, maybe: what a request that was under way still writes for it is gathered
 * by a job
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
 * Makes everything of one member another one's, in the order in which all of it is locked everywhere: orders, subscriptions,
 * licences. What is there already stays; twice is as once.
 * @param isProved the one that gives is somebody's, whose card is their own; else guests have begun what it has.
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
