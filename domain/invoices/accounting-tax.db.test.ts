import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { convert } from '../books/exchange-rate.ts';
import { importRates } from '../books/import-rates.ts';
import { setBookCurrency } from '../books/set-book-currency.ts';
import { bookSettings, exchangeRates } from '../books/tables.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { bookRefund } from '../fulfilment/book-refund.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import type { RefundRequest } from '../payments/refunds/refund.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { correctInvoice } from './correct-invoice.ts';
import { notesOf } from './invoice-words.ts';
import { selectInvoicesOfOrders } from './queries.ts';
import { invoices } from './tables.ts';

// A Sunday: the last published rate is from the Friday before.
const clock = fixedClock(new Date('2026-11-22T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
const DOMESTIC = { country: 'DE', scheme: 'domestic', rateBp: 1900, taxMinor: 1914 } as const;
const FRIDAY = 'Date, USD, SEK\n20 November 2026, 1.0823, 11.0500\n';

beforeEach(async () => {
  await shop.empty();
  await db.delete(exchangeRates);
  await db.delete(bookSettings);
  await seedDemoSeller(db);
});
const take = (file: string) => importRates(deps, admin, { file });
const documents = async (orderId: string) =>
  (await selectInvoicesOfOrders(db, [orderId])).map(({ document }) => document);
async function refund(orderId: string, request: RefundRequest) {
  const refunded = await refundOrder(deps, admin, {
    ...{ orderId, request, reason: 'did not work', requestKey: randomUUID() },
  });
  return refunded.ok ? refunded.refund : expect.fail(refunded.error);
}

describe('a domestic invoice in another currency', () => {
  test('says its tax in the seller’s, at the last rate published by the day of delivery', async () => {
    expect(await take(FRIDAY)).toMatchObject({ ok: true });
    const { orderId } = await paidBasket(shop, DOMESTIC);
    const [invoice = expect.fail()] = await documents(orderId);
    expect(invoice).toMatchObject({
      ...{ currency: 'USD', taxMinor: 1914 },
      accounting: { taxMinor: 1768, conversion: { from: 'USD', to: 'EUR', day: '2026-11-20' } },
    });
    expect(notesOf(invoice)).toContain(
      'VAT in EUR: €17.68, at the European Central Bank’s reference rate of 20\u00a0November 2026: 1 EUR = 1.0823 USD.',
    );
    expect(notesOf({ ...invoice, locale: 'de' })[0]).toMatch(
      /^Umsatzsteuer in EUR: 17,68.€, .* 1 EUR = 1,0823 USD\.$/,
    );
  });

  test('is in the currency that the books are kept in', async () => {
    await take(FRIDAY);
    expect(await setBookCurrency(deps, admin, { currency: 'SEK' })).toMatchObject({ ok: true });
    const { orderId } = await paidBasket(shop, DOMESTIC);
    const [invoice] = await documents(orderId);
    // 19.14 / 1.0823 × 11.05
    expect(invoice?.accounting).toMatchObject({ taxMinor: 19_541, conversion: { to: 'SEK' } });
  });

  test('has credit notes at its own rate, which together take back what it said, whatever rates there are by then', async () => {
    await take(FRIDAY);
    const bought = await paidBasket(shop, DOMESTIC);
    await take('Date, USD, SEK\n20 November 2026, 1.2000, 11.0500\n');
    for (const amountMinor of [1, 999, 2345]) await refund(bought.orderId, { amountMinor });
    await refund(bought.orderId, 'rest');
    const [invoice, ...notes] = await documents(bought.orderId);
    expect(notes).toHaveLength(4);
    let left = invoice?.taxMinor ?? 0;
    let said = invoice?.accounting?.taxMinor ?? 0;
    for (const { taxMinor, accounting = expect.fail() } of notes) {
      expect(accounting.conversion).toEqual(invoice?.accounting?.conversion);
      left -= taxMinor;
      said -= accounting.taxMinor;
      expect(said).toBe(convert(left, accounting.conversion));
    }
    expect([left, said]).toEqual([0, 0]);
  });

  test('says it again where a refund has failed, and where it is corrected', async () => {
    await take(FRIDAY);
    const { orderId } = await paidBasket(shop, DOMESTIC);
    const back = await refund(orderId, { amountMinor: 1000 });
    const answer = { id: back.providerId ?? '', status: 'failed', failure: null } as const;
    await bookRefund(deps, back.id, answer);
    const [invoice, note, again] = await documents(orderId);
    expect([note?.kind, again?.kind]).toEqual(['credit_note', 'invoice']);
    expect(again?.accounting).toEqual(note?.accounting);
    const buyer = { name: 'Kei & Co', address: '', country: 'DE', vatId: '' };
    await correctInvoice(deps, admin, { number: invoice?.number ?? '', buyer });
    const [cancelled, corrected] = (await documents(orderId)).slice(3);
    expect([cancelled?.accounting, corrected?.accounting]).toEqual([
      invoice?.accounting,
      invoice?.accounting,
    ]);
  });

  test('goes without while no rate is kept, and its correction says it once there is one', async () => {
    await take('Date, USD\n13 November 2026, 1.0823\n');
    const { orderId } = await paidBasket(shop, DOMESTIC);
    const [invoice = expect.fail()] = await documents(orderId);
    expect(invoice.accounting).toBeUndefined();
    await take(FRIDAY);
    const buyer = { name: '', address: '', country: 'DE', vatId: '' };
    await correctInvoice(deps, admin, { number: invoice.number, buyer });
    const [, cancelled, corrected] = await documents(orderId);
    expect(cancelled?.accounting).toBeUndefined();
    expect(corrected?.accounting?.taxMinor).toBe(1768);
    await refund(orderId, 'rest');
    const [, , , note] = await documents(orderId);
    expect(note).toMatchObject({ kind: 'credit_note', accounting: { taxMinor: 1768 } });
  });
});

// During a deployment, the storefront of the version before copies an invoice's whole document, and knows no other column.
test('a storefront of before makes a credit note that states no amount, and not that of the whole invoice', async () => {
  await take(FRIDAY);
  const { orderId } = await paidBasket(shop, DOMESTIC);
  const [base = expect.fail()] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const sequence = base.sequence + 1_000_000;
  const number = `DEMO-CN-2026-${sequence}`;
  const part = { netMinor: 1000, taxMinor: 190, grossMinor: 1190 };
  const about = { number: base.number, issuedOn: base.issuedOn };
  const note = { ...base.document, ...part, about, kind: 'credit_note', reason: 'refund', number } as const;
  const { demo, year, issuedAt } = base;
  await db.insert(invoices).values({
    ...{ id: randomUUID(), orderId, cause: `refund ${randomUUID()}`, kind: 'credit_note', number, sequence },
    ...{ demo, year, issuedAt, document: note },
  });
  const [invoice, credited] = await documents(orderId);
  expect(invoice?.accounting?.taxMinor).toBe(1768);
  expect(credited).toMatchObject({ kind: 'credit_note', taxMinor: 190 });
  expect(credited?.accounting).toBeUndefined();
});

test('a document that has it inside says it as before', async () => {
  const { orderId } = await paidBasket(shop, DOMESTIC);
  const [base = expect.fail()] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const conversion = {
    ...{ from: 'USD', to: 'EUR', day: '2026-11-20', fromPerEuro: '1.0823', toPerEuro: '1' },
  };
  const accounting = { taxMinor: 1768, conversion };
  const sequence = base.sequence + 2_000_000;
  const { demo, kind, year, issuedAt } = base;
  const older = randomUUID();
  await db.insert(invoices).values({
    ...{
      id: randomUUID(),
      orderId: older,
      cause: `order ${older}`,
      number: `DEMO-INV-2026-${sequence}`,
      sequence,
    },
    ...{ demo, kind, year, issuedAt, document: { ...base.document, accounting } },
  });
  expect((await documents(older))[0]?.accounting).toEqual(accounting);
});

test.each([
  ['taxed elsewhere', { ...DOMESTIC, country: 'FR', scheme: 'oss', rateBp: 2000 }],
  // Tax under a registration in another country is domestic there; the books' currency is not used for it.
  ['under a registration in Japan', { ...DOMESTIC, country: 'JP', rateBp: 1000 }],
  ['under a registration in Sweden', { ...DOMESTIC, country: 'SE', rateBp: 2500 }],
  ['without tax', { ...DOMESTIC, scheme: 'none', rateBp: 0, taxMinor: 0 }],
] as const)('a sale %s says it in its own currency alone', async (_what, tax) => {
  await take(FRIDAY);
  const { orderId } = await paidBasket(shop, tax);
  expect((await documents(orderId))[0]?.accounting).toBeUndefined();
});

test('so does one in the currency of the books', async () => {
  await take(FRIDAY);
  await setBookCurrency(deps, admin, { currency: 'USD' });
  const { orderId } = await paidBasket(shop, DOMESTIC);
  expect((await documents(orderId))[0]?.accounting).toBeUndefined();
});
