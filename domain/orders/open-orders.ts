import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import type { ErasurePart } from '../privacy/holding.ts';
import { ofOrder } from '../privacy/holding.ts';
import { ofGiven } from './holds.ts';
import { hasOpenOrder } from './queries/lists.ts';
import { orders } from './tables.ts';

/**
 * Whether a person has orders, or gifts to them, that may still be paid or are in review. Neither lasts for ever: an unpaid order
 * is cancelled when its payment page has closed.
 */
export const openOrders: ErasurePart['inTheWay'] = async (tx: Db, subject) =>
  (await hasOpenOrder(tx, sql`(${ofOrder(orders.id)(subject)} or ${ofGiven(subject)})`)) ? ['order'] : [];
