import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from '../../accounts/find-address.ts';
import { fulfilFreeOrder } from '../../fulfilment/fulfil-free-order.ts';
import { keyOfOrder } from '../../orders/key-of-order.ts';
import type { Order } from '../../orders/order.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { creditsOf } from '../../payments/credits/credits-of.ts';
import { writeCredits } from '../../payments/credits/write-credits.ts';
import { decideTax } from '../../tax/decide-tax.ts';
import { writeOrderTax } from '../../tax/write-order-tax.ts';
import type { RenewDeps } from '../deps.ts';
import { updateSubscription } from '../queries.ts';
import type { Subscription } from '../subscription.ts';
import { leavePeriod, spendGood } from '../switch/carry-over.ts';
import { checkOf, NOT_ASKED, type VatRecheck } from './ask-vat-id.ts';
import { buyerOfNext, type PeriodBuyer } from './buyer-of-next.ts';
import type { PlacedPeriod } from './period.ts';
import { insertPeriod, selectLastPeriod } from './queries.ts';

/** Prefix of the idempotency keys of orders that subscriptions place. */
const PLACED_FOR = 'subscription';

/** Whether an order was placed for a period of a subscription, even if that period was dropped since. */
export async function isForPeriod(db: Db, orderId: string): Promise<boolean> {
  return (await keyOfOrder(db, orderId))?.startsWith(`${PLACED_FOR} `) === true;
}

/** What a period costs, and the credit balance after it; minor units. */
export interface PeriodPrice {
  priceMinor: number;
  /** How much of the price is paid from the member's credit balance. */
  creditMinor: number;
  /** What is left of the credit balance. */
  balanceMinor: number;
  /** What the period after this one costs; null where none follows. */
  renewalMinor: number | null;
}

/** A period that ends early, and how much of it becomes credit (`leavePeriod`). */
export type LeftPeriod = Omit<Parameters<typeof leavePeriod>[1], 'byLineId'>;

/**
 * Places the order of a period, in the transaction that has locked the subscription. If credit pays for all of it, the order
 * is fulfilled at once, without a payment provider.
 * @param leaves the running period that this one replaces; its order is locked.
 * @param recheck result of checking the VAT id anew; if it was not checked, the buyer's earlier answer stands.
 */
export async function placePeriod(
  tx: Db,
  deps: RenewDeps,
  subscription: Subscription,
  period: PlacedPeriod,
  { priceMinor, creditMinor, balanceMinor, renewalMinor }: PeriodPrice,
  { leaves, recheck = NOT_ASKED }: { leaves?: LeftPeriod; recheck?: VatRecheck } = {},
): Promise<{ orderId: string; number: number; isFree: boolean }> {
  const { id: subscriptionId, memberId, locale, currency, pid, productName } = subscription;
  const address = await findAddress(tx, memberId);
  if (!address) throw new Error(`subscription ${subscriptionId} has no member`);
  const { term, periodStart: startsAt, periodEnd: endsAt } = period;
  const number = (await selectLastPeriod(tx, subscriptionId)).number + 1;
  const buyer = await buyerOfNext(tx, subscription);
  const { country } = buyer;
  if (country !== subscription.country) await updateSubscription(tx, subscriptionId, { country });
  const { order } = await placeOrder(
    tx,
    `${PLACED_FOR} ${subscriptionId} ${number} ${startsAt.toISOString()}`,
    {
      ...{ email: address.email, memberId, locale, country, currency, couponCode: null },
      placedAt: deps.clock.now(),
      lines: [
        {
          ...{ pid, productName, licenceType: term, quantity: 1 },
          ...{ listMinor: priceMinor, discountMinor: creditMinor, totalMinor: priceMinor - creditMinor },
          ...{ couponMinor: 0, promotionMinor: 0, creditMinor },
        },
      ],
    },
  );
  await writeTax(tx, order, buyer, recheck);
  const [{ id: lineId }] = order.lines;
  await insertPeriod(tx, {
    ...{ subscriptionId, number, orderId: order.id, lineId, startsAt, endsAt, grantedAt: null },
    ...{ term, renewalMinor, creditMinor, balanceMinor },
  });
  const holder = { holderId: subscriptionId, entries: await creditsOf(tx, { holderId: subscriptionId }) };
  const left = leaves ? leavePeriod(holder, { ...leaves, byLineId: lineId }) : [];
  const good = { ...holder, entries: [...holder.entries, ...left] };
  const spent = spendGood(good, { toLineId: lineId, usedMinor: creditMinor, byLineId: lineId });
  await writeCredits(tx, [...left, ...spent], order.placedAt);
  const isFree = order.totalMinor === 0;
  if (isFree) await fulfilFreeOrder(tx, deps, order);
  return { orderId: order.id, number, isFree };
}

/** Stores the order's tax, which its total contains. A price that was agreed without tax has none taken out again. */
async function writeTax(tx: Db, order: Order, buyer: PeriodBuyer, recheck: VatRecheck): Promise<void> {
  const { business, person, proofs } = buyer;
  const check = checkOf(recheck, buyer);
  const verdict = await decideTax(tx, { country: order.country ?? undefined, check }, order.placedAt);
  await writeOrderTax(tx, order, {
    ...verdict,
    ...{ business, person, proofs },
    vatCheckId: verdict.scheme === 'reverse_charge' ? (check?.id ?? null) : null,
  });
}
