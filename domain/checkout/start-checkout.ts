import { createHash } from 'node:crypto';
import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { emailAddress } from '../accounts/email.ts';
import { supersedePayment } from '../fulfilment/supersede-payment.ts';
import { findOrder } from '../orders/find-order.ts';
import { findOrderByKey } from '../orders/find-order-by-key.ts';
import type { Order } from '../orders/order.ts';
import { type NewOrder, placeOrder } from '../orders/place-order.ts';
import { findPayment } from '../payments/find-payment.ts';
import { preparePayment } from '../payments/prepare-payment.ts';
import { countCoupon } from '../pricing/count-coupon.ts';
import { countPromotions } from '../pricing/promotion-uses.ts';
import { decideTax } from '../tax/decide-tax.ts';
import { writeOrderTax } from '../tax/write-order-tax.ts';
import type { Quote, QuotedLine } from './checkout.ts';
import { type Consent, hasConsented } from './consents.ts';
import type { CheckoutDeps } from './deps.ts';
import { earlierOrders } from './earlier-orders.ts';
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
 * one purchase only the later one takes money. Where the earlier one has just been paid, its order is the answer.
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
  const existing = await findOrderByKey(deps.db, key);
  const placed = existing
    ? {
        ok: true as const,
        order: existing,
        earlier: await deps.db.transaction((tx) => unpaidBefore(tx, deps, input, existing)),
      }
    : await place(deps, input, key, email.data);
  if (!placed.ok) return placed;
  const standing = await supersede(deps, placed.order, placed.earlier);
  if (standing === 'unreachable') return { ok: false, error: 'payment_unavailable' };
  return standing ? leadToOrder(deps, standing) : sendToProvider(deps, placed.order, input.query);
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

async function place(
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
  key: string,
  email: string,
): Promise<{ ok: true; order: Order; earlier: readonly Order[] } | Refusal> {
  try {
    return { ok: true, ...(await deps.db.transaction((tx) => write(tx, deps, input, key, email))) };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

async function write(
  tx: Db,
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
  key: string,
  email: string,
): Promise<{ order: Order; earlier: readonly Order[] }> {
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

  if (quote.totalMinor < deps.providers[0].leastMinor[quote.currency]) throw new Refused('total_too_small');
  if (!hasConsented(input.country, input.consents)) throw new Refused('consent_needed');

  const now = deps.clock.now();
  const lines = linesOf(quote);
  const { unpaid: earlier, boughtJustNow } = await earlierOrders(tx, buyerOf(input), lines, now);
  if (boughtJustNow && !input.again) {
    const checkoutId = await findCheckoutOfOrder(tx, boughtJustNow.id);
    if (checkoutId) throw new Refused({ ok: false, error: 'bought_just_now', checkoutId });
  }
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

/** The same for a form that is sent again, which may not have come so far before. */
async function unpaidBefore(
  tx: Db,
  { clock }: StartCheckoutDeps,
  input: StartCheckoutInput,
  own: Order,
): Promise<readonly Order[]> {
  const { unpaid } = await earlierOrders(tx, buyerOf(input), own.lines, clock.now());
  return withoutOwn(unpaid, own);
}

const withoutOwn = (orders: readonly Order[], own: Order) => orders.filter(({ id }) => id !== own.id);

/** @returns the earlier order whose money is there or on its way: the new one has ended then. */
async function supersede(
  deps: StartCheckoutDeps,
  order: Order,
  earlier: readonly Order[],
): Promise<Order | 'unreachable' | undefined> {
  if (order.state !== 'pending') return undefined;
  try {
    for (const { id, number } of earlier) {
      const payment = await findPayment(deps.db, { orderId: id });
      if (!payment || (await supersedePayment(deps, payment)) === 'ended') continue;
      const own = await findPayment(deps.db, { orderId: order.id });
      if (own) await supersedePayment(deps, own);
      deps.log.info({ order: number, instead: order.number }, 'an earlier order was paid after all');
      return await findOrder(deps.db, id);
    }
    return undefined;
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.error({ err: error, order: order.number }, 'an earlier payment could not be ended');
    return 'unreachable';
  }
}

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
