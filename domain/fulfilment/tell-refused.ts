import type { Db } from '@spindle/platform/database.ts';
import type { Order } from '../orders/order.ts';
import type { FulfilDeps } from './deps.ts';
import { refusalMail } from './job-kinds.ts';

/** Tells buyer and modules that an order was refused and refunded, in the transaction that has locked it. */
export async function tellRefused(
  tx: Db,
  deps: Pick<FulfilDeps, 'jobs' | 'tellTakenBack'>,
  { id: orderId, lines }: Order,
): Promise<void> {
  await deps.tellTakenBack(
    tx,
    lines.map(({ id }) => id),
    'refund',
  );
  await deps.jobs.send(tx, refusalMail, { orderId });
}
