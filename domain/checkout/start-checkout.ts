import { createHash } from 'node:crypto';
import { emailAddress } from '../accounts/email.ts';
import { findOrderByKey } from '../orders/find-order-by-key.ts';
import { type Buyer, readBuyer } from './buyer.ts';
import { checkBuyer } from './check-buyer.ts';
import { earlierOrders } from './earlier-orders.ts';
import { endUnpaidOrders } from './end-unpaid-orders.ts';
import { type Gift, readGift } from './gift.ts';
import { type LedToOrder, leadToOrder } from './lead-to-order.ts';
import { type Placed, type Placing, placeCheckout, type ReadForm, withoutOwn } from './place-checkout.ts';
import { sendToProvider } from './send-to-provider.ts';
import {
  buyerOf,
  type StartCheckoutDeps,
  type StartCheckoutInput,
  type StartRefusal,
} from './start-input.ts';

export type StartCheckoutResult = LedToOrder | StartRefusal;

/**
 * Places the order and creates its payment; `redirectUrl` is the provider's page. The price is fixed here.
 *
 * The same form with the same answers is one order, however often it is sent. After `payment_unavailable`, sending it again
 * continues where it stopped, for 20 minutes; later the answer is `checkout_ended`, and a new form makes a new order. Earlier
 * unpaid orders of the same buyer for the same basket are ended, so that only the latest payment page takes money. If such an
 * order has just been paid, it is the answer instead. An order that costs nothing is fulfilled at once, without a provider.
 */
export async function startCheckout(
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
): Promise<StartCheckoutResult> {
  const typed = input.member?.email ?? input.email;
  if (!typed?.trim()) return { ok: false, error: 'field_required' };
  const email = emailAddress.safeParse(typed);
  if (!email.success) return { ok: false, error: 'invalid_email' };
  if (!/^[\w-]{16,64}$/.test(input.formToken)) return { ok: false, error: 'checkout_ended' };

  const [{ methods }] = deps.providers;
  if (!methods.some((method) => method === (input.method ?? 'card'))) {
    return { ok: false, error: 'method_unavailable' };
  }

  const read = readBuyer(input.buyer ?? {}, input.country);
  if (!read.ok) return read;
  const gift = readGift(input.gift, email.data, input.locale, deps.sites);
  if (!gift.ok) return gift;
  const { buyer } = read;
  const key = idempotencyKey(input, email.data, buyer, gift.gift);
  const before = await placedBefore(deps, input, key);
  const placed =
    before ?? (await checkAndPlace(deps, input, { key, email: email.data, buyer, gift: gift.gift }));
  // The same form may have been sent twice: the faster request may have taken the last use of a coupon that this one lacks.
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

/** One key per form and set of answers: a buyer who goes back and changes something wants another order. */
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

async function checkAndPlace(
  deps: StartCheckoutDeps,
  input: StartCheckoutInput,
  form: ReadForm,
): Promise<Placing> {
  const { check, problem } = await checkBuyer(deps, form.buyer);
  if (problem && input.toldVatId !== form.buyer.business?.vatId) return { ok: false, error: problem };
  return placeCheckout(deps, input, { ...form, check });
}

/** The order of a form that is sent again; the earlier request may have stopped half-way. */
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
