import { createHash } from 'node:crypto';
import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { emailAddress } from '../accounts/email.ts';
import { fulfilFreeOrder } from '../fulfilment/fulfil-free-order.ts';
import { findOrderByKey } from '../orders/find-order-by-key.ts';
import type { Order } from '../orders/order.ts';
import { type NewOrder, placeOrder } from '../orders/place-order.ts';
import { preparePayment } from '../payments/prepare-payment.ts';
import { countCoupon } from '../pricing/count-coupon.ts';
import { countPromotions } from '../pricing/promotion-uses.ts';
import { decideTax } from '../tax/decide-tax.ts';
import { writeOrderTax } from '../tax/write-order-tax.ts';
import type { Quote, QuotedLine } from './checkout.ts';
import { type Consent, hasConsented } from './consents.ts';
import type { CheckoutDeps } from './deps.ts';
import { earlierOrders } from './earlier-orders.ts';
import { endUnpaidOrders } from './end-unpaid-orders.ts';
import type { StartError } from './errors.ts';
import { findCheckoutOfOrder } from './find-checkout-of-order.ts';
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
  country: string | undefined;
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

  const key = idempotencyKey(input, email.data);
  const before = await placedBefore(deps, input, key);
  const placed = before ?? (await place(deps, input, key, email.data));
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
function idempotencyKey(input: StartCheckoutInput, email: string): string {
  const query = new URLSearchParams(input.query);
  query.sort();
  const parts = [input.formToken, query.toString(), email, input.member?.memberId ?? '', input.locale];
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

async function place(
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
  key: string,
  email: string,
  ended: readonly Order[] = [],
): Promise<({ ok: true } & (Placed | { stands: Order })) | Refusal> {
  try {
    return { ok: true, ...(await deps.db.transaction((tx) => write(tx, deps, input, key, email, ended))) };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    if (!(error instanceof StillPayable)) throw error;
    const { orders } = error;
    const gone = await endUnpaidOrders(deps, orders);
    if (gone === 'unreachable') return { ok: false, error: 'payment_unavailable' };
    const { stands } = gone;
    return stands ? { ok: true, stands } : place(deps, input, key, email, [...ended, ...orders]);
  }
}

async function write(
  tx: Db,
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
  key: string,
  email: string,
  ended: readonly Order[],
): Promise<Placed> {
  const quoted = await quoteCheckout(
    { ...deps, db: tx },
    {
      ...input,
      memberEmail: input.member?.email,
      blockedCountries: deps.blockedCountries,
    },
  );
  if (!quoted.ok) throw new Refused(quoted.error);
  const { quote } = quoted;
  const { coupon } = quote;
  if (coupon?.problem) throw new Refused(coupon.problem);
  if (input.shownTotalMinor !== undefined && input.shownTotalMinor !== quote.totalMinor) {
    throw new Refused('price_changed');
  }

  const isFree = quote.totalMinor === 0;
  if (!isFree && quote.totalMinor < deps.providers[0].leastMinor[quote.currency]) {
    throw new Refused('total_too_small');
  }
  if (!hasConsented(input.country, input.consents)) throw new Refused('consent_needed');

  const now = deps.clock.now();
  const lines = linesOf(quote);
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
    country: input.country ?? null,
    currency: quote.currency,
    lines,
    couponCode: coupon?.code ?? null,
    placedAt: now,
  });
  // The same form was faster, and its order is among those that were found.
  if (!placed) return { order, earlier: withoutOwn(earlier, order) };
  if (coupon && !(await countCoupon(tx, coupon.code))) throw new Refused('coupon_used_up');
  // Somebody else has just had the last one; the next quote says the price without it.
  if (!(await countPromotions(tx, { orderId: order.id, keys: quote.promotions, email }))) {
    throw new Refused('price_changed');
  }
  const { country } = input;
  await writeOrderTax(tx, order, {
    ...(await decideTax(tx, { country, at: now })),
    ...{ business: null, vatCheckId: null },
    proofs: country === undefined ? [] : [{ kind: 'network', country, notedAt: now }],
  });
  const agreed = termsOf({ ...input, ...quote });
  await insertCheckout(tx, {
    id: randomCrockford(26),
    orderId: order.id,
    createdAt: now,
    termsVersion: await keepTerms(tx, agreed, now),
    consents: agreed.consents.map(({ name }) => name),
  });
  if (isFree) return { order: await fulfilFreeOrder(tx, deps, order), earlier: [] };
  await preparePayment(tx, {
    orderId: order.id,
    provider: deps.providers[0].name,
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

function linesOf({ lines: [first, ...others] }: Quote): NewOrder['lines'] {
  return [lineOf(first), ...others.map(lineOf)];
}

function lineOf({
  product,
  pid,
  licenceType,
  listMinor,
  discountMinor,
  totalMinor,
  renewalMinor,
}: QuotedLine) {
  const amounts = { listMinor, discountMinor, totalMinor, renewalMinor };
  return { pid, productName: product.name, licenceType, quantity: 1, ...amounts };
}
