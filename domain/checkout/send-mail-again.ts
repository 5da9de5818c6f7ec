import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOrder } from '../orders/find-order.ts';
import { isFulfilled } from '../orders/order.ts';
import { mayAct } from '../staff/may-act.ts';
import { findCheckoutOfOrder } from './find-checkout-of-order.ts';
import { giftMail, orderMail } from './job-kinds.ts';

/**
 * Sends the mail with an order's keys again, only to the address of its member, or the mail of a gift to its recipient. For staff
 * with `orders`.
 * @param requestKey key of the form: a form that is sent twice sends one mail.
 */
export async function sendMailAgain(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  actor: Actor,
  { orderId, kind, requestKey }: { orderId: string; kind: 'key' | 'gift'; requestKey: string },
): Promise<{ ok: true; orderNumber: string } | { ok: false; error: 'not_allowed' | 'no_such_mail' }> {
  if (!(await mayAct(db, actor, 'orders'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    const to = kind === 'key' ? order?.email : order?.giftEmail;
    // The address is empty if its owner was erased.
    const hasMail = order && isFulfilled(order) && Boolean(to);
    if (!hasMail || !(await findCheckoutOfOrder(tx, orderId))) return { ok: false, error: 'no_such_mail' };
    await jobs.send(tx, kind === 'key' ? orderMail : giftMail, { orderId, again: requestKey });
    await writeAudit(tx, actor, {
      action: 'order.mail',
      subject: { kind: 'order', id: orderId },
      before: null,
      after: { mail: kind, request: requestKey },
      at: clock.now(),
    });
    return { ok: true, orderNumber: order.number };
  });
}
