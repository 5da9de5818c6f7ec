import assert from 'node:assert/strict';
import type { BalanceMovement, BalanceSubject, PaymentProvider } from '../../provider.ts';
import { charge, charged, page, refund } from './asked.ts';
import type { ContractCase } from './subject.ts';

/** Fees and payouts. */
export const BALANCE_CASES: readonly ContractCase[] = [
  {
    name: 'a charge moves the balance once, for our payment, less a fee',
    async run({ provider, keptCard }) {
      const asked = charge(await keptCard('pays'));
      await provider.charge(asked);
      const [movement, ...others] = await movementsOf(provider, 'payment', asked.reference);
      assert.ok(movement && others.length === 0);
      // A balance may be kept in another currency.
      assert.ok(movement.currency !== 'USD' || movement.amountMinor === 4995);
      assert.ok(movement.feeMinor > 0 && movement.feeMinor < movement.amountMinor);
      assert.ok(Math.abs(movement.at.getTime() - Date.now()) < 600_000);
      assert.deepEqual(await movementsOf(provider, 'payment', asked.reference), [movement]);
    },
  },
  {
    name: 'a page that is paid moves the balance for our payment',
    needs: ['buyer'],
    async run({ provider, buyer }) {
      const asked = page();
      const { paymentId } = await provider.createPayment(asked);
      assert.deepEqual(await movementsOf(provider, 'payment', asked.reference), []);
      await buyer?.giveCard(paymentId);
      const found = await movementsOf(provider, 'payment', asked.reference);
      assert.deepEqual(amountsOf(found), [4995]);
    },
  },
  {
    name: 'a refund takes its money from the balance',
    async run(subject) {
      const made = await subject.provider.refund(refund(await charged(subject), 1000));
      assert.ok(made.ok);
      const [movement, ...others] = await movementsOf(subject.provider, 'refund', made.refund.id);
      assert.ok(movement && others.length === 0);
      assert.ok(movement.amountMinor < 0);
    },
  },
  {
    name: 'a refund that fails brings its money back',
    needs: ['bank'],
    async run(subject) {
      const made = await subject.provider.refund(refund(await charged(subject), 1000));
      assert.ok(made.ok);
      await subject.bank?.settleRefund(made.refund.id, 'failed');
      const found = await movementsOf(subject.provider, 'refund', made.refund.id);
      assert.deepEqual(amountsOf(found), [-1000, 1000]);
    },
  },
  {
    name: 'a dispute takes money and costs a fee; one that is won brings the money back',
    needs: ['bank'],
    async run(subject) {
      for (const end of ['won', 'lost'] as const) {
        const id = (await subject.bank?.openDispute(await charged(subject))) ?? '';
        await subject.bank?.closeDispute(id, end);
        const found = await movementsOf(subject.provider, 'dispute', id);
        assert.deepEqual(amountsOf(found), end === 'won' ? [-4995, 4995] : [-4995]);
        assert.ok(found.reduce((sum, { feeMinor }) => sum + feeMinor, 0) > 0);
      }
    },
  },
  {
    name: 'a payout says what it consists of, once its parts are known',
    needs: ['bank'],
    async run({ provider, keptCard, bank }) {
      const asked = charge(await keptCard('pays'));
      await provider.charge(asked);
      const [movement] = await movementsOf(provider, 'payment', asked.reference);
      const payouts = () => allOf(provider.payoutsSince(new Date(Date.now() - 10 * 86_400_000)));
      const before = await payouts();
      await bank?.payOut();
      const made = (await payouts()).filter(({ id }) => !before.some((known) => known.id === id));
      const parts = await Promise.all(made.map(({ id }) => allOf(provider.movementsOfPayout(id))));
      assert.equal(parts.filter((ids) => ids.includes(movement?.id ?? '')).length, 1);
      for (const { arrivesOn } of made) assert.match(arrivesOn, /^\d{4}-\d\d-\d\d$/);
    },
  },
];

async function movementsOf(
  provider: PaymentProvider,
  about: BalanceSubject,
  subject: string,
): Promise<BalanceMovement[]> {
  const since = new Date(Date.now() - 10 * 86_400_000);
  const found: BalanceMovement[] = [];
  for await (const movement of provider.balanceSince(since)) {
    if (movement.about === about && movement.subject === subject) found.push(movement);
  }
  return found;
}

/** Amounts in ascending order, so that money taken comes before money given back. */
const amountsOf = (movements: readonly BalanceMovement[]) =>
  movements.map(({ amountMinor }) => amountMinor).toSorted((one, other) => one - other);

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
