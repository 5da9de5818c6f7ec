import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { bookDispute } from '../fulfilment/book-dispute.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { insertMovements } from '../payments/balance/queries.ts';
import { DISPUTE_MOVES, type DisputeState } from '../payments/disputes/dispute.ts';
import { disputes } from '../payments/disputes/tables.ts';
import type { Payment } from '../payments/payment.ts';
import { readSales } from '../sales/read-sales.ts';
import { netOf } from '../sales/sales.ts';
import { changeSeller } from '../seller/change-seller.ts';
import { buy } from '../subscriptions/testing/subscribed.ts';
import { exportLedger } from './export-ledger.ts';

const DAY = 86_400_000;
const clock = fixedClock(new Date('2026-01-10T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
beforeEach(async () => {
  await changeSeller(deps, admin, {
    ...{ legalName: 'Spindle GmbH', street: 'Lichtweg 12', postalCode: '10115', city: 'Berlin' },
    ...{ country: 'DE', vatId: 'DE123456789', taxId: null, timeZone: 'Europe/Berlin' },
  });
});
/** Documents can't be deleted, so each history uses months of its own. */
function nextMonth() {
  const now = clock.now();
  clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3, 10)));
}
const later = (days: number) => clock.set(new Date(clock.now().getTime() + days * DAY));
const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);

/** The rows of one order, from a month until now. */
async function rowsFrom(month: string, orderNumber: string) {
  const rows: Record<string, string>[] = [];
  const until = clock.now().toISOString().slice(0, 7);
  for (let at = new Date(`${month}-01`); at.toISOString().slice(0, 7) <= until; ) {
    const exported = await exportLedger(deps, admin, { period: at.toISOString().slice(0, 7) });
    let csv = '';
    if (exported.ok) for await (const part of exported.csv) csv += part;
    rows.push(...(parse(csv, { columns: true }) as Record<string, string>[]));
    at.setUTCMonth(at.getUTCMonth() + 1);
  }
  return rows.filter((row) => row.order === orderNumber);
}

/** A dispute at the provider, with its movements of the balance. */
class ProviderDispute {
  readonly id = `dp_${randomUUID()}`;
  state: DisputeState;
  readonly #payment: Payment;
  readonly #openedAt = clock.now();
  #holds = false;

  constructor(payment: Payment, state: 'open' | 'inquiry') {
    this.#payment = payment;
    this.state = state;
  }

  async begin() {
    if (this.state === 'open') await this.#take();
  }

  async move(to: DisputeState) {
    if (!DISPUTE_MOVES[this.state].includes(to)) return;
    this.state = to;
    if (to === 'won' && this.#holds) await this.#note(this.#payment.amountMinor, 0);
    if (to === 'won') this.#holds = false;
    if ((to === 'open' || to === 'lost') && !this.#holds) await this.#take();
  }

  async #take() {
    this.#holds = true;
    await this.#note(-this.#payment.amountMinor, 1500);
  }

  async #note(amountMinor: number, feeMinor: number) {
    const { currency, provider } = this.#payment;
    await insertMovements(db, provider, [
      {
        ...{ id: randomUUID(), about: 'dispute', subject: this.id, amountMinor, feeMinor },
        ...{ currency, at: clock.now() },
      },
    ]);
    moved.push({ amountMinor, feeMinor });
  }

  seen() {
    const { amountMinor, currency, providerId } = this.#payment;
    return {
      askedAt: clock.now(),
      observed: {
        ...{ id: this.id, paymentId: providerId ?? '', status: this.state, reason: 'fraudulent' },
        ...{ amountMinor, currency, openedAt: this.#openedAt },
      },
    };
  }
}
let moved: { amountMinor: number; feeMinor: number }[] = [];

async function sold() {
  nextMonth();
  moved = [];
  const month = clock.now().toISOString().slice(0, 7);
  const { payment } = await buy(shop, 'pid=643&opt643=LFT', { email: `${randomUUID()}@example.test` });
  const order = (await shop.orders()).find(({ id }) => id === payment.orderId) ?? expect.fail();
  const rows = () => rowsFrom(month, order.number);
  return { payment, month, rows };
}
const hear = (payment: Payment, { observed, askedAt }: ReturnType<ProviderDispute['seen']>) =>
  bookDispute(deps, payment, observed, askedAt);

test('a dispute that is lost, won and lost again has a row for each, in the month in which that was decided', async () => {
  const { payment, rows, month } = await sold();
  await refundOrder(deps, admin, {
    ...{ orderId: payment.orderId, request: { amountMinor: 1000 }, reason: '', requestKey: randomUUID() },
  });
  const dispute = new ProviderDispute(payment, 'open');
  await dispute.begin();
  const seen: Record<string, string>[][] = [];
  for (const state of ['lost', 'won', 'lost', 'won'] as const) {
    await dispute.move(state);
    await hear(payment, dispute.seen());
    const now = await rows();
    const before = seen.at(-1) ?? [];
    // Rows of a month's file never change later.
    expect(now).toEqual(expect.arrayContaining(before));
    seen.push(now);
    later(31);
  }
  const own = (seen.at(-1) ?? []).filter(({ number }) => number === dispute.id);
  expect(own.map(({ kind, gross, fee }) => [kind, gross, fee])).toEqual([
    ['chargeback', '-10.00', '15.00'],
    ['dispute_won', '10.00', '0.00'],
    ['chargeback', '-10.00', '15.00'],
    ['dispute_won', '10.00', '0.00'],
  ]);
  const { currencies } = await readSales(db, {
    ...{ from: `${month}-01`, to: clock.now().toISOString().slice(0, 10), timeZone: 'Europe/Berlin' },
  });
  const all = seen.at(-1)?.reduce((sum, { gross }) => sum + cents(gross), 0);
  expect(currencies.map((one) => netOf(one))).toEqual([all]);
});

test('what was heard before is over, whatever order it is told in', async () => {
  const { payment } = await sold();
  const dispute = new ProviderDispute(payment, 'open');
  const open = dispute.seen();
  await hear(payment, open);
  later(1);
  await dispute.move('lost');
  const lost = dispute.seen();
  later(1);
  await dispute.move('won');
  await hear(payment, dispute.seen());
  for (const old of [lost, open]) await hear(payment, old);
  expect(await db.select().from(disputes)).toContainEqual(
    expect.objectContaining({ providerId: dispute.id, state: 'won' }),
  );
});

test('whatever a bank decides, and however it is heard, the books are what the provider has moved', async () => {
  const step = fc.record({
    which: fc.nat(1),
    to: fc.constantFrom<DisputeState>('open', 'won', 'lost'),
    days: fc.integer({ min: 1, max: 20 }),
    // The event comes at once, late and out of order, or never.
    heard: fc.constantFrom('now', 'twice', 'late', 'never'),
  });
  const history = fc.record({
    first: fc.constantFrom('open' as const, 'inquiry' as const),
    refundMinor: fc.constantFrom(0, 1000, 4995),
    steps: fc.array(step, { minLength: 1, maxLength: 7 }),
  });
  const at = (which: number, to: DisputeState, days: number) => ({ which, to, days, heard: 'now' as const });
  type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;
  // Lost twice in one month.
  const EXAMPLES: [History][] = [
    [{ first: 'open', refundMinor: 0, steps: [at(0, 'lost', 1), at(0, 'won', 5), at(0, 'lost', 5)] }],
  ];
  await fc.assert(
    fc.asyncProperty(history, async ({ first, refundMinor, steps }) => {
      const { payment, rows } = await sold();
      if (refundMinor > 0) {
        await refundOrder(deps, admin, {
          ...{ orderId: payment.orderId, request: { amountMinor: refundMinor }, reason: '' },
          requestKey: randomUUID(),
        });
      }
      const all = [new ProviderDispute(payment, first), new ProviderDispute(payment, 'inquiry')];
      const late: { of: number; seen: ReturnType<ProviderDispute['seen']> }[] = [];
      for (const dispute of all) await dispute.begin();
      for (const { which, to, days, heard } of steps) {
        later(days);
        const dispute = all[which] ?? expect.fail();
        await dispute.move(to);
        const seen = dispute.seen();
        if (heard === 'late') late.push({ of: which, seen });
        if (heard === 'now' || heard === 'twice') await hear(payment, seen);
        if (heard === 'twice') await hear(payment, seen);
      }
      // In the end each dispute is decided, and late events change nothing.
      for (const dispute of all) {
        later(1);
        if (dispute.state === 'open' || dispute.state === 'inquiry') await dispute.move('won');
        await hear(payment, dispute.seen());
      }
      for (const { seen } of late) await hear(payment, seen);
      const booked = await rows();
      const sum = (of: (row: Record<string, string>) => number) =>
        booked.reduce((total, row) => total + of(row), 0);
      const taken = moved.reduce((total, { amountMinor }) => total + amountMinor, 0);
      expect(sum(({ gross }) => cents(gross))).toBe(payment.amountMinor - refundMinor + taken);
      const own = booked.filter(({ number }) => all.some(({ id }) => id === number));
      const fees = moved.reduce((total, { feeMinor }) => total + feeMinor, 0);
      expect(own.reduce((total, { fee }) => total + cents(fee || '0'), 0)).toBe(fees);
    }),
    { numRuns: Number(process.env.DISPUTE_RUNS ?? 8), endOnFailure: true, examples: EXAMPLES },
  );
});
