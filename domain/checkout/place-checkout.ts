import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import { fulfilFreeOrder } from '../fulfilment/fulfil-free-order.ts';
import type { Order } from '../orders/order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { ownCustomer } from '../payments/cards/own-customer.ts';
import { preparePayment } from '../payments/prepare-payment.ts';
import { countCoupon } from '../pricing/count-coupon.ts';
import { ordersWithPromotions } from '../pricing/orders-with-promotions.ts';
import { countPromotions } from '../pricing/promotion-uses.ts';
import { noteRisk } from '../risk/note-risk.ts';
import type { VatCheck } from '../tax/tax.ts';
import { writeOrderTax } from '../tax/write-order-tax.ts';
import { billBasket, orderLinesOf } from './bill-basket.ts';
import { type Buyer, proofsOf } from './buyer.ts';
import { askingCountry, hasConsented } from './consents.ts';
import { earlierOrders, unpaidOrdersOf } from './earlier-orders.ts';
import { endUnpaidOrders } from './end-unpaid-orders.ts';
import type { StartError } from './errors.ts';
import { findCheckoutOfOrder } from './find-checkout-of-order.ts';
import type { Gift } from './gift.ts';
import { prohibitsDiscounts } from './parse-checkout-link.ts';
import { insertCheckout } from './queries.ts';
import { quoteCheckout } from './quote-checkout.ts';
import {
  buyerOf,
  type StartCheckoutDeps,
  type StartCheckoutInput,
  type StartRefusal,
} from './start-input.ts';
import { keepTerms, termsOf } from './terms.ts';

/** Rolls the transaction back and carries the refusal out of it. */
class Refused extends Error {
  readonly refusal: StartRefusal;
  constructor(refusal: StartRefusal | Exclude<StartError, 'bought_just_now' | 'price_changed'>) {
    super(typeof refusal === 'string' ? refusal : refusal.error);
    this.refusal = typeof refusal === 'string' ? { ok: false, error: refusal } : refusal;
  }
}

/**
 * Earlier orders of the same buyer that have to be ended before this one is placed: either they hold the last use of this order's
 * coupon or promotion, or this order costs nothing and is fulfilled when it is placed.
 */
class StillPayable extends Error {
  readonly orders: readonly Order[];
  /** Earlier orders of the same basket: if one of them turns out to be paid, it is the answer. */
  readonly alike: readonly Order[];
  constructor(orders: readonly Order[], alike: readonly Order[]) {
    super('an earlier order can still be paid');
    this.orders = orders;
    this.alike = alike;
  }
}

export type Placed = { order: Order; earlier: readonly Order[] };

/** The contents of a form, as read. */
export interface ReadForm {
  key: string;
  email: string;
  buyer: Buyer;
  gift: Gift | undefined;
  /** The positive answer about the buyer's VAT id. */
  check?: VatCheck | undefined;
}

/** `stands`: an earlier order of the same buyer, which has just been paid. */
export type Placing = ({ ok: true } & (Placed | { stands: Order })) | StartRefusal;

/**
 * Stores what a form asks for, in one transaction: order, tax, checkout and payment, and the uses of coupon and promotions. The
 * basket is priced anew there; if anything differs from the form, nothing is written.
 * @param ended earlier orders of the same buyer that were ended for this one.
 */
export async function placeCheckout(
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
  form: ReadForm,
  ended: readonly Order[] = [],
): Promise<Placing> {
  try {
    return { ok: true, ...(await deps.db.transaction((tx) => write(tx, deps, input, form, ended))) };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    if (!(error instanceof StillPayable)) throw error;
    const { orders, alike } = error;
    const gone = await endUnpaidOrders(deps, orders);
    if (gone === 'unreachable') return { ok: false, error: 'payment_unavailable' };
    const { stands } = gone;
    return stands && alike.some(({ id }) => id === stands.id)
      ? { ok: true, stands }
      : placeCheckout(deps, input, form, [...ended, ...orders]);
  }
}

async function write(
  tx: Db,
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
  { key, email, buyer, gift, check }: ReadForm,
  ended: readonly Order[],
): Promise<Placed> {
  const { country } = buyer;
  const quoted = await quoteCheckout(
    { ...deps, db: tx },
    { ...input, blockedCountries: deps.blockedCountries, sameBuyer: buyerOf(input) },
  );
  if (!quoted.ok) throw new Refused(quoted.error);
  if (country !== undefined && deps.blockedCountries.includes(country)) throw new Refused('country_blocked');
  const { quote } = quoted;
  const { coupon } = quote;
  if (coupon?.problem) throw new Refused(coupon.problem);
  const now = deps.clock.now();
  const bill = await billBasket(tx, quote, { country, check }, now);
  if (input.shownTotalMinor !== undefined && input.shownTotalMinor !== bill.totalMinor) {
    const { tax, taxMinor, totalMinor } = bill;
    const changed = { tax, taxMinor, totalMinor, currency: quote.currency };
    throw new Refused({ ok: false, error: 'price_changed', bill: changed });
  }

  const isFree = bill.totalMinor === 0;
  if (!isFree && bill.totalMinor < deps.providers[0].leastMinor[quote.currency]) {
    throw new Refused('total_too_small');
  }
  const asking = askingCountry(buyer);
  if (!hasConsented(asking, input.consents)) throw new Refused('consent_needed');

  const memberId = input.member?.memberId;
  const lines = orderLinesOf(bill, quote.currency);
  const { unpaid: earlier, boughtJustNow } = await earlierOrders(tx, buyerOf(input), lines, now);
  if (boughtJustNow && !input.again) {
    const checkoutId = await findCheckoutOfOrder(tx, boughtJustNow.id);
    if (checkoutId) throw new Refused({ ok: false, error: 'bought_just_now', checkoutId });
  }
  const payable = earlier.filter(({ id }) => ended.every((other) => other.id !== id));
  if (isFree && payable.length > 0) throw new StillPayable(payable, payable);
  const { order, placed } = await placeOrder(tx, key, {
    email,
    memberId: input.member?.memberId ?? null,
    locale: input.locale,
    country: country ?? null,
    currency: quote.currency,
    lines,
    couponCode: coupon?.code ?? null,
    giftEmail: gift?.email ?? null,
    giftLocale: gift?.locale ?? null,
    placedAt: now,
  });
  // The same form was sent twice and the other request was faster; its order is among those found.
  if (!placed) return { order, earlier: withoutOwn(earlier, order) };
  // No use is left. If the buyer's own unpaid orders hold one, they are ended for this order; otherwise somebody else was faster.
  const refuse = (refusal: StartRefusal, holding: readonly Order[]) => {
    const others = holding.filter(({ id }) => ended.every((other) => other.id !== id));
    throw others.length > 0 ? new StillPayable(others, payable) : new Refused(refusal);
  };
  const unpaid = async () => withoutOwn(await unpaidOrdersOf(tx, buyerOf(input), now), order);
  if (coupon && !(await countCoupon(tx, coupon.code))) {
    const holding = (await unpaid()).filter(({ couponCode }) => couponCode === coupon.code);
    refuse({ ok: false, error: 'coupon_used_up' }, holding);
  }
  const keys = quote.promotions;
  if (!(await countPromotions(tx, { orderId: order.id, keys, memberId, email }))) {
    // The next quote has the price without the promotion.
    refuse({ ok: false, error: 'price_changed' }, await ordersWithPromotions(tx, await unpaid(), keys));
  }
  await writeOrderTax(tx, order, {
    ...bill.tax,
    business: buyer.business,
    vatCheckId: bill.tax.scheme === 'reverse_charge' ? (check?.id ?? null) : null,
    proofs: proofsOf(buyer, now),
  });
  const agreed = termsOf({ ...input, ...quote, ...bill, country: asking });
  await insertCheckout(tx, {
    id: randomCrockford(26),
    orderId: order.id,
    createdAt: now,
    termsVersion: await keepTerms(tx, agreed, now),
    consents: agreed.consents.map(({ name }) => name),
    discountsProhibited: prohibitsDiscounts(input.query),
    browser: input.browser ?? null,
  });
  await noteRisk(tx, deps, { orderId: order.id, email, ip: input.ip, ...buyer });
  if (isFree) return { order: await fulfilFreeOrder(tx, deps, order), earlier: [] };
  const [{ name: provider }] = deps.providers;
  await preparePayment(tx, {
    orderId: order.id,
    provider,
    customerId: memberId ? ((await ownCustomer(tx, { memberId, provider })) ?? null) : null,
    byMember: memberId !== undefined,
    amountMinor: order.totalMinor,
    currency: order.currency,
    createdAt: now,
    keepCard: order.lines.some(({ renewalMinor }) => renewalMinor !== null),
  });
  return { order, earlier };
}

/** A buyer's orders without the one that is being placed. */
export const withoutOwn = (orders: readonly Order[], own: Order) => orders.filter(({ id }) => id !== own.id);
