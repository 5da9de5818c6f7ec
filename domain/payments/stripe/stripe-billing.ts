import { randomUUID } from 'node:crypto';
import type { Term } from '@spindle/platform/licence-types.ts';
import Stripe from 'stripe';
import type { BilledSubscription, ProviderBilling } from '../billing.ts';
import { cardOf } from './cards-at-stripe.ts';
import { unlessMissing } from './missing.ts';

/** Metadata key that is set by the same call that ends a subscription, so that both are there or neither is. */
const MOVED = 'moved_to';

const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];

/** Stripe Billing, for subscriptions that are to be charged by the shop from their next period on. */
export function stripeBilling(stripe: Stripe): ProviderBilling {
  const find = async (id: string) => {
    const found = await unlessMissing(stripe.subscriptions.retrieve(id, { expand }));
    return found && observed(found);
  };
  return {
    provider: 'stripe',
    find,
    async customerOf(id) {
      const found = await unlessMissing(stripe.subscriptions.retrieve(id));
      return typeof found?.customer === 'string' ? found.customer : found?.customer.id;
    },
    async end(id) {
      const before = await find(id);
      if (!before || before.ends || before.status === 'over') return before;
      try {
        const ending = { cancel_at_period_end: true, metadata: { [MOVED]: 'spindle' } };
        // A new key each time: Stripe would repeat an earlier answer even if somebody has let it go on since.
        const idempotencyKey = randomUUID();
        return observed(await stripe.subscriptions.update(id, { ...ending, expand }, { idempotencyKey }));
      } catch (error) {
        // It has ended in the meantime.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return find(id);
      }
    },
  };
}

function observed(subscription: Stripe.Subscription): BilledSubscription {
  const { id, cancel_at, cancel_at_period_end, metadata, items, currency } = subscription;
  const [item] = items.data;
  if (!item) throw new Error(`subscription ${id} has no item`);
  const over = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
  const customer = typeof subscription.customer === 'string' ? undefined : subscription.customer;
  const address = customer && !customer.deleted ? customer.address : undefined;
  return {
    id,
    status: over ? 'over' : subscription.status === 'active' ? 'runs' : 'unclear',
    ends: over || cancel_at_period_end || (cancel_at !== null && cancel_at <= item.current_period_end),
    endedHere: metadata[MOVED] === 'spindle',
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date(item.current_period_end * 1000),
    startedAt: new Date(subscription.start_date * 1000),
    anchorAt: new Date(subscription.billing_cycle_anchor * 1000),
    term: termOf(item.price.recurring),
    currency: currency.toUpperCase(),
    amountMinor: amountOf(subscription, item),
    obstacle: obstacleOf(subscription),
    country: address?.country ?? null,
    card: cardOf(subscription.customer, methodOf(subscription)),
  };
}

function termOf(recurring: Stripe.Price.Recurring | null): Term | undefined {
  if (recurring?.usage_type !== 'licensed') return undefined;
  const { interval, interval_count: count } = recurring;
  if ((interval === 'year' && count === 1) || (interval === 'month' && count === 12)) return '1Y';
  return interval === 'month' && count === 1 ? '1M' : undefined;
}

/** The price of a period; undefined if tax is added on top or a discount applies, because then another amount is charged. */
function amountOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number | undefined {
  const { unit_amount: amount, tax_behavior: tax } = item.price;
  const rates = [...(subscription.default_tax_rates ?? []), ...(item.tax_rates ?? [])];
  const onTop =
    rates.some(({ inclusive }) => !inclusive) || (subscription.automatic_tax.enabled && tax !== 'inclusive');
  const reduced = subscription.discounts.length > 0 || item.discounts.length > 0;
  return onTop || reduced ? undefined : (amount ?? undefined);
}

function obstacleOf(subscription: Stripe.Subscription): string | undefined {
  const { items, schedule, pause_collection, collection_method } = subscription;
  if (items.data.length !== 1 || items.data[0]?.quantity !== 1) return 'is for more than one thing';
  if (schedule) return 'has a schedule';
  if (pause_collection) return 'is paused';
  return collection_method === 'charge_automatically' ? undefined : 'is paid by invoice';
}

function methodOf({ default_payment_method, customer }: Stripe.Subscription) {
  if (default_payment_method) return default_payment_method;
  return typeof customer === 'string' || customer.deleted
    ? null
    : customer.invoice_settings.default_payment_method;
}
