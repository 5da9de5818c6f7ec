import type { Db } from '@spindle/platform/database.ts';
import { type ErasurePart, ofOrder } from '../privacy/holding.ts';
import { hasUndecided } from './disputes/queries.ts';
import { disputes } from './disputes/tables.ts';
import { hasRequested } from './refunds/queries.ts';
import { refunds } from './refunds/tables.ts';

/** Whether a person's orders have refunds under way or disputes that a bank has still to decide. */
export const openMoney: ErasurePart['inTheWay'] = async (tx: Db, subject) => [
  ...((await hasRequested(tx, ofOrder(refunds.orderId)(subject))) ? (['refund'] as const) : []),
  ...((await hasUndecided(tx, ofOrder(disputes.orderId)(subject))) ? (['dispute'] as const) : []),
];
