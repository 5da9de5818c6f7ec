import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { bookDispute } from '../fulfilment/book-dispute.ts';
import { bookRefund } from '../fulfilment/book-refund.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { correctInvoice } from '../invoices/correct-invoice.ts';
import { readBalance } from '../payments/balance/read-balance.ts';
import type { Payment } from '../payments/payment.ts';
import { moveSandboxDispute, openSandboxDispute } from '../payments/sandbox/dispute-sandbox.ts';
import { settleSandboxRefund } from '../payments/sandbox/settle-sandbox-refund.ts';
import { payments } from '../payments/tables.ts';
import { readSales } from '../sales/read-sales.ts';
import { netOf } from '../sales/sales.ts';
import { changeSeller } from '../seller/change-seller.ts';
import { buy } from '../subscriptions/testing/subscribed.ts';
import { setRegistration } from '../tax/set-registration.ts';
import { taxRegistrations } from '../tax/tables.ts';
import { exportLedger } from './export-ledger.ts';
import { importRates } from './import-rates.ts';
import { setBookCurrency } from './set-book-currency.ts';

const clock = fixedClock(new Date('2026-01-10T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
const spindle = {
  ...{ legalName: 'Spindle GmbH', street: 'Lichtweg 12', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', vatId: 'DE123456789', taxId: null, timeZone: 'Europe/Berlin' },
};

beforeEach(async () => {
  await changeSeller(deps, admin, spindle);
  // Documents can't be deleted, so each test uses a month of its own.
  const next = new Date(clock.now());
  next.setUTCMonth(next.getUTCMonth() + 1);
  clock.set(next);
});
const period = () => clock.now().toISOString().slice(0, 7);
const later = (days: number) => clock.set(new Date(clock.now().getTime() + days * 86_400_000));

async function rowsOf(name = period()) {
  const exported = await exportLedger(deps, admin, { period: name });
  if (!exported.ok) throw new Error(exported.error);
  let csv = '';
  for await (const part of exported.csv) csv += part;
  return parse(csv, { columns: true }) as Record<string, string>[];
}

async function disputed(payment: Payment, as: 'won' | 'lost') {
  const id = (await openSandboxDispute(deps, { paymentId: payment.providerId ?? '' })) ?? '';
  await moveSandboxDispute(deps, { disputeId: id, to: as });
  const observed = await shop.provider.retrieveDispute(id);
  if (observed) await bookDispute(deps, payment, observed);
  return id;
}

const refunded = (payment: Payment, amountMinor: number) =>
  refundOrder(deps, admin, {
    ...{ orderId: payment.orderId, request: { amountMinor }, reason: '', requestKey: randomUUID() },
  });

test('what was sold, sent back and charged back adds up to what stayed, and to what the provider has told', async () => {
  const file = `Date,USD,JPY\n${period()}-09,1.0823,163.52\n`;
  expect(await importRates(deps, admin, { file })).toMatchObject({ ok: true, changed: 2 });
  const kept = await buy(shop, 'pid=643&opt643=LFT');
  const back = await buy(shop, 'pid=643&opt643=1M');
  await refunded(back.payment, 500);
  const lost = await buy(shop, 'pid=643&opt643=LFT');
  await refunded(lost.payment, 1000);
  const disputeId = await disputed(lost.payment, 'lost');
  // Later decisions come last.
  later(1 / 86_400);
  const won = await buy(shop, 'pid=643&opt643=LFT');
  await disputed(won.payment, 'won');
  await readBalance(deps);

  const rows = await rowsOf();
  expect(rows.map(({ kind, gross, fee }) => [kind, Math.sign(Number(gross)), Number(fee) > 0])).toEqual([
    ['invoice', 1, true],
    ['invoice', 1, true],
    ['credit_note', -1, false],
    ['invoice', 1, true],
    ['credit_note', -1, false],
    // The bank takes all that was paid; the credit note is only about what was left of it.
    ['credit_note', -1, false],
    ['invoice', 1, true],
    ['chargeback', -1, true],
    ['dispute_won', 0, true],
  ]);
  const chargeback = rows.find(({ kind }) => kind === 'chargeback');
  expect(chargeback).toMatchObject({ number: disputeId, gross: '-10.00', fee: '15.00', net: '', tax: '' });
  expect(chargeback?.about).toMatch(/^DEMO-CN-/);
  expect(rows[0]).toMatchObject({
    exchange_rate: '1.0823',
    exchange_rate_date: `${period()}-09`,
    payout: '',
  });

  const [currency, ...others] = new Set(rows.map((row) => row.currency));
  expect(others).toEqual([]);
  const sum = rows.reduce((total, { gross }) => total + Math.round(Number(gross) * 100), 0);
  const sales = await readSales(db, {
    from: `${period()}-01`,
    to: `${period()}-28`,
    timeZone: 'Europe/Berlin',
  });
  expect(sales.currencies.map((one) => [one.currency, netOf(one)])).toEqual([[currency, sum]]);

  later(3);
  await readBalance(deps);
  const paidOut = await rowsOf();
  expect(new Set(paidOut.map(({ payout }) => payout))).toEqual(
    // The dispute's credit note moves no money of its own.
    new Set([`sbo_${currency}_${period()}-10`, '']),
  );
  expect(paidOut.map(({ fee }) => fee)).toEqual(rows.map(({ fee }) => fee));
  expect(kept.memberId).not.toBe('');
});

test('a dispute that was lost in one month and won in another leaves the first month’s books as they were', async () => {
  const registered = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null };
  await setRegistration(deps, admin, { ...registered, scheme: 'domestic' });
  const inGermany = { country: 'DE', consents: ['delivery', 'withdrawal'] } as const;
  const { payment } = await buy(shop, 'pid=643&opt643=LFT', inGermany);
  await db.delete(taxRegistrations);
  await refunded(payment, 1000);
  const disputeId = await disputed(payment, 'lost');
  await readBalance(deps);
  const lostIn = period();
  const before = await rowsOf(lostIn);
  expect(before.map(({ kind, gross }) => [kind, gross])).toMatchObject([
    ['invoice', expect.any(String)],
    ['credit_note', '-10.00'],
    ['credit_note', expect.stringMatching(/^-/)],
    ['chargeback', '-10.00'],
  ]);
  const [sold, , note, chargeback] = before;
  expect(Number(sold?.tax)).toBeGreaterThan(0);
  expect(chargeback).toMatchObject({ fee: '15.00' });

  later(31);
  await moveSandboxDispute(deps, { disputeId, to: 'won' });
  const observed = (await shop.provider.retrieveDispute(disputeId)) ?? expect.fail();
  await bookDispute(deps, payment, observed);
  await readBalance(deps);
  const unsettled = (rows: readonly Record<string, string>[]) =>
    rows.map(({ payout: _, payout_date: __, ...row }) => row);
  expect(unsettled(await rowsOf(lostIn))).toEqual(unsettled(before));
  const after = await rowsOf();
  // What was credited is invoiced again, with its tax; the amount without a document is reversed.
  expect(after).toMatchObject([
    {
      ...{ kind: 'invoice', about: note?.number, gross: note?.gross?.slice(1), tax: note?.tax?.slice(1) },
      ...{ net: note?.net?.slice(1), country: sold?.country, tax_rate: sold?.tax_rate },
    },
    { kind: 'dispute_won', number: disputeId, gross: '10.00', fee: '0.00' },
  ]);
  const cents = (rows: readonly Record<string, string>[]) =>
    rows.reduce((sum, { gross }) => sum + Math.round(Number(gross) * 100), 0);
  for (const [month, rows] of [
    [lostIn, before],
    [period(), after],
  ] as const) {
    const { currencies } = await readSales(db, {
      ...{ from: `${month}-01`, to: `${month}-28`, timeZone: 'Europe/Berlin' },
    });
    expect(currencies.map((one) => netOf(one))).toEqual([cents(rows)]);
  }
});

test('what a bank takes back of a second payment, which no document says, costs its fee alone', async () => {
  const { payment } = await buy(shop, 'pid=643&opt643=LFT');
  const settledAt = new Date(clock.now().getTime() + 1000);
  const id = randomUUID();
  const second = { ...payment, id, providerId: `sbx_${id}`, createdAt: settledAt, settledAt };
  await db.insert(payments).values(second);
  await bookDispute(deps, second, {
    ...{ id: `dp_${id}`, paymentId: second.providerId, amountMinor: 4995, openedAt: clock.now() },
    ...{ status: 'lost', currency: 'USD', reason: 'duplicate' },
  });
  expect((await rowsOf()).map(({ kind, gross }) => [kind, gross])).toEqual([
    ['invoice', '49.95'],
    ['chargeback', '0.00'],
  ]);
});

test('a refund that a bank returns is two rows, whose money comes and goes', async () => {
  const { payment } = await buy(shop, 'pid=643&opt643=LFT');
  await refunded(payment, 500);
  const {
    rows: [refund],
  } = await db.execute<{ id: string; provider_id: string }>(
    sql`select id, provider_id from shop.refunds where order_id = ${payment.orderId}`,
  );
  await settleSandboxRefund(deps, { refundId: refund?.provider_id ?? '', as: 'failed' });
  await bookRefund(deps, refund?.id ?? '', {
    ...{ id: refund?.provider_id ?? '', status: 'failed', failure: 'lost_or_stolen_card' },
  });
  later(3);
  await readBalance(deps);
  const rows = await rowsOf();
  expect(rows.map(({ kind, gross }) => [kind, gross])).toMatchObject([
    ['invoice', expect.any(String)],
    ['credit_note', '-5.00'],
    ['invoice', '5.00'],
  ]);
  expect(rows.every(({ payout }) => payout?.startsWith('sbo_'))).toBe(true);
});

test('a day is one of the seller’s, also at the end of a month and of a quarter', async () => {
  clock.set(new Date('2026-09-30T21:59:00Z'));
  await buy(shop, 'pid=643&opt643=LFT');
  clock.set(new Date('2026-09-30T22:01:00Z'));
  await buy(shop, 'pid=643&opt643=LFT');
  expect((await rowsOf('2026-09')).map(({ date }) => date)).toEqual(['2026-09-30']);
  expect((await rowsOf('2026-Q4')).map(({ date }) => date)).toEqual(['2026-10-01']);
  expect(await rowsOf('2026-Q3')).toContainEqual(expect.objectContaining({ date: '2026-09-30' }));
});

test('many rows come in parts, none of them twice', async () => {
  clock.set(new Date('2027-03-10T10:00:00Z'));
  await buy(shop, 'pid=643&opt643=LFT');
  await db.execute(sql`
    insert into shop.invoices (id, number, demo, kind, year, sequence, order_id, cause, issued_at, document)
    select gen_random_uuid(), number || '-' || i, demo, kind, year, sequence + i, gen_random_uuid(), 'made ' || i,
      issued_at, document
    from shop.invoices, generate_series(1, 1200) i where issued_on = '2027-03-10'`);
  const rows = await rowsOf('2027-03');
  expect(rows).toHaveLength(1201);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(1201);
});

test('a credit note stands at the rate of its invoice, so that in the books the tax of both cancels', async () => {
  // A year that no test above uses.
  clock.set(new Date('2028-02-10T10:00:00Z'));
  const rates = (day: string, usd: string) =>
    importRates(deps, admin, { file: `Date,USD,SEK\n${period()}-${day},${usd},11.0500\n` });
  const registered = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null };
  await setRegistration(deps, admin, { ...registered, scheme: 'domestic' });
  await rates('10', '1.0823');
  const inGermany = { country: 'DE', consents: ['delivery', 'withdrawal'] } as const;
  const { payment } = await buy(shop, 'pid=643&opt643=LFT', inGermany);
  await db.delete(taxRegistrations);
  const untaxed = await buy(shop, 'pid=643&opt643=LFT');
  later(5);
  await rates('15', '1.2000');
  for (const { orderId } of [payment, untaxed.payment])
    await refundOrder(deps, admin, { orderId, request: 'rest', reason: '', requestKey: randomUUID() });
  const [sold, other, back, otherBack] = await rowsOf();
  expect([sold, back]).toMatchObject([
    { kind: 'invoice', currency: 'USD', exchange_rate: '1.0823', exchange_rate_date: `${period()}-10` },
    { kind: 'credit_note', exchange_rate: '1.0823', exchange_rate_date: `${period()}-10` },
  ]);
  expect(Number(sold?.tax)).toBeGreaterThan(0);
  expect(back?.tax).toBe(`-${sold?.tax}`);
  // Documents that state no rate use that of the day of their sale.
  expect([other?.exchange_rate, otherBack?.exchange_rate]).toEqual(['1.0823', '1.0823']);

  // If the books are now kept in another currency, the rate in the document is not used.
  expect(await setBookCurrency(deps, admin, { currency: 'SEK' })).toMatchObject({ ok: true });
  const inKronor = await rowsOf();
  await setBookCurrency(deps, admin, { currency: 'EUR' });
  expect(inKronor[2]).toMatchObject({ book_currency: 'SEK', exchange_rate_date: `${period()}-10` });
});

test('a correction leaves nothing in the books’ currency, months later and where the wrong invoice stated no rate', async () => {
  clock.set(new Date('2029-02-10T10:00:00Z'));
  const registered = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null };
  await setRegistration(deps, admin, { ...registered, scheme: 'domestic' });
  const inGermany = { country: 'DE', consents: ['delivery', 'withdrawal'] } as const;
  await buy(shop, 'pid=643&opt643=LFT', inGermany);
  await db.delete(taxRegistrations);
  const [wrong] = await rowsOf();
  expect(wrong?.exchange_rate).toBe('');
  const sold = period();
  later(45);
  const file = `Date,USD\n${sold}-10,1.0823\n${period()}-27,1.2000\n`;
  expect(await importRates(deps, admin, { file })).toMatchObject({ ok: true });
  const buyer = { name: 'Kei & Co', address: '', country: 'DE', vatId: '' };
  expect(await correctInvoice(deps, admin, { number: wrong?.number ?? '', buyer })).toMatchObject({
    ok: true,
  });
  const rows = [...(await rowsOf(sold)), ...(await rowsOf())];
  expect(rows.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'invoice']);
  // Only the new invoice states its tax, but all three rows have the same rate.
  for (const row of rows)
    expect(row).toMatchObject({ exchange_rate: '1.0823', exchange_rate_date: `${sold}-10` });
});

test('is for those who may, and it is written down who took it', async () => {
  const support: Actor = { ...admin, role: 'support' };
  expect(await exportLedger(deps, support, { period: '2032-Q4' })).toEqual({
    ok: false,
    error: 'not_allowed',
  });
  expect(await exportLedger(deps, admin, { period: '2026-Q5' })).toEqual({
    ...{ ok: false, error: 'period_unknown' },
  });
  expect(await rowsOf('2031-Q4')).toEqual([]);
  expect(await auditOf(db, { kind: 'books', id: '2031-Q4' })).toMatchObject([
    { action: 'books.export', after: { from: '2031-10-01', to: '2031-12-31' } },
  ]);
  expect(await auditOf(db, { kind: 'books', id: '2032-Q4' })).toEqual([]);
});
