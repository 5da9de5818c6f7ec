import { LANGUAGES } from '@spindle/platform/locales.ts';
import Stripe from 'stripe';
import type {
  NewCardPage,
  NewCharge,
  ObservedCardPage,
  ObservedCharge,
  ObservedPayment,
} from '../provider.ts';
import type { ProviderCard } from '../provider-card.ts';
import { unlessMissing } from './missing.ts';

/** The `kind` in the metadata of payment intents without a page. */
export const CHARGE = 'charge';

/** Creates a Stripe Checkout session in `setup` mode, which takes no money. */
export async function createCardPage(
  stripe: Stripe,
  page: NewCardPage,
): Promise<{ pageId: string; redirectUrl: string }> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      allowed_payment_method_types: ['card'],
      ...(page.customerId
        ? { customer: page.customerId }
        : { customer_creation: 'always', customer_email: page.email }),
      locale: LANGUAGES[page.locale].tag,
      success_url: page.returnUrl,
      cancel_url: page.cancelUrl,
    },
    { idempotencyKey: page.idempotencyKey },
  );
  if (!session.url) throw new Error(`session ${session.id} has no page`);
  return { pageId: session.id, redirectUrl: session.url };
}

export async function findCardPage(stripe: Stripe, id: string): Promise<ObservedCardPage | undefined> {
  const expand = ['setup_intent.payment_method'];
  const session = await unlessMissing(stripe.checkout.sessions.retrieve(id, { expand }));
  if (session?.mode !== 'setup') return undefined;
  const intent = typeof session.setup_intent === 'object' ? session.setup_intent : null;
  const card = session.status === 'complete' ? cardOf(session.customer, intent?.payment_method) : undefined;
  if (card) return { status: 'done', card };
  return { status: session.status === 'expired' ? 'expired' : 'open' };
}

/** The card that a payment page has stored for later charges. */
export function keptCard({ customer, payment_intent }: Stripe.Checkout.Session): ProviderCard | undefined {
  const intent = typeof payment_intent === 'object' ? payment_intent : null;
  if (intent?.setup_future_usage !== 'off_session') return undefined;
  return cardOf(customer, intent.payment_method);
}

export function cardOf(
  customer: string | { id: string } | null,
  method: string | Stripe.PaymentMethod | null | undefined,
): ProviderCard | undefined {
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  if (!customerId || typeof method !== 'object' || !method?.card) return undefined;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { customerId, methodId: method.id, brand, lastFour: last4, expMonth: exp_month, expYear: exp_year };
}

/**
 * Charges by a payment intent that is confirmed at once. A refusal by the bank comes as an error that contains the intent. For a
 * card that is gone Stripe creates no intent, now or later; that is a final answer, not a lost one.
 */
export async function chargeAtStripe(
  stripe: Stripe,
  charge: NewCharge,
): Promise<ObservedPayment & { paymentId: string | null }> {
  try {
    const intent = await confirmed(stripe, charge);
    return { ...observedCharge(intent), paymentId: intent.id };
  } catch (error) {
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (!isRefused || !(await isCardGone(stripe, charge))) throw error;
    const { amountMinor, currency } = charge;
    return { status: 'failed', failure: 'declined', amountMinor, currency, paymentId: null };
  }
}

/**
 * Whether the card or its customer was deleted at Stripe, or the card was detached from the customer, after which it can never
 * be used again (https://docs.stripe.com/api/payment_methods/detach). A customer that Stripe does not know, not even as deleted,
 * belongs to another account or to the test mode: then the API key is wrong, and that says nothing about the card.
 */
async function isCardGone(stripe: Stripe, { customerId, methodId }: NewCharge): Promise<boolean> {
  const customer = await unlessMissing(stripe.customers.retrieve(customerId));
  if (!customer) return false;
  if (customer.deleted) return true;
  const method = await unlessMissing(stripe.paymentMethods.retrieve(methodId));
  const holder = method?.customer;
  return (typeof holder === 'object' ? holder?.id : holder) !== customerId;
}

async function confirmed(stripe: Stripe, charge: NewCharge): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.create(
      {
        amount: charge.amountMinor,
        currency: charge.currency.toLowerCase(),
        customer: charge.customerId,
        payment_method: charge.methodId,
        description: charge.description,
        metadata: { reference: charge.reference, kind: CHARGE },
        off_session: true,
        confirm: true,
        expand: ['latest_charge'],
      },
      { idempotencyKey: charge.idempotencyKey },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
    throw error;
  }
}

/**
 * Finds a charge whose answer was an error: Stripe repeats that error for the same key for a day, even if the card was charged.
 * The customer's newest intents are listed, not searched, because a search does not find the most recent ones yet.
 */
export async function findChargeAtStripe(
  stripe: Stripe,
  { reference, customerId: customer }: Pick<NewCharge, 'reference' | 'customerId'>,
): Promise<ObservedCharge | undefined> {
  const listed = await unlessMissing(
    stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] }),
  );
  const made = listed?.data.find(({ metadata }) => metadata.reference === reference);
  return made && isDecided(made) ? { ...observedCharge(made), paymentId: made.id } : undefined;
}

/** Whether the card was actually charged or refused: a call under way, or cut off, leaves an intent that is not confirmed. */
function isDecided({ status, last_payment_error }: Stripe.PaymentIntent): boolean {
  if (status === 'requires_confirmation') return false;
  return status !== 'requires_payment_method' || last_payment_error !== null;
}

export function observedCharge(intent: Stripe.PaymentIntent): ObservedPayment {
  const status = statusOf(intent.status);
  const asked =
    intent.status === 'requires_action' || intent.last_payment_error?.code === 'authentication_required';
  return {
    status,
    amountMinor: intent.amount,
    currency: intent.currency.toUpperCase(),
    ...(status === 'succeeded' && cardCountryOf(intent)),
    ...(status === 'failed' && { failure: asked ? ('needs_bank' as const) : ('declined' as const) }),
  };
}

/** The country where the card was issued; `latest_charge` has to be expanded. */
export function cardCountryOf({ latest_charge }: Stripe.PaymentIntent): { cardCountry: string } | undefined {
  const charge = typeof latest_charge === 'object' ? latest_charge : null;
  const country = charge?.payment_method_details?.card?.country;
  return country ? { cardCountry: country } : undefined;
}

/** Nobody is there to confirm or to try another card, so an intent that waits for that has failed. */
function statusOf(status: Stripe.PaymentIntent.Status): ObservedPayment['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'processing' ? 'open' : 'failed';
}
