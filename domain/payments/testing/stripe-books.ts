import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { Refusal } from './refusal.ts';
import { StripeBalance } from './stripe-balance.ts';
import { StripeBillingBooks } from './stripe-billing-books.ts';

type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'mode' | 'status' | 'payment_status' | 'amount_total' | 'currency' | 'url' | 'created'
> & {
  client_reference_id: string | null;
  /** The reference in the metadata of its intent. */
  reference: string;
  customer: string | null;
  keeps: boolean;
  card: string | null;
  intent: string | null;
};
type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'status' | 'amount' | 'currency' | 'metadata' | 'setup_future_usage'
> & {
  customer: string | null;
  payment_method: string | null;
  last_payment_error: { code: string } | null;
  waits: boolean;
};
type Behaviour = 'pays' | 'declined' | 'needs_bank' | 'disputed';

const id = (prefix: string) => `${prefix}_test_${randomUUID().replaceAll('-', '')}`;
const seconds = () => Math.floor(Date.now() / 1000);
const missing = (what: string) =>
  new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` });
const invalid = (code: string) => new Refusal(400, { type: 'invalid_request_error', code, message: code });

const withCharge = (intent: Intent): object => ({
  ...intent,
  latest_charge:
    intent.status === 'succeeded' ? { payment_method_details: { card: { country: 'US' } } } : null,
});

/** A simulated Stripe: its objects, their states and its events, in the format of the pinned API version. */
export class StripeBooks {
  readonly #sessions = new Map<string, Session>();
  readonly #intents = new Map<string, Intent>();
  /** `customer: null`: the card was detached from its customer and can never be used again. */
  readonly #cards = new Map<string, { customer: string | null; behaviour: Behaviour }>();
  readonly #customers = new Set<string>();
  readonly #deletedCustomers = new Set<string>();
  readonly #refunds = new Map<string, Stripe.Refund>();
  readonly #disputes = new Map<string, Stripe.Dispute>();
  readonly #balance = new StripeBalance();
  readonly events: Stripe.Event[] = [];
  /** Subscriptions that Stripe charges by itself. */
  readonly billing = new StripeBillingBooks((methodId) => this.#method(methodId));

  #tell(type: string, object: object): void {
    const event = { id: id('evt'), object: 'event', type, created: seconds(), data: { object } };
    this.events.push(event as unknown as Stripe.Event);
  }

  /** Counts of the objects that must not be made twice. */
  counts() {
    return { sessions: this.#sessions.size, intents: this.#intents.size, refunds: this.#refunds.size };
  }

  keepCard(behaviour: Behaviour, customer = id('cus')): { customerId: string; methodId: string } {
    const methodId = id('pm');
    this.#customers.add(customer);
    this.#cards.set(methodId, { customer, behaviour });
    return { customerId: customer, methodId };
  }

  /** Deletes a customer and its payment methods. A second call does not find the customer any more. */
  deleteCustomer(customer: string): object {
    this.#knownCustomer(customer);
    for (const [methodId, card] of this.#cards) if (card.customer === customer) this.#cards.delete(methodId);
    this.#customers.delete(customer);
    this.#deletedCustomers.add(customer);
    return this.findCustomer(customer);
  }

  /** A deleted customer is still found, marked as deleted. */
  findCustomer(customer: string): object {
    if (this.#deletedCustomers.has(customer)) return { id: customer, object: 'customer', deleted: true };
    return { id: this.#knownCustomer(customer), object: 'customer' };
  }

  /** Takes a card from its customer. */
  detachCard(methodId: string): void {
    this.findMethod(methodId);
    this.#cards.set(methodId, { customer: null, behaviour: 'pays' });
  }

  findMethod(methodId: string): object {
    const card = this.#cards.get(methodId);
    if (!card) throw missing('payment_method');
    return { ...this.#method(methodId), customer: card.customer };
  }

  createSession(fields: URLSearchParams): object {
    const setup = fields.get('mode') === 'setup';
    const made: Session = {
      ...{ id: id('cs'), object: 'checkout.session', mode: setup ? 'setup' : 'payment', status: 'open' },
      ...{ payment_status: setup ? 'no_payment_required' : 'unpaid', created: seconds() },
      amount_total: setup ? null : Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: setup ? null : fields.get('line_items[0][price_data][currency]'),
      url: 'https://checkout.stripe.com/c/pay/test',
      client_reference_id: fields.get('client_reference_id'),
      customer: this.#knownCustomer(fields.get('customer')),
      reference: fields.get('payment_intent_data[metadata][reference]') ?? '',
      keeps: setup || fields.get('payment_intent_data[setup_future_usage]') === 'off_session',
      ...{ card: null, intent: null },
    };
    if (made.keeps && !made.customer && fields.get('customer_creation') !== 'always')
      throw invalid('customer');
    this.#sessions.set(made.id, made);
    return this.session(made.id);
  }

  #knownCustomer(customer: string | null): string | null {
    if (customer !== null && !this.#customers.has(customer)) throw missing('customer');
    return customer;
  }

  /** A session with the objects that the provider asks to expand. */
  session(sessionId: string): object {
    const found = this.#sessions.get(sessionId);
    if (!found) throw missing('checkout.session');
    const { keeps: _, reference: __, card, intent, ...session } = found;
    const method = card && this.#method(card);
    return {
      ...session,
      payment_intent: intent && { ...this.expandedIntent(intent), payment_method: method },
      setup_intent: found.mode === 'setup' ? { id: id('seti'), payment_method: method } : null,
    };
  }

  #method(methodId: string): object {
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };
    return { id: methodId, object: 'payment_method', type: 'card', card };
  }

  sessionsOf(intent: string): object[] {
    return [...this.#sessions.values()].filter((session) => session.intent === intent);
  }

  expireSession(sessionId: string): object {
    const session = this.#sessions.get(sessionId);
    if (!session) throw missing('checkout.session');
    if (session.status !== 'open')
      throw new Refusal(400, { type: 'invalid_request_error', message: 'not open' });
    session.status = 'expired';
    return this.session(sessionId);
  }

  /** Completes a session as if a buyer typed a card that pays. */
  completeSession(sessionId: string): void {
    const session = this.#sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error(`${sessionId} is not open`);
    if (session.keeps) {
      const { customerId, methodId } = this.keepCard('pays', session.customer ?? undefined);
      Object.assign(session, { customer: customerId, card: methodId });
    }
    session.status = 'complete';
    if (session.mode === 'payment') {
      session.payment_status = 'paid';
      session.intent = this.#newIntent({
        ...{ amount: session.amount_total ?? 0, currency: session.currency ?? '', status: 'succeeded' },
        metadata: { reference: session.reference },
        setup_future_usage: session.keeps ? 'off_session' : null,
        customer: session.customer,
      }).id;
    }
    this.#tell('checkout.session.completed', this.session(sessionId));
  }

  #newIntent(
    intent: Omit<Intent, 'id' | 'object' | 'payment_method' | 'last_payment_error' | 'waits'>,
  ): Intent {
    const made: Intent = {
      ...{
        id: id('pi'),
        object: 'payment_intent',
        payment_method: null,
        last_payment_error: null,
        waits: false,
      },
      ...intent,
    };
    this.#intents.set(made.id, made);
    if (made.status === 'succeeded') {
      const { amount, currency, metadata } = made;
      this.#balance.note({ object: 'charge', metadata }, amount, currency, Math.round(amount * 0.029) + 30);
    }
    return made;
  }

  charge(fields: URLSearchParams): object {
    const card = this.#cards.get(fields.get('payment_method') ?? '');
    if (card?.customer === null) throw invalid('payment_method_detached');
    this.#knownCustomer(fields.get('customer'));
    if (!card || card.customer !== fields.get('customer')) throw missing('payment_method');
    const refused = card.behaviour === 'declined' || card.behaviour === 'needs_bank';
    const intent = this.#newIntent({
      ...{ amount: Number(fields.get('amount')), currency: fields.get('currency') ?? '' },
      ...{ status: refused ? 'requires_payment_method' : 'succeeded', setup_future_usage: null },
      customer: fields.get('customer'),
      metadata: {
        reference: fields.get('metadata[reference]') ?? '',
        kind: fields.get('metadata[kind]') ?? '',
      },
    });
    if (!refused) {
      this.#tell('payment_intent.succeeded', intent);
      if (card.behaviour === 'disputed') this.openDispute(intent.id);
      return withCharge(intent);
    }
    const code = card.behaviour === 'declined' ? 'card_declined' : 'authentication_required';
    intent.last_payment_error = { code };
    this.#tell('payment_intent.payment_failed', intent);
    throw new Refusal(402, { type: 'card_error', code, message: code, payment_intent: intent });
  }

  intent(intentId: string): Intent {
    const intent = this.#intents.get(intentId);
    if (!intent) throw missing('payment_intent');
    return intent;
  }

  /** A customer's intents, the newest first. */
  intentsOf(customer: string): object[] {
    const theirs = [...this.#intents.values()].filter((intent) => intent.customer === customer);
    return theirs.map(withCharge).toReversed();
  }

  /** An intent with its charge, which the provider asks to expand. */
  expandedIntent(intentId: string): object {
    return withCharge(this.intent(intentId));
  }

  refund(fields: URLSearchParams): object {
    const intent = this.intent(fields.get('payment_intent') ?? '');
    const amount = Number(fields.get('amount'));
    const gone = this.refundsOf(intent.id).filter(({ status }) => status !== 'failed');
    const left = intent.amount - gone.reduce((sum, refund) => sum + refund.amount, 0);
    const disputed = [...this.#disputes.values()].some(
      ({ payment_intent, status }) => payment_intent === intent.id && status !== 'won',
    );
    if (disputed) throw invalid('charge_disputed');
    if (left === 0) throw invalid('charge_already_refunded');
    if (amount > left) throw invalid('amount_too_large');
    const refund = {
      ...{ id: id('re'), object: 'refund', amount, currency: intent.currency, payment_intent: intent.id },
      ...{ status: intent.waits ? 'pending' : 'succeeded', created: seconds() },
      metadata: { reference: fields.get('metadata[reference]') ?? '' },
    } as Partial<Stripe.Refund> as Stripe.Refund;
    this.#refunds.set(refund.id, refund);
    this.#balance.note(refund, -amount, intent.currency);
    this.#tell('refund.created', refund);
    return refund;
  }

  refundsOf(intent: string): Stripe.Refund[] {
    return [...this.#refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
  }

  findRefund(refundId: string): Stripe.Refund {
    const refund = this.#refunds.get(refundId);
    if (!refund) throw missing('refund');
    return refund;
  }

  holdRefunds(intentId: string): void {
    this.intent(intentId).waits = true;
  }

  settleRefund(refundId: string, status: 'succeeded' | 'failed'): void {
    const failed = status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {};
    const refund = Object.assign(this.findRefund(refundId), { status, ...failed });
    if (status === 'failed') this.#balance.note(refund, refund.amount, refund.currency);
    this.#tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  openDispute(intentId: string): string {
    const { amount, currency } = this.intent(intentId);
    const dispute = {
      evidence_details: { due_by: Math.floor(Date.now() / 1000) + 7 * 86_400 },
      ...{ id: id('dp'), object: 'dispute', amount, currency, payment_intent: intentId },
      ...{ status: 'needs_response', reason: 'fraudulent', created: seconds() },
    } as Stripe.Dispute;
    this.#disputes.set(dispute.id, dispute);
    this.#balance.note(dispute, -amount, currency, 1500);
    this.#tell('charge.dispute.created', dispute);
    return dispute.id;
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): void {
    const dispute = Object.assign(this.findDispute(disputeId), { status });
    if (status === 'won') this.#balance.note(dispute, dispute.amount, dispute.currency);
    this.#tell('charge.dispute.closed', dispute);
  }

  findDispute(disputeId: string): Stripe.Dispute {
    const dispute = this.#disputes.get(disputeId);
    if (!dispute) throw missing('dispute');
    return dispute;
  }

  transactions(fields: URLSearchParams): object[] {
    return this.#balance.transactions(fields);
  }

  payouts(fields: URLSearchParams): object[] {
    return this.#balance.payouts(fields);
  }

  payOut(): void {
    this.#balance.payOut();
  }

  eventsSince(since: number, asked: readonly (readonly [string, string])[]): Stripe.Event[] {
    const types = asked.filter(([name]) => name.startsWith('types')).map(([, type]) => type);
    return this.events.filter(({ type, created }) => types.includes(type) && created >= since).toReversed();
  }
}
