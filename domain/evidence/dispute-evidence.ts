import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { checkoutRecord } from '../checkout/checkout-record.ts';
import { invoicesOfOrders } from '../invoices/invoices-of-orders.ts';
import { devicesOfLicence } from '../licences/activation/devices-of-licence.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import type { MailTopic } from '../mail/mail-topic.ts';
import { mailsAbout } from '../mail/mails-about.ts';
import { findOrder } from '../orders/find-order.ts';
import { isErased } from '../orders/order.ts';
import { findDispute } from '../payments/disputes/find-dispute.ts';
import { paymentsOfOrder } from '../payments/payments-of-order.ts';
import { refundsOfOrder } from '../payments/refunds/refunds-of-order.ts';
import { mayAct } from '../staff/may-act.ts';
import { agreementOfOrder } from '../subscriptions/agreements/agreement-of-order.ts';
import { agreementsUntil } from '../subscriptions/agreements/agreements-until.ts';
import { selectFirstPeriod } from '../subscriptions/periods/queries.ts';
import { subscriptionsOfLines } from '../subscriptions/subscriptions-of-lines.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import { writeEvidence } from './write-evidence.ts';

/** What the shop holds about a disputed order, as a text for the bank. For staff with `orders`; it changes nothing. */
export async function disputeEvidence(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { disputeId }: { disputeId: string },
): Promise<
  { ok: true; orderNumber: string; text: string } | { ok: false; error: 'not_allowed' | 'not_found' }
> {
  if (!(await mayAct(db, actor, 'orders'))) return { ok: false, error: 'not_allowed' };
  const dispute = await findDispute(db, disputeId);
  const order = dispute && (await findOrder(db, dispute.orderId));
  if (!order) return { ok: false, error: 'not_found' };
  const licences = await licencesOfOrder({ db, clock }, order.id);
  const subscriptions = await subscriptionsOfLines(
    db,
    order.lines.map(({ id }) => id),
  );
  const [subscription] = subscriptions;
  const own = await checkoutRecord(db, order.id);
  // A renewal goes through no checkout: what its buyer agreed to is in that of the first order.
  const first = subscription && (await selectFirstPeriod(db, subscription.id));
  const begun = first && (await checkoutRecord(db, first.orderId));
  const about = [
    `order ${order.id}`,
    ...subscriptions.map(({ id }) => `subscription ${id}`),
  ] as MailTopic['about'][];
  const mails = (await Promise.all(about.map((topic) => mailsAbout(db, topic)))).flat();
  const agreement = await agreementOfOrder(db, order.id);
  const earlier = subscription ? await agreementsUntil(db, subscription.id, order.placedAt) : [];
  const text = writeEvidence({
    ...{ dispute, order },
    payments: await paymentsOfOrder(db, order.id),
    refunds: await refundsOfOrder(db, order.id),
    invoices: await invoicesOfOrders(db, [order.id]),
    record: own ?? begun,
    renewalMinor: own ? null : (first?.renewalMinor ?? null),
    agreements: [...earlier.filter(({ orderId }) => orderId !== order.id), ...(agreement ? [agreement] : [])],
    // An erased buyer is known only to the books.
    tax: isErased(order) ? undefined : await taxOfOrder(db, order.id),
    mails: mails
      .filter(({ sentAt }) => sentAt <= dispute.openedAt)
      .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime()),
    licences: await Promise.all(
      licences.map(async (licence) => ({ licence, devices: await devicesOfLicence(db, licence.id) })),
    ),
  });
  return { ok: true, orderNumber: order.number, text };
}
