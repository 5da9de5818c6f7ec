import type { Db } from '@spindle/platform/database.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import { assignOrder } from '../orders/assign-order.ts';
import type { Order } from '../orders/order.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import { taxOnPayment } from '../tax/tax-on-payment.ts';
import type { FulfilDeps } from './deps.ts';
import { namesOfGift } from './names-of-gift.ts';

/**
 * Grants an order: settles its tax, creates a guest's account and issues the licences, for a gift to its recipient. Then calls
 * the modules, which may queue a mail, for example. Runs in the transaction that has just moved the order to paid, because only
 * one caller can make that move.
 */
export async function grantOrder(
  tx: Db,
  deps: Pick<FulfilDeps, 'ensureMember' | 'grantsItself' | 'tellFulfilled'>,
  order: Order,
  now: Date,
): Promise<{ memberId: string }> {
  // Callers check this before they move the order to paid; an account without an address must not be created.
  if (!order.email) throw new Error(`order ${order.number} has no address`);
  await taxOnPayment(tx, order, now);
  const { owner, recipientId } = await peopleOf(tx, deps, order);
  const byMember = await isByMember(tx, order);
  const nameOf = await namesOfGift(tx, order);
  await assignOrder(tx, order.id, { memberId: owner.memberId, accountCreated: owner.created });
  for (const line of order.lines) {
    // A module only extends the buyer's own licences, so it is not asked about a gift.
    if (order.giftEmail === null && (await deps.grantsItself(tx, order, line))) continue;
    const { id: lineId, pid, licenceType, quantity } = line;
    const productName = nameOf(line);
    for (let ordinal = 1; ordinal <= quantity; ordinal += 1) {
      const origin = { source: 'order', orderId: order.id, sourceId: lineId, ordinal } as const;
      const licence = { memberId: recipientId, pid, productName, licenceType, byMember };
      await issueLicence(tx, licence, origin, now);
    }
  }
  const { memberId, created: accountCreated } = owner;
  await deps.tellFulfilled(tx, { ...order, memberId, accountCreated, byGuest: order.memberId === null });
  return { memberId: owner.memberId };
}

/**
 * Whether the member who gets the licences has bought them: they were logged in when the order was placed, and it was not paid
 * with the card of a guest who has begun a subscription with their address.
 */
async function isByMember(tx: Db, { id, memberId, giftEmail }: Order): Promise<boolean> {
  if (memberId === null || giftEmail !== null) return false;
  const payment = await paidPaymentOfOrder(tx, id);
  return !payment || payment.guestOrderId === null;
}

/**
 * The buyer's account, and the account that gets the licences: the buyer's own, or that of a gift's recipient, which is created
 * like a guest's. Accounts are created in the order of their addresses, so that two buyers who give to each other don't deadlock.
 */
async function peopleOf(
  tx: Db,
  { ensureMember }: Pick<FulfilDeps, 'ensureMember'>,
  { email, memberId, locale, giftEmail, giftLocale }: Order,
): Promise<{ owner: { memberId: string; created: boolean }; recipientId: string }> {
  const accounts = new Map<string, { memberId: string; created: boolean }>();
  const guest = memberId === null ? [{ email, locale }] : [];
  const recipient = giftEmail === null ? [] : [{ email: giftEmail, locale: giftLocale ?? locale }];
  for (const person of [...guest, ...recipient].toSorted((one, other) =>
    one.email < other.email ? -1 : 1,
  )) {
    accounts.set(person.email, await ensureMember(tx, person));
  }
  const owner = memberId === null ? accounts.get(email) : { memberId, created: false };
  if (!owner) throw new Error('a buyer without an account');
  const { memberId: recipientId = owner.memberId } = (giftEmail !== null && accounts.get(giftEmail)) || {};
  return { owner, recipientId };
}
