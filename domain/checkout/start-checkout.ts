import { createHash } from 'node:crypto';
import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { emailAddress } from '../accounts/email.ts';
import { fulfilFreeOrder } from '../fulfilment/fulfil-free-order.ts';
import { findOrderByKey } from '../orders/find-order-by-key.ts';
import type { Order } from '../orders/order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { ownCustomer } from '../payments/cards/own-customer.ts';
import { preparePayment } from '../payments/prepare-payment.ts';
import { countCoupon } from '../pricing/count-coupon.ts';
import { countPromotions } from '../pricing/promotion-uses.ts';
import { noteRisk } from '../risk/note-risk.ts';
import type { VatCheck } from '../tax/tax.ts';
import { writeOrderTax } from '../tax/write-order-tax.ts';
import { billBasket, orderLinesOf } from './bill-basket.ts';
import { type Buyer, proofsOf, readBuyer, type TypedBuyer } from './buyer.ts';
import { checkBuyer } from './check-buyer.ts';
import { askingCountry, type Consent, hasConsented } from './consents.ts';
import type { CheckoutDeps } from './deps.ts';
import { earlierOrders } from './earlier-orders.ts';
import { endUnpaidOrders } from './end-unpaid-orders.ts';
import type { StartError } from './errors.ts';
import { findCheckoutOfOrder } from './find-checkout-of-order.ts';
import { type Gift, readGift, type TypedGift } from './gift.ts';
import { type LedToOrder, leadToOrder } from './lead-to-order.ts';
import { insertCheckout } from './queries.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { sendToProvider } from './send-to-provider.ts';
import { keepTerms, termsOf } from './terms.ts';

export type StartCheckoutDeps = Omit<CheckoutDeps, 'cookies'>;

export interface StartCheckoutInput {
  /** Of the checkout link. */
  query: URLSearchParams;
  /** From the form, made by `newFormToken()`. */
  formToken: string;
  /** As typed; a member's own address counts instead. */
  email: string | undefined;
  member: { memberId: string; email: string } | undefined;
  /** Checkouts of the same browser, see `provenCheckouts`. */
  checkoutIds: readonly string[];
  /** The buyer has been told of the purchase of just now, and wants another one. */
  again: boolean;
  /** How the buyer wants to pay; where nothing is said, by card. */
  method?: string | undefined;
  /** The value of `PRICE_COOKIE`. */
  priceCookie?: string | undefined;
  /** Needed where the law asks for them. */
  consents: readonly Consent[];
  /** The total that was on the screen, minor units. It is compared, never charged. */
  shownTotalMinor: number | undefined;
  locale: Locale;
  /** Of whoever sends the form. */
  ip: string;
  /** Of the network that the form came from, ISO 3166 code. */
  country: string | undefined;
  /** What the form says of its buyer. */
  buyer?: TypedBuyer | undefined;
  /** Whom it is a gift for, as typed, and in which language they are told; nothing where the buyer keeps it. */
  gift?: TypedGift | undefined;
  /** A VAT id that the buyer has been told of: without a positive answer they buy with tax. */
  toldVatId?: string | undefined;
}

export type StartCheckoutResult =
  | LedToOrder
  | { ok: false; error: Exclude<StartError, 'bought_just_now'> }
  /** Of the earlier purchase. */
  | { ok: false; error: 'bought_just_now'; checkoutId: string };

type Refusal = Extract<StartCheckoutResult, { ok: false }>;

/**
 * Places the order and makes its payment; the buyer goes to `redirectUrl`, the provider's page. The price
 * is fixed here. The same form with the same answers is the same order, however often it is sent; after
 * `payment_unavailable` sending it again goes on where it stopped, for 20 minutes; then it is `checkout_ended`, and a new
 * form is a new order. What the same buyer has begun to buy before and not paid ends with it: of two payment pages for
 * one purchase only the later one takes money. Where the earlier one has just been paid, its order is the answer. What
 * costs nothing is fulfilled at once, without a provider.
 */
export async function startCheckout(
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
): Promise<StartCheckoutResult> {
  const email = emailAddress.safeParse(input.member?.email ?? input.email);
  if (!email.success) return { ok: false, error: 'invalid_email' };
  if (!/^[\w-]{16,64}$/.test(input.formToken)) return { ok: false, error: 'checkout_ended' };

  const [{ methods }] = deps.providers;
  if (!methods.some((method) => method === (input.method ?? 'card'))) {
    return { ok: false, error: 'method_unavailable' };
  }

  const read = readBuyer(input.buyer ?? {}, input.country);
  if (!read.ok) return read;
  const gift = readGift(input.gift, email.data, input.locale);
  if (!gift.ok) return gift;
  const { buyer } = read;
  const key = idempotencyKey(input, email.data, buyer, gift.gift);
  const before = await placedBefore(deps, input, key);
  const placed =
    before ?? (await checkAndPlace(deps, input, { key, email: email.data, buyer, gift: gift.gift }));
  // The same form may have been faster, and have taken the last of what this one was refused for.
  const own = placed.ok ? placed : ((await placedBefore(deps, input, key)) ?? placed);
  if (!own.ok) return own;
  if ('stands' in own) return leadToOrder(deps, own.stands);
  const { order, earlier } = own;
  if (order.state !== 'pending') return sendToProvider(deps, order, input.query);
  const ended = await endUnpaidOrders(deps, earlier);
  if (ended === 'unreachable') return { ok: false, error: 'payment_unavailable' };
  const { stands } = ended;
  if (!stands) return sendToProvider(deps, order, input.query);
  if ((await endUnpaidOrders(deps, [order])) === 'unreachable') {
    return { ok: false, error: 'payment_unavailable' };
  }
  deps.log.info({ order: stands.number, instead: order.number }, 'an earlier order was paid after all');
  return leadToOrder(deps, stands);
}

/** One form, one set of answers: who goes back and changes something means another order. */
function idempotencyKey(
  input: StartCheckoutInput,
  email: string,
  { stated, business }: Buyer,
  gift: Gift | undefined,
): string {
  const query = new URLSearchParams(input.query);
  query.sort();
  const parts = [
    ...[input.formToken, query.toString(), email, input.member?.memberId ?? '', input.locale],
    ...[stated, business, gift],
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Leaves the transaction without a trace. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal | Exclude<StartError, 'bought_just_now'>) {
    super(typeof refusal === 'string' ? refusal : refusal.error);
    this.refusal = typeof refusal === 'string' ? { ok: false, error: refusal } : refusal;
  }
}

/** What costs nothing is fulfilled as it is placed, so these have to end before. */
class StillPayable extends Error {
  readonly orders: readonly Order[];
  constructor(orders: readonly Order[]) {
    super('an earlier order can still be paid');
    this.orders = orders;
  }
}

type Placed = { order: Order; earlier: readonly Order[] };

/** What was read of a form. */
interface ReadForm {
  key: string;
  email: string;
  buyer: Buyer;
  gift: Gift | undefined;
  /** The positive answer about the buyer's VAT id. */
  check?: VatCheck | undefined;
}

type Placing = ({ ok: true } & (Placed | { stands: Order })) | Refusal;

async function checkAndPlace(
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
  form: ReadForm,
): Promise<Placing> {
  const { check, problem } = await checkBuyer(deps, form.buyer);
  if (problem && input.toldVatId !== form.buyer.business?.vatId) return { ok: false, error: problem };
  return place(deps, input, { ...form, check });
}

async function place(
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
    const { orders } = error;
    const gone = await endUnpaidOrders(deps, orders);
    if (gone === 'unreachable') return { ok: false, error: 'payment_unavailable' };
    const { stands } = gone;
    return stands ? { ok: true, stands } : place(deps, input, form, [...ended, ...orders]);
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
    {
      ...input,
      memberEmail: input.member?.email,
      blockedCountries: deps.blockedCountries,
    },
  );
  if (!quoted.ok) throw new Refused(quoted.error);
  if (country !== undefined && deps.blockedCountries.includes(country)) throw new Refused('country_blocked');
  const { quote } = quoted;
  const { coupon } = quote;
  if (coupon?.problem) throw new Refused(coupon.problem);
  const now = deps.clock.now();
  const bill = await billBasket(tx, quote, { country, check }, now);
  if (input.shownTotalMinor !== undefined && input.shownTotalMinor !== bill.totalMinor) {
    throw new Refused('price_changed');
  }

  const isFree = bill.totalMinor === 0;
  if (!isFree && bill.totalMinor < deps.providers[0].leastMinor[quote.currency]) {
    throw new Refused('total_too_small');
  }
  const asking = askingCountry(buyer);
  if (!hasConsented(asking, input.consents)) throw new Refused('consent_needed');

  const lines = orderLinesOf(bill);
  const { unpaid: earlier, boughtJustNow } = await earlierOrders(tx, buyerOf(input), lines, now);
  if (boughtJustNow && !input.again) {
    const checkoutId = await findCheckoutOfOrder(tx, boughtJustNow.id);
    if (checkoutId) throw new Refused({ ok: false, error: 'bought_just_now', checkoutId });
  }
  const payable = earlier.filter(({ id }) => ended.every((other) => other.id !== id));
  if (isFree && payable.length > 0) throw new StillPayable(payable);
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
  // The same form was faster, and its order is among those that were found.
  if (!placed) return { order, earlier: withoutOwn(earlier, order) };
  if (coupon && !(await countCoupon(tx, coupon.code))) throw new Refused('coupon_used_up');
  // Somebody else has just had the last one; the next quote says the price without it.
  if (!(await countPromotions(tx, { orderId: order.id, keys: quote.promotions, email }))) {
    throw new Refused('price_changed');
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
  });
  await noteRisk(tx, deps, { orderId: order.id, email, ip: input.ip, ...buyer });
  if (isFree) return { order: await fulfilFreeOrder(tx, deps, order), earlier: [] };
  const [{ name: provider }] = deps.providers;
  const memberId = input.member?.memberId;
  await preparePayment(tx, {
    orderId: order.id,
    provider,
    customerId: memberId ? ((await ownCustomer(tx, { memberId, provider })) ?? null) : null,
    amountMinor: order.totalMinor,
    currency: order.currency,
    createdAt: now,
    keepCard: order.lines.some(({ renewalMinor }) => renewalMinor !== null),
  });
  return { order, earlier };
}

const buyerOf = ({ member, checkoutIds }: StartCheckoutInput) => ({
  memberId: member?.memberId,
  checkoutIds,
});

/** The order of a form that is sent again, which may not have come so far before. */
async function placedBefore(
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
  key: string,
): Promise<({ ok: true } & Placed) | undefined> {
  const order = await findOrderByKey(deps.db, key);
  if (!order) return undefined;
  const { unpaid } = await deps.db.transaction((tx) =>
    earlierOrders(tx, buyerOf(input), order.lines, deps.clock.now()),
  );
  return { ok: true, order, earlier: withoutOwn(unpaid, order) };
}

const withoutOwn = (orders: readonly Order[], own: Order) => orders.filter(({ id }) => id !== own.id);
