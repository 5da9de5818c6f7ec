import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { isErased, type Order } from '../orders/order.ts';
import { mayAct } from '../staff/may-act.ts';

/** Whether staff may see the documents of an order: with `invoices`, or, if the buyer was erased, only with `books`. */
export function maySeeDocuments(
  db: Db,
  actor: Actor,
  order: Pick<Order, 'email'> | undefined,
): Promise<boolean> {
  return mayAct(db, actor, order && isErased(order) ? 'books' : 'invoices');
}
