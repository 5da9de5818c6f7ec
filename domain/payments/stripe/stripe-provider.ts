import { LANGUAGES } from '@spindle/platform/locales.ts';
import Stripe from 'stripe';
import type {
  EventSubject,
  NewProviderPayment,
  ObservedPayment,
  ParsedWebhook,
  PaymentEvent,
  PaymentProvider,
} from '../provider.ts';
import { balanceAtStripe, movementsOfPayout, payoutsAtStripe } from './balance-at-stripe.ts';
import {
  CHARGE,
  cardCountryOf,
  chargeAtStripe,
  createCardPage,
  findCardPage,
  findChargeAtStripe,
  keptCard,
  observedCharge,
} from './cards-at-stripe.ts';
import { observedDispute } from './dispute-at-stripe.ts';
import { isMissing, unlessMissing } from './missing.ts';
import { openStripe, type StripeApi } from './open-stripe.ts';
import { paymentIdOf } from './payment-id-of.ts';
import { observedRefund, refundAtStripe } from './refund-at-stripe.ts';
import { stripeBilling } from './stripe-billing.ts';

export interface StripeProviderDeps {
  secretKey: string;
  webhookSecret: string;
  /** Address of the API if it is not Stripe's, for tests. */
  api?: StripeApi;
}

/** What Stripe's events are about; those that are not listed do not concern the shop. */
export const STRIPE_EVENTS: Readonly<Partial<Record<Stripe.Event.Type, EventSubject>>> = {
  'checkout.session.completed': 'payment',
  'checkout.session.async_payment_succeeded': 'payment',
  'checkout.session.async_payment_failed': 'payment',
  'checkout.session.expired': 'payment',
  'payment_intent.succeeded': 'payment',
  'payment_intent.payment_failed': 'payment',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'invoice.paid': 'subscription',
  'invoice.payment_failed': 'subscription',
};

/**
 * Events that `eventsSince` reads again, because asking about payments does not reveal refunds and disputes; few enough to list.
 */
const REPEATED_EVENTS = (Object.keys(STRIPE_EVENTS) as (keyof typeof STRIPE_EVENTS)[]).filter(
  (type) => STRIPE_EVENTS[type] === 'refund' || STRIPE_EVENTS[type] === 'dispute',
);

/** Cards through Stripe Checkout, a page hosted by Stripe, so that card numbers never reach the shop. */
export function stripeProvider({ secretKey, webhookSecret, api }: StripeProviderDeps): PaymentProvider {
  const stripe = openStripe(secretKey, api);
  return {
    name: 'stripe',
    methods: ['card'],
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    leastMinor: { USD: 50, EUR: 50, JPY: 50 },

    async createPayment(payment) {
      const session = await createSession(stripe, payment);
      if (!session.url) throw new Error(`session ${session.id} has no page`);
      return { paymentId: session.id, redirectUrl: session.url };
    },

    retrievePayment: (paymentId) => findPayment(stripe, paymentId),

    async cancelPayment(paymentId) {
      try {
        return observed(await stripe.checkout.sessions.expire(paymentId));
      } catch (error) {
        // Only an open session can be ended: this one is complete, has expired, or does not exist.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return findPayment(stripe, paymentId);
      }
    },

    billing: stripeBilling(stripe),

    createCardPage: (page) => createCardPage(stripe, page),

    retrieveCardPage: (pageId) => findCardPage(stripe, pageId),

    async forgetCustomer(customerId) {
      await unlessMissing(stripe.customers.del(customerId));
    },

    charge: (charge) => chargeAtStripe(stripe, charge),

    findCharge: (charge) => findChargeAtStripe(stripe, charge),

    refund: (refund) => refundAtStripe(stripe, refund),

    async retrieveRefund(refundId) {
      const refund = await unlessMissing(stripe.refunds.retrieve(refundId));
      return refund && observedRefund(refund, await paymentIdOf(stripe, refund.payment_intent));
    },

    async retrieveDispute(disputeId) {
      const dispute = await unlessMissing(stripe.disputes.retrieve(disputeId));
      return dispute && observedDispute(dispute, await paymentIdOf(stripe, dispute.payment_intent));
    },

    async eventsSince(since) {
      const events: PaymentEvent[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const event of stripe.events.list({ types: REPEATED_EVENTS, created, limit: 100 })) {
        const known = eventOf(event);
        if (known) events.push(known);
      }
      return events;
    },

    balanceSince: (since) => balanceAtStripe(stripe, since),

    payoutsSince: (since) => payoutsAtStripe(stripe, since),

    movementsOfPayout: (payoutId) => movementsOfPayout(stripe, payoutId),

    parseWebhook(headers, rawBody) {
      return parse(stripe, webhookSecret, headers.get('stripe-signature') ?? '', rawBody);
    },
  };
}

/** If Stripe does not (or no longer) know the customer, there is no stored card to offer, and the page is made without one. */
async function createSession(stripe: Stripe, payment: NewProviderPayment): Promise<Stripe.Checkout.Session> {
  const { idempotencyKey, customerId, ...rest } = payment;
  try {
    return await stripe.checkout.sessions.create(sessionOf(payment), { idempotencyKey });
  } catch (error) {
    if (!customerId || !isMissing(error)) throw error;
    const alone = { ...rest, idempotencyKey: `${idempotencyKey} without ${customerId}` };
    return stripe.checkout.sessions.create(sessionOf(alone), { idempotencyKey: alone.idempotencyKey });
  }
}

function sessionOf(payment: NewProviderPayment): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          // Stripe uses minor units, too, including that yen have none.
          unit_amount: payment.amountMinor,
          product_data: { name: shortened(payment.description) },
        },
      },
    ],
    // The amount is charged in the currency in which the shop showed it.
    adaptive_pricing: { enabled: false },
    client_reference_id: payment.reference,
    ...customerOf(payment),
    locale: LANGUAGES[payment.locale].tag,
    payment_intent_data: {
      metadata: { reference: payment.reference },
      ...(payment.keepCard && { setup_future_usage: 'off_session' }),
    },
    success_url: payment.returnUrl,
    cancel_url: payment.cancelUrl,
    expires_at: Math.floor(payment.ends.getTime() / 1000),
  };
}

/** Stripe limits the length of a name but does not document the limit; this length has always been accepted. */
const NAME_LIMIT = 250;

/** Cuts between grapheme clusters, not within one. */
function shortened(name: string): string {
  if (name.length <= NAME_LIMIT) return name;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length >= NAME_LIMIT) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Stripe marks a card that was stored for renewals as `limited`, and does not offer it unless asked to. */
const OFFERED: Stripe.Checkout.SessionCreateParams.SavedPaymentMethodOptions = {
  allow_redisplay_filters: ['always', 'limited', 'unspecified'],
};

/** A buyer with a card at Stripe is a customer there already; otherwise one is created only if a card is to be stored. */
function customerOf({ customerId, email, keepCard }: NewProviderPayment) {
  if (customerId) return { customer: customerId, saved_payment_method_options: OFFERED };
  return { customer_email: email, ...(keepCard && { customer_creation: 'always' as const }) };
}

async function findPayment(stripe: Stripe, id: string): Promise<ObservedPayment | undefined> {
  if (id.startsWith('pi_')) {
    const intent = await unlessMissing(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
    return intent && observedCharge(intent);
  }
  const expand = ['payment_intent.payment_method', 'payment_intent.latest_charge'];
  const session = await unlessMissing(stripe.checkout.sessions.retrieve(id, { expand }));
  return session && observed(session);
}

function observed(session: Stripe.Checkout.Session): ObservedPayment {
  const status = statusOf(session);
  const card = status === 'succeeded' ? keptCard(session) : undefined;
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  return {
    status,
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    ...(card && { card }),
    ...(status === 'succeeded' && intent && cardCountryOf(intent)),
  };
}

function statusOf(session: Stripe.Checkout.Session): ObservedPayment['status'] {
  if (session.payment_status === 'paid') return 'succeeded';
  if (session.status === 'expired') return 'expired';
  // A delayed payment, such as a bank transfer, failed: the session is complete, its intent waits for another attempt.
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent?.status : undefined;
  const gaveUp = intent === 'requires_payment_method' || intent === 'canceled';
  return session.status === 'complete' && gaveUp ? 'failed' : 'open';
}

function parse(stripe: Stripe, secret: string, signature: string, rawBody: string): ParsedWebhook {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature, secret);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
      return { ok: false, error: 'webhook_malformed' };
    }
    // The library tells the two cases apart only by the message.
    const old = error.message.includes('tolerance');
    return { ok: false, error: old ? 'webhook_too_old' : 'webhook_signature' };
  }
  return { ok: true, event: eventOf(event) };
}

interface EventSubjectObject {
  id: string;
  client_reference_id?: string | null;
  metadata?: Readonly<Record<string, string>> | null;
}

function eventOf(event: Stripe.Event): PaymentEvent | null {
  const about = STRIPE_EVENTS[event.type];
  if (!about) return null;
  const subject = event.data.object as EventSubjectObject;
  // An intent that belongs to a page is handled through the events of that page.
  if (event.type.startsWith('payment_intent.') && subject.metadata?.kind !== CHARGE) return null;
  return {
    id: event.id,
    type: event.type,
    about,
    providerId: subject.id,
    reference: subject.client_reference_id ?? subject.metadata?.reference ?? null,
  };
}
