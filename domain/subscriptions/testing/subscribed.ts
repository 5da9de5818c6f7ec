import { eq } from 'drizzle-orm';
import { begin, type Commerce, form, GOOD_CARD } from '../../checkout/testing/commerce.ts';
import { settleFromProvider } from '../../fulfilment/settle-from-provider.ts';
import { orders } from '../../orders/tables.ts';
import { authenticateSandbox } from '../../payments/sandbox/authenticate-sandbox.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { payments } from '../../payments/tables.ts';
import { findSubscription } from '../find-subscription.ts';
import { selectDue } from '../renewal/queries.ts';
import { takeStep } from '../renewal/take-step.ts';
import type { Subscription } from '../subscription.ts';
import { subscriptionsOfMember } from '../subscriptions-of-member.ts';
import { quoteSwitch } from '../switch/quote-switch.ts';
import type { SwitchTo } from '../switch/switch-to.ts';

/** Buys through the checkout, as a member who is logged in or as a guest. */
export async function buy(
  shop: Commerce,
  query = 'pid=643&opt643=1M',
  {
    number = GOOD_CARD.number,
    email = 'kei@example.test',
    asGuest = false,
    ...change
  }: {
    number?: string;
    locale?: 'ja';
    country?: string;
    consents?: readonly ('delivery' | 'withdrawal')[];
    email?: string;
    asGuest?: boolean;
  } = {},
) {
  const { deps, db } = shop;
  const { locale = 'en' } = change;
  const member = asGuest
    ? undefined
    : { memberId: (await deps.ensureMember(db, { email, locale })).memberId, email };
  const { sandboxId } = await begin(shop, form(query, { ...change, email, member, again: true }));
  const paid = await paySandbox(deps, { paymentId: sandboxId, card: { ...GOOD_CARD, number } });
  if (paid.ok && paid.next === 'authenticate') {
    await authenticateSandbox(deps, { paymentId: sandboxId, approve: true });
  }
  const [payment] = await db.select().from(payments).where(eq(payments.providerId, sandboxId));
  if (!payment) throw new Error('no payment');
  await settleFromProvider(deps, payment);
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.orderId));
  const memberId = order?.memberId ?? '';
  return { memberId, payment, subscriptions: await subscriptionsOfMember(db, memberId) };
}

/** A member with one subscription. */
export async function subscribe(
  shop: Commerce,
  query?: string,
  change?: Parameters<typeof buy>[2],
): Promise<Subscription> {
  const {
    subscriptions: [one],
  } = await buy(shop, query, change);
  if (!one) throw new Error('no subscription');
  return one;
}

export async function again({ db }: Pick<Commerce, 'db'>, { id }: Pick<Subscription, 'id'>) {
  const found = await findSubscription(db, id);
  if (!found) throw new Error('no subscription');
  return found;
}

/** Does all that is due, as the jobs do. */
export async function doDue({ deps, db }: Pick<Commerce, 'deps' | 'db'>): Promise<void> {
  const due = await selectDue(db, { now: deps.clock.now(), after: undefined, limit: 100 });
  for (const { id } of due) await takeStep(deps, { subscriptionId: id });
}

/** The total that a change of term is quoted to charge now. */
export async function shownTotal(
  deps: Commerce['deps'],
  { id: subscriptionId, memberId }: Pick<Subscription, 'id' | 'memberId'>,
  to: SwitchTo,
): Promise<number> {
  const quoted = await quoteSwitch(deps, { kind: 'member', memberId }, { subscriptionId, to });
  return quoted.ok && quoted.quote.when === 'now' ? quoted.quote.totalMinor : 0;
}
