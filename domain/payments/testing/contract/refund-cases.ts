import assert from 'node:assert/strict';
import { charged, page, refund } from './asked.ts';
import type { ContractCase } from './subject.ts';

/** Refunds and disputes. */
export const REFUND_CASES: readonly ContractCase[] = [
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
        const { openedAt, evidenceDueBy, ...observed } =
          (await provider.retrieveDispute(id)) ?? assert.fail('no dispute');
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
];
