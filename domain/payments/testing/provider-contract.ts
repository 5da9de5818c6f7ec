import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { NewProviderPayment, PaymentProvider, ProviderCard } from '../provider.ts';

/** A provider and what stands around it: buyers, banks, and the way of its webhooks. */
export interface Subject {
  provider: PaymentProvider;
  /** A card that the provider keeps, and what its bank says when it is charged while its owner is not there. */
  keptCard(behaviour: 'pays' | 'declined' | 'needs_bank' | 'disputed'): Promise<ProviderCard>;
  /** Whoever is on the provider's pages; nobody is at the real one. */
  buyer?: {
    /** Gives a card that pays, on a page that takes money or keeps the card. */
    giveCard(pageId: string): Promise<void>;
  };
  bank?: {
    openDispute(paymentId: string): Promise<string>;
    closeDispute(disputeId: string, as: 'won' | 'lost'): Promise<void>;
    /** Makes the refunds of this payment wait. */
    holdRefunds(paymentId: string): Promise<void>;
    settleRefund(refundId: string, as: 'succeeded' | 'failed'): Promise<void>;
  };
  /** The newest event about this, as the provider would post it, signed `ago` ms before now. */
  webhook?(providerId: string, ago?: number): Promise<{ headers: Headers; body: string }>;
  /** The provider forgets idempotency keys, as it does after a while. */
  forgetKeys?(): Promise<void>;
}

export interface ContractCase {
  name: string;
  needs?: readonly ('buyer' | 'bank' | 'webhook' | 'forgetKeys')[];
  run(subject: Subject): Promise<void>;
}

const page = (change: Partial<NewProviderPayment> = {}): NewProviderPayment => {
  const id = randomUUID();
  return {
    ...{ idempotencyKey: id, reference: id, amountMinor: 4995, currency: 'USD' },
    ...{ description: 'DVD Ripper', email: 'kei@example.com', locale: 'en' },
    ...{ returnUrl: 'https://shop.example.com/thankyou', cancelUrl: 'https://shop.example.com/checkout' },
    ends: new Date(Date.now() + 55 * 60_000),
    ...change,
  };
};

const charge = ({ customerId, methodId }: ProviderCard, amountMinor = 4995) => {
  const id = randomUUID();
  return {
    ...{ idempotencyKey: id, reference: id, amountMinor, currency: 'USD' as const },
    ...{ description: 'SP-7K3QX-9M2TD', customerId, methodId },
  };
};

async function charged(subject: Subject, behaviour: 'pays' | 'disputed' = 'pays'): Promise<string> {
  const { status, paymentId } = await subject.provider.charge(charge(await subject.keptCard(behaviour)));
  assert.equal(status, 'succeeded');
  return paymentId;
}

const refund = (paymentId: string, amountMinor: number) => {
  const id = randomUUID();
  return { idempotencyKey: id, reference: id, paymentId, amountMinor };
};

/** What the shop relies on at every provider. Amounts are minor units. */
export const CONTRACT: readonly ContractCase[] = [
  {
    name: 'a payment waits on its page, one for each key',
    async run({ provider }) {
      const asked = page();
      const made = await provider.createPayment(asked);
      assert.deepEqual(await provider.createPayment(asked), made);
      assert.match(made.redirectUrl, /^https?:/);
      assert.deepEqual(await provider.retrievePayment(made.paymentId), {
        ...{ status: 'open', amountMinor: 4995, currency: 'USD' },
      });
    },
  },
  {
    name: 'yen have no minor unit',
    async run({ provider }) {
      const { paymentId } = await provider.createPayment(page({ amountMinor: 6980, currency: 'JPY' }));
      const observed = await provider.retrievePayment(paymentId);
      assert.deepEqual([observed?.amountMinor, observed?.currency], [6980, 'JPY']);
    },
  },
  {
    name: 'a cancelled page takes no money, however often it is cancelled',
    async run({ provider }) {
      const { paymentId } = await provider.createPayment(page());
      assert.equal((await provider.cancelPayment(paymentId))?.status, 'expired');
      assert.equal((await provider.cancelPayment(paymentId))?.status, 'expired');
      assert.equal((await provider.retrievePayment(paymentId))?.status, 'expired');
    },
  },
  {
    name: 'what it does not know is none',
    async run({ provider }) {
      assert.equal(await provider.retrievePayment('cs_test_unknown'), undefined);
      assert.equal(await provider.retrieveRefund('re_unknown'), undefined);
      assert.equal(await provider.retrieveDispute('dp_unknown'), undefined);
      assert.equal(await provider.retrieveCardPage('cs_test_unknown'), undefined);
    },
  },
  {
    name: 'a page that is paid has succeeded, can not be cancelled, and keeps no card unasked',
    needs: ['buyer'],
    async run({ provider, buyer }) {
      const { paymentId } = await provider.createPayment(page());
      await buyer?.giveCard(paymentId);
      const paid = { status: 'succeeded', amountMinor: 4995, currency: 'USD' };
      assert.deepEqual(await provider.retrievePayment(paymentId), paid);
      assert.deepEqual(await provider.cancelPayment(paymentId), paid);
    },
  },
  {
    name: 'a page that is to keeps the card, which can be charged',
    needs: ['buyer'],
    async run({ provider, buyer }) {
      const { paymentId } = await provider.createPayment(page({ keepCard: true }));
      await buyer?.giveCard(paymentId);
      const { card } = (await provider.retrievePayment(paymentId)) ?? {};
      assert.equal(card?.lastFour, '4242');
      assert.equal(card.brand, 'visa');
      assert.equal((await provider.charge(charge(card))).status, 'succeeded');
      const again = await provider.createPayment(page({ keepCard: true, customerId: card.customerId }));
      await buyer?.giveCard(again.paymentId);
      const second = await provider.retrievePayment(again.paymentId);
      assert.equal(second?.card?.customerId, card.customerId);
    },
  },
  {
    name: 'a page keeps a card without money',
    needs: ['buyer'],
    async run({ provider, buyer }) {
      const { idempotencyKey, email, locale, returnUrl, cancelUrl } = page();
      const made = await provider.createCardPage({ idempotencyKey, email, locale, returnUrl, cancelUrl });
      assert.deepEqual(await provider.retrieveCardPage(made.pageId), { status: 'open' });
      await buyer?.giveCard(made.pageId);
      const observed = await provider.retrieveCardPage(made.pageId);
      assert.equal(observed?.status, 'done');
      assert.ok(observed.card);
      assert.equal((await provider.charge(charge(observed.card))).status, 'succeeded');
    },
  },
  {
    name: 'a kept card is charged once for each key',
    async run({ provider, keptCard }) {
      const asked = charge(await keptCard('pays'));
      const made = await provider.charge(asked);
      assert.deepEqual(await provider.charge(asked), made);
      const { paymentId, ...observed } = made;
      assert.deepEqual(observed, { status: 'succeeded', amountMinor: 4995, currency: 'USD' });
      assert.deepEqual(await provider.retrievePayment(paymentId), observed);
    },
  },
  ...(['declined', 'needs_bank'] as const).map(
    (failure): ContractCase => ({
      name: `a charge that is ${failure} has failed, and stays so for its key`,
      async run({ provider, keptCard }) {
        const asked = charge(await keptCard(failure));
        const { paymentId, ...observed } = await provider.charge(asked);
        assert.deepEqual(observed, { status: 'failed', failure, amountMinor: 4995, currency: 'USD' });
        assert.equal((await provider.charge(asked)).paymentId, paymentId);
        assert.deepEqual(await provider.retrievePayment(paymentId), observed);
      },
    }),
  ),
  {
    name: 'money goes back in parts, each once, and never more than was paid',
    async run(subject) {
      const { provider } = subject;
      const paymentId = await charged(subject);
      const part = refund(paymentId, 1000);
      const made = await provider.refund(part);
      assert.ok(made.ok);
      assert.deepEqual(await provider.refund(part), made);
      const { id, ...observed } = made.refund;
      assert.deepEqual(observed, {
        ...{ paymentId, status: 'succeeded', amountMinor: 1000, currency: 'USD' },
        ...{ reference: part.reference, failure: null },
      });
      assert.deepEqual(await provider.retrieveRefund(id), made.refund);
      assert.equal((await provider.refund(refund(paymentId, 3996))).ok, false);
      assert.equal((await provider.refund(refund(paymentId, 3995))).ok, true);
      assert.equal((await provider.refund(refund(paymentId, 1))).ok, false);
    },
  },
  {
    name: 'a page that nobody has paid has nothing to send back',
    async run({ provider }) {
      const { paymentId } = await provider.createPayment(page());
      assert.equal((await provider.refund(refund(paymentId, 1))).ok, false);
      assert.equal((await provider.refund(refund('cs_test_unknown', 1))).ok, false);
    },
  },
  {
    name: 'a refund of a page names the payment as the shop does',
    needs: ['buyer'],
    async run({ provider, buyer }) {
      const { paymentId } = await provider.createPayment(page());
      await buyer?.giveCard(paymentId);
      const made = await provider.refund(refund(paymentId, 4995));
      assert.ok(made.ok);
      assert.equal((await provider.retrieveRefund(made.refund.id))?.paymentId, paymentId);
    },
  },
  {
    name: 'a refund is made once, also when its key is forgotten',
    needs: ['forgetKeys'],
    async run(subject) {
      const asked = refund(await charged(subject), 1000);
      const made = await subject.provider.refund(asked);
      await subject.forgetKeys?.();
      assert.deepEqual(await subject.provider.refund(asked), made);
    },
  },
  {
    name: 'a refund may wait, and fail after all',
    needs: ['bank'],
    async run(subject) {
      const { provider, bank } = subject;
      const paymentId = await charged(subject);
      await bank?.holdRefunds(paymentId);
      const made = await provider.refund(refund(paymentId, 4995));
      assert.ok(made.ok);
      assert.equal(made.refund.status, 'pending');
      await bank?.settleRefund(made.refund.id, 'succeeded');
      assert.equal((await provider.retrieveRefund(made.refund.id))?.status, 'succeeded');
      await bank?.settleRefund(made.refund.id, 'failed');
      const failed = await provider.retrieveRefund(made.refund.id);
      assert.deepEqual([failed?.status, failed?.failure], ['failed', 'lost_or_stolen_card']);
    },
  },
  {
    name: 'a dispute is open until the bank decides, and nothing goes back meanwhile',
    needs: ['bank'],
    async run(subject) {
      const { provider, bank } = subject;
      for (const end of ['won', 'lost'] as const) {
        const paymentId = await charged(subject);
        const id = (await bank?.openDispute(paymentId)) ?? '';
        const { openedAt, ...observed } = (await provider.retrieveDispute(id)) ?? assert.fail('no dispute');
        assert.ok(Math.abs(openedAt.getTime() - Date.now()) < 600_000);
        assert.deepEqual(observed, {
          ...{ id, paymentId, status: 'open', amountMinor: 4995, currency: 'USD', reason: 'fraudulent' },
        });
        assert.equal((await provider.refund(refund(paymentId, 1))).ok, false);
        await bank?.closeDispute(id, end);
        assert.equal((await provider.retrieveDispute(id))?.status, end);
      }
    },
  },
  {
    name: 'what it has told of refunds and disputes can be read again, under the ids of its webhooks',
    needs: ['bank', 'webhook'],
    async run(subject) {
      const { provider, bank } = subject;
      const since = new Date(Date.now() - 60_000);
      const paymentId = await charged(subject);
      const made = await provider.refund(refund(paymentId, 1000));
      assert.ok(made.ok);
      const dispute = (await bank?.openDispute(paymentId)) ?? '';
      const events = await provider.eventsSince(since);
      for (const [providerId, about] of [
        [made.refund.id, 'refund'],
        [dispute, 'dispute'],
      ] as const) {
        const posted = (await subject.webhook?.(providerId)) ?? assert.fail('nothing was told');
        const parsed = provider.parseWebhook(posted.headers, posted.body);
        assert.ok(parsed.ok && parsed.event);
        assert.deepEqual([parsed.event.about, parsed.event.providerId], [about, providerId]);
        assert.deepEqual(
          events.find(({ id }) => id === parsed.event?.id),
          parsed.event,
        );
      }
      assert.deepEqual(await provider.eventsSince(new Date(Date.now() + 3_600_000)), []);
    },
  },
  {
    name: 'a webhook about a charge names our payment; one that was changed or is old is refused',
    needs: ['webhook'],
    async run({ provider, keptCard, webhook }) {
      const asked = charge(await keptCard('pays'));
      const { paymentId } = await provider.charge(asked);
      const { headers, body } = (await webhook?.(paymentId)) ?? assert.fail('nothing was told');
      const parsed = provider.parseWebhook(headers, body);
      assert.ok(parsed.ok && parsed.event);
      const { about, providerId, reference } = parsed.event;
      assert.deepEqual([about, providerId, reference], ['payment', paymentId, asked.reference]);
      const refused = { ok: false, error: 'webhook_signature' };
      assert.deepEqual(provider.parseWebhook(headers, `${body} `), refused);
      assert.deepEqual(provider.parseWebhook(new Headers(), body), refused);
      const old = (await webhook?.(paymentId, 600_000)) ?? assert.fail('nothing was told');
      assert.deepEqual(provider.parseWebhook(old.headers, old.body), { ok: false, error: 'webhook_too_old' });
    },
  },
];

/** Whether a provider's surroundings can play the case. */
export function canPlay(subject: Subject, { needs = [] }: ContractCase): boolean {
  return needs.every((part) => subject[part] !== undefined);
}
