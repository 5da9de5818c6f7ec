import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { isErased, type Order } from '../orders/order.ts';
import { mayAct } from '../staff/may-act.ts';

/** Whether staff see the documents of an order: with `invoices`; those of a buyer who was erased with `books` alone. */
export function maySeeDocuments(
  db: Db,
  actor: Actor,
  order: Pick<Order, 'email'> | undefined,
): Promise<boolean> {
  return mayAct(db, actor, order && isErased(order) ? 'books' : 'invoices');
}
