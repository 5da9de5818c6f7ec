import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { writeAudit } from './audit/write-audit.ts';
import { handOverLicences } from './licences/hand-over-licences.ts';
import { handOverOrders } from './orders/hand-over-orders.ts';
import { handOverSubscriptions } from './subscriptions/hand-over-subscriptions.ts';
import { handOverTrials } from './trials/hand-over-trials.ts';

/**
 * Gives all that an account has which nobody has ever proved to another one, in the transaction that deletes it and holds
 * both. In the order in which all of it is locked everywhere: orders, subscriptions, licences.
 */
export async function handOverAccount(
  { clock }: { clock: Clock },
  tx: Db,
  accounts: { from: string; to: string },
): Promise<void> {
  await handOverOrders(tx, accounts);
  await handOverSubscriptions(tx, accounts);
  await handOverLicences(tx, accounts);
  await handOverTrials(tx, accounts);
  await writeAudit(
    tx,
    { kind: 'system', name: 'accounts' },
    {
      action: 'member.merge',
      subject: { kind: 'member', id: accounts.to },
      before: { other: accounts.from },
      after: { other: null },
      at: clock.now(),
    },
  );
}
