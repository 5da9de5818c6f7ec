import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';

const id = (prefix: string) => `${prefix}_test_${randomUUID().replaceAll('-', '')}`;
const seconds = () => Math.floor(Date.now() / 1000);

/** The balance of the simulated Stripe account, and its payouts. */
export class StripeBalance {
  readonly #transactions: (Partial<Stripe.BalanceTransaction> & { payout: string | null })[] = [];
  readonly #payouts: Partial<Stripe.Payout>[] = [];

  note(source: object, amount: number, currency: string, fee = 0): void {
    this.#transactions.unshift({
      ...{ id: id('txn'), object: 'balance_transaction', amount, fee, net: amount - fee, currency },
      ...{ created: seconds(), source: source as Stripe.Charge, payout: null },
    });
  }

  /** Newest first, as Stripe lists. */
  transactions(fields: URLSearchParams): object[] {
    const since = Number(fields.get('created[gte]') ?? 0);
    const expanded = fields.has('expand[0]');
    return this.#transactions
      .filter(({ created = 0, payout }) => created >= since && payout === (fields.get('payout') ?? payout))
      .map(({ payout: _, source, ...transaction }) => ({
        ...transaction,
        source: expanded ? source : 'ch_test',
      }));
  }

  /** Pays out the whole balance; a second payout is under way, whose transactions Stripe does not list yet. */
  payOut(): void {
    const payout = { id: id('po'), object: 'payout', created: seconds(), arrival_date: seconds() } as const;
    const underWay = { ...payout, id: id('po'), reconciliation_status: 'in_progress' } as const;
    this.#payouts.push(
      { ...payout, status: 'paid', reconciliation_status: 'completed' },
      { ...underWay, status: 'paid' },
    );
    for (const transaction of this.#transactions) transaction.payout ??= payout.id;
  }

  payouts(fields: URLSearchParams): object[] {
    const since = Number(fields.get('created[gte]') ?? 0);
    return this.#payouts.filter(
      ({ created = 0, status }) => created >= since && status === (fields.get('status') ?? status),
    );
  }
}
