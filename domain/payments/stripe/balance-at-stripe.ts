import type Stripe from 'stripe';
import type { BalanceMovement, Payout } from '../provider.ts';

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

/**
 * Stripe's balance transactions, with the object that each is about. A charge carries the metadata of its payment intent, so the
 * payment is known without another request.
 */
export async function* balanceAtStripe(stripe: Stripe, since: Date): AsyncIterable<BalanceMovement> {
  const transactions = stripe.balanceTransactions.list({
    created: { gte: secondsOf(since) },
    expand: ['data.source'],
    limit: 100,
  });
  for await (const transaction of transactions) {
    const of = subjectOf(transaction.source);
    if (!of) continue;
    yield {
      ...{ id: transaction.id, ...of, amountMinor: transaction.amount, feeMinor: transaction.fee },
      ...{ currency: transaction.currency.toUpperCase(), at: new Date(transaction.created * 1000) },
    };
  }
}

/** Payouts that Stripe makes automatically; for payouts made by hand it does not list the transactions. */
export async function* payoutsAtStripe(stripe: Stripe, since: Date): AsyncIterable<Payout> {
  const created = { gte: secondsOf(since) };
  for await (const payout of stripe.payouts.list({ created, status: 'paid', limit: 100 })) {
    if (payout.reconciliation_status !== 'completed') continue;
    yield { id: payout.id, arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10) };
  }
}

export async function* movementsOfPayout(stripe: Stripe, payoutId: string): AsyncIterable<string> {
  for await (const { id } of stripe.balanceTransactions.list({ payout: payoutId, limit: 100 })) yield id;
}

function subjectOf(
  source: Stripe.BalanceTransaction['source'],
): Pick<BalanceMovement, 'about' | 'subject'> | undefined {
  if (typeof source !== 'object') return undefined;
  if (source?.object === 'refund') return { about: 'refund', subject: source.id };
  if (source?.object === 'dispute') return { about: 'dispute', subject: source.id };
  const reference = source?.object === 'charge' ? source.metadata.reference : undefined;
  return reference ? { about: 'payment', subject: reference } : undefined;
}
