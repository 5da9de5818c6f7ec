import { eq, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { GOOD_CARD, ORIGIN, WEBHOOK_KEY } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { moveSandboxDispute, openSandboxDispute } from './sandbox/dispute-sandbox.ts';
import { sandboxJobs } from './sandbox/jobs.ts';
import { paySandbox } from './sandbox/pay-sandbox.ts';
import { setSandboxChaos } from './sandbox/set-sandbox-chaos.ts';
import { settleSandboxRefund } from './sandbox/settle-sandbox-refund.ts';
import { signWebhook } from './sandbox/signature.ts';
import { sandboxCards, sandboxEvents } from './sandbox/tables.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { CONTRACT } from './testing/contract/provider-contract.ts';
import { canPlay, type Subject } from './testing/contract/subject.ts';
import { StripeBooks } from './testing/stripe-books.ts';
import { openStripeServer } from './testing/stripe-server.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const CARDS = { pays: '4242424242424242', declined: '4000000000000341', needs_bank: '4000002500003155' };

const sandbox: Subject = {
  provider: shop.provider,
  async keptCard(behaviour) {
    const number = behaviour === 'disputed' ? CARDS.pays : CARDS[behaviour];
    const page = { idempotencyKey: crypto.randomUUID(), email: 'kei@example.com', locale: 'en' } as const;
    const { pageId } = await shop.provider.createCardPage({ ...page, returnUrl: ORIGIN, cancelUrl: ORIGIN });
    await paySandbox(deps, { paymentId: pageId, card: GOOD_CARD });
    const { card } = (await shop.provider.retrieveCardPage(pageId)) ?? {};
    if (!card) throw new Error('no card was kept');
    // A card whose bank asks is stored only once the bank was answered. How it behaves from then on is set here.
    const says = ({ [CARDS.declined]: 'fails_at_renewal', [CARDS.needs_bank]: 'authentication' } as const)[
      number
    ];
    await db
      .update(sandboxCards)
      .set({ behaviour: says ?? 'pays' })
      .where(eq(sandboxCards.id, card.methodId));
    return card;
  },
  buyer: {
    async giveCard(paymentId) {
      expect(await paySandbox(deps, { paymentId, card: GOOD_CARD })).toMatchObject({ ok: true });
    },
  },
  bank: {
    openDispute: async (paymentId) => (await openSandboxDispute(deps, { paymentId })) ?? '',
    closeDispute: async (disputeId, to) => void (await moveSandboxDispute(deps, { disputeId, to })),
    holdRefunds: (paymentId) => setSandboxChaos(db, paymentId, { refunds: 'pending' }),
    settleRefund: async (refundId, as) => void (await settleSandboxRefund(deps, { refundId, as })),
    // A day's money is paid out two days later, so all events are moved into the past.
    payOut: async () =>
      void (await db
        .update(sandboxEvents)
        .set({ createdAt: sql`${sandboxEvents.createdAt} - interval '3 days'` })),
  },
  async webhook(providerId, ago = 0) {
    const [event] = (await db.select().from(sandboxEvents))
      .filter(({ subjectId, paymentId }) => (subjectId ?? paymentId) === providerId)
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    let body = '';
    const [delivery] = sandboxJobs({
      ...{ db, clock: deps.clock, webhookKey: WEBHOOK_KEY, webhookUrl: `${ORIGIN}/order/webhook/sandbox` },
      fetch: async (_, init) => {
        body = String(init?.body);
        return new Response();
      },
    });
    await delivery.run({ eventId: event?.id ?? '' });
    const signature = signWebhook(WEBHOOK_KEY, body, new Date(Date.now() - ago));
    return { headers: new Headers({ 'spindle-sandbox-signature': signature }), body };
  },
};

const secretKey = 'sk_test_nothing';
const webhookSecret = 'whsec_for_tests_only';
const books = new StripeBooks();
const server = await openStripeServer(books);
afterAll(() => server.close());
const sign = new Stripe(secretKey).webhooks;

const stripe: Subject = {
  provider: stripeProvider({ secretKey, webhookSecret, api: server.api }),
  keptCard: async (behaviour) => ({
    ...books.keepCard(behaviour),
    ...{ brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2034 },
  }),
  buyer: { giveCard: async (id) => books.completeSession(id) },
  bank: {
    openDispute: async (id) => books.openDispute(id),
    closeDispute: async (id, as) => books.closeDispute(id, as),
    holdRefunds: async (id) => books.holdRefunds(id),
    settleRefund: async (id, as) => books.settleRefund(id, as),
    payOut: async () => books.payOut(),
  },
  async webhook(providerId, ago = 0) {
    const told = books.events.filter(({ data }) => (data.object as { id: string }).id === providerId);
    const body = JSON.stringify(told.at(-1));
    const timestamp = Math.floor((Date.now() - ago) / 1000);
    const signature = sign.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp });
    return { headers: new Headers({ 'stripe-signature': signature }), body };
  },
  forgetKeys: async () => server.forgetKeys(),
};

describe('a card that Stripe charges no more', () => {
  const charge = (card: { customerId: string; methodId: string }) =>
    stripe.provider.charge({
      ...{ idempotencyKey: crypto.randomUUID(), reference: 'r', description: 'DVD Ripper', ...card },
      ...{ amountMinor: 1995, currency: 'USD' },
    });
  const declined = { status: 'failed', failure: 'declined', paymentId: null };

  test('is declined where it was taken from its customer, or went with them', async () => {
    const taken = await stripe.keptCard('pays');
    books.detachCard(taken.methodId);
    expect(await charge(taken)).toMatchObject(declined);
    const gone = await stripe.keptCard('pays');
    await stripe.provider.forgetCustomer(gone.customerId);
    expect(await charge(gone)).toMatchObject(declined);
  });

  test('is not declined where its customer is one of another account: the key is wrong', async () => {
    await expect(charge({ customerId: 'cus_elsewhere', methodId: 'pm_elsewhere' })).rejects.toThrow(
      'customer',
    );
  });
});

describe.each([
  ['the sandbox', sandbox],
  ['Stripe, played by a server that keeps its books', stripe],
])('%s', (_, subject) => {
  test.each(CONTRACT.filter((each) => canPlay(subject, each)))('$name', ({ run }) => run(subject));
});
