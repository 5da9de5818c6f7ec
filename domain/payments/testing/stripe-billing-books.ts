import { randomUUID } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** The properties that a test sets for a subscription at Stripe. */
export interface NewBilled {
  customerId: string;
  methodId?: string;
  amount?: number;
  currency?: string;
  interval?: 'month' | 'year';
  periodStart: Date;
  periodEnd: Date;
  country?: string;
  change?: object;
}

interface Billed extends Required<Omit<NewBilled, 'methodId' | 'country' | 'change'>> {
  id: string;
  methodId: string | undefined;
  country: string | undefined;
  status: 'active' | 'canceled';
  cancelAtPeriodEnd: boolean;
  metadata: Record<string, string>;
  change: object;
}

const seconds = (at: Date) => at.getTime() / 1000;
const missing = () =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such subscription',
  });

/** Simulates subscriptions that Stripe charges by itself. */
export class StripeBillingBooks {
  readonly #all = new Map<string, Billed>();
  readonly #methodOf: (id: string) => object;
  /** What Stripe has charged by itself, by subscription. */
  readonly charged: { id: string; amount: number; at: Date }[] = [];

  constructor(methodOf: (id: string) => object) {
    this.#methodOf = methodOf;
  }

  subscribe(made: NewBilled): string {
    const id = `sub_test_${randomUUID().replaceAll('-', '')}`;
    const { methodId, country, change = {}, ...told } = made;
    const defaults = { amount: 1995, currency: 'usd', interval: 'month' } as const;
    this.#all.set(id, {
      ...{ ...defaults, ...told, methodId, country, change },
      ...{ id, status: 'active', cancelAtPeriodEnd: false, metadata: {} },
    });
    return id;
  }

  find(id: string): object {
    const billed = this.#get(id);
    const { interval, currency, amount, customerId, methodId, metadata, status, country } = billed;
    const recurring = { interval, interval_count: 1, usage_type: 'licensed' };
    const item = {
      ...{ id: `si_${id}`, object: 'subscription_item', quantity: 1, discounts: [], tax_rates: [] },
      ...{ current_period_start: seconds(billed.periodStart), current_period_end: seconds(billed.periodEnd) },
      price: { id: 'price_test', unit_amount: amount, currency, tax_behavior: 'unspecified', recurring },
    };
    return {
      ...{ id, object: 'subscription', status, currency, metadata, schedule: null, discounts: [] },
      ...{ cancel_at_period_end: billed.cancelAtPeriodEnd, cancel_at: null, pause_collection: null },
      ...{ collection_method: 'charge_automatically', automatic_tax: { enabled: false } },
      ...{ start_date: seconds(billed.periodStart), default_tax_rates: [] },
      billing_cycle_anchor: seconds(billed.periodStart),
      items: { object: 'list', data: [item] },
      default_payment_method: methodId ? this.#methodOf(methodId) : null,
      customer: {
        ...{ id: customerId, object: 'customer', address: country ? { country } : null },
        invoice_settings: { default_payment_method: null },
      },
      ...billed.change,
    };
  }

  update(id: string, fields: URLSearchParams): object {
    const billed = this.#get(id);
    if (billed.status === 'canceled')
      throw new Refusal(400, { type: 'invalid_request_error', message: 'A canceled subscription stays so.' });
    const ending = fields.get('cancel_at_period_end');
    if (ending !== null) billed.cancelAtPeriodEnd = ending === 'true';
    const moved = fields.get('metadata[moved_to]');
    if (moved !== null) billed.metadata.moved_to = moved;
    return this.find(id);
  }

  /** Ends it with its period or lets it go on, as the customer can on Stripe's own pages. */
  setEnding(id: string, ends: boolean): void {
    this.#get(id).cancelAtPeriodEnd = ends;
  }

  /** Charges what is due by then, and ends the subscriptions set to end. */
  passTime(now: Date): void {
    for (const billed of this.#all.values()) {
      while (billed.status === 'active' && billed.periodEnd <= now) {
        if (billed.cancelAtPeriodEnd) billed.status = 'canceled';
        else this.#renew(billed);
      }
    }
  }

  #renew(billed: Billed): void {
    const { id, amount, periodEnd } = billed;
    this.charged.push({ id, amount, at: periodEnd });
    const next = new Date(periodEnd);
    next.setUTCMonth(next.getUTCMonth() + (billed.interval === 'month' ? 1 : 12));
    Object.assign(billed, { periodStart: periodEnd, periodEnd: next });
  }

  #get(id: string): Billed {
    const billed = this.#all.get(id);
    if (!billed) throw missing();
    return billed;
  }
}
