import assert from 'node:assert/strict';
import { charge, page } from './asked.ts';
import type { ContractCase } from './subject.ts';

/** Payments by a page or from a stored card. */
export const PAYMENT_CASES: readonly ContractCase[] = [
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
    name: 'a page that is paid has succeeded, says where the card is from, can not be cancelled, and keeps no card unasked',
    needs: ['buyer'],
    async run({ provider, buyer }) {
      const { paymentId } = await provider.createPayment(page());
      await buyer?.giveCard(paymentId);
      const paid = { status: 'succeeded', amountMinor: 4995, currency: 'USD', cardCountry: 'US' };
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
    name: 'a page is made for a customer whom it does not know (any more), as for anybody else',
    async run({ provider }) {
      const asked = page({ keepCard: true, customerId: 'cus_unknown' });
      const made = await provider.createPayment(asked);
      assert.deepEqual(await provider.createPayment(asked), made);
      assert.equal((await provider.retrievePayment(made.paymentId))?.status, 'open');
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
      const paid = { status: 'succeeded', amountMinor: 4995, currency: 'USD', cardCountry: 'US' };
      assert.deepEqual(observed, paid);
      assert.deepEqual(await provider.retrievePayment(paymentId ?? ''), observed);
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
        assert.deepEqual(await provider.retrievePayment(paymentId ?? ''), observed);
      },
    }),
  ),
  {
    name: 'a charge is found by its reference, whatever became of it; one that was never made is none',
    async run({ provider, keptCard }) {
      for (const behaviour of ['pays', 'declined', 'needs_bank'] as const) {
        const card = await keptCard(behaviour);
        const asked = charge(card);
        assert.equal(await provider.findCharge(asked), undefined);
        const made = await provider.charge(asked);
        await provider.charge(charge(card));
        assert.deepEqual(await provider.findCharge(asked), made);
        assert.equal(await provider.findCharge(charge(card)), undefined);
        assert.equal(await provider.findCharge({ ...asked, customerId: 'cus_unknown' }), undefined);
      }
    },
  },
  {
    name: 'a customer who is forgotten has no card any more, and can be forgotten again',
    async run({ provider, keptCard }) {
      const [card, other] = [await keptCard('pays'), await keptCard('pays')];
      const paid = await provider.charge(charge(card));
      await provider.forgetCustomer(card.customerId);
      await provider.forgetCustomer(card.customerId);
      await provider.forgetCustomer('cus_unknown');
      // A charge of a deleted card fails like one that a bank declines, so that nobody waits for another answer.
      const { paymentId: _, ...after } = await provider.charge(charge(card));
      assert.deepEqual(after, { status: 'failed', failure: 'declined', amountMinor: 4995, currency: 'USD' });
      // What was paid stays paid, and other customers keep their cards.
      assert.equal((await provider.retrievePayment(paid.paymentId ?? ''))?.status, 'succeeded');
      assert.equal((await provider.charge(charge(other))).status, 'succeeded');
    },
  },
];
