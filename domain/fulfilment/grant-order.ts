import type { Db } from '@spindle/platform/database.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import { assignOrder } from '../orders/assign-order.ts';
import type { Order } from '../orders/order.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import type { FulfilDeps } from './deps.ts';
import { namesOfGift } from './names-of-gift.ts';

/**
 * Gives the buyer what the order says: the account of a guest and the licences, which are somebody else's where it is a
 * gift; the modules add what follows, such as a mail. For the transaction
 * that has just moved the order to paid, because that move lets one caller through and nobody after it.
 */
export async function grantOrder(
  tx: Db,
  deps: Pick<FulfilDeps, 'ensureMember' | 'grantsItself' | 'tellFulfilled'>,
  order: Order,
  now: Date,
): Promise<{ memberId: string }> {
  // Checked by whoever moves an order to paid; an account of nobody must not be made.
  if (!order.email) throw new Error(`order ${order.number} has no address`);
  const { owner, recipientId } = await peopleOf(tx, deps, order);
  const byMember = await isByMember(tx, order);
  const nameOf = await namesOfGift(tx, order);
  await assignOrder(tx, order.id, { memberId: owner.memberId, accountCreated: owner.created });
  for (const line of order.lines) {
    // What extends a licence of the buyer's own is no gift.
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
 * Whether who gets the licences has bought them: logged in when the order was placed, and not with the card of a guest
 * who has begun a subscription at their address.
 */
async function isByMember(tx: Db, { id, memberId, giftEmail }: Order): Promise<boolean> {
  if (memberId === null || giftEmail !== null) return false;
  const payment = await paidPaymentOfOrder(tx, id);
  return !payment || payment.guestOrderId === null;
}

/**
 * Who buys, and whose the licences are: the buyer's, or those of whom they are a gift for, who gets an account as a guest
 * does. Accounts are made in the order of their addresses: two who give to each other would wait for each other.
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
