import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { bookDispute } from '../fulfilment/book-dispute.ts';
import { bookRefund } from '../fulfilment/book-refund.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { findPayment } from '../payments/find-payment.ts';
import type { RefundRequest } from '../payments/refunds/refund.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { seller } from '../seller/tables.ts';
import { setRegistration } from '../tax/set-registration.ts';
import { taxRegistrations } from '../tax/tables.ts';
import { correctInvoice } from './correct-invoice.ts';
import type { InvoiceKind } from './invoice.ts';
import { factsOf, notesOf } from './invoice-words.ts';
import { drawNumber, selectInvoicesOfOrders } from './queries.ts';
import { requestInvoice } from './request-invoice.ts';

const clock = fixedClock(new Date('2026-11-22T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
const system: Actor = { kind: 'system', name: 'test' };
let bought: Awaited<ReturnType<typeof paidBasket>>;
beforeEach(async () => {
  await shop.empty();
  await seedDemoSeller(db);
  bought = await paidBasket(shop);
});
const documents = async () =>
  (await selectInvoicesOfOrders(db, [bought.orderId])).map(({ document }) => document);
const creditNotes = async () => (await documents()).filter(({ kind }) => kind === 'credit_note');
async function refund(request: RefundRequest = 'rest') {
  const input = { orderId: bought.orderId, request, reason: 'did not work', requestKey: randomUUID() };
  const refunded = await refundOrder(deps, admin, input);
  if (!refunded.ok) throw new Error(refunded.error);
  return refunded.refund;
}
async function dispute(state: 'open' | 'lost' | 'won', amountMinor = 11_986) {
  const payment = await findPayment(db, { id: bought.paymentId });
  if (!payment) throw new Error('the order was paid');
  await bookDispute(deps, payment, {
    ...{ id: `dp_${bought.paymentId}`, paymentId: bought.sandboxId, status: state, amountMinor },
    ...{ currency: 'USD', reason: 'fraudulent', openedAt: clock.now() },
  });
}

test('each refund has a credit note: of a part, of a line, of the rest, and together they are the invoice', async () => {
  await refund({ amountMinor: 1000 });
  await refund({ lines: [{ lineId: bought.second.id }] });
  await refund();
  const [invoice, ...notes] = await documents();
  expect(notes.map(({ reason, lines }) => [reason, lines.map(({ grossMinor }) => grossMinor)])).toEqual([
    ['refund', [750, 250]],
    ['refund', [2745]],
    ['refund', [8241]],
  ]);
  for (const note of notes) {
    expect(note.number).toMatch(/^DEMO-CN-2026-\d{6}$/);
    expect(note.about).toEqual({ number: invoice?.number, issuedOn: '2026-11-22' });
  }
  expect(notes.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(invoice?.grossMinor);
});

test('a refund that is booked many times at once has one', async () => {
  const { id, providerId } = await refund();
  const answer = { id: providerId ?? '', status: 'succeeded', failure: null } as const;
  await Promise.all(Array.from({ length: 10 }, () => bookRefund(deps, id, answer)));
  expect(await creditNotes()).toHaveLength(1);
});

test('what a bank returns is invoiced again, and what is left can be credited once more', async () => {
  const { id, providerId } = await refund({ amountMinor: 5000 });
  await bookRefund(deps, id, { id: providerId ?? '', status: 'failed', failure: 'account closed' });
  const [, note, again] = await documents();
  expect(again).toMatchObject({
    ...{ kind: 'invoice', reason: 'refund_failed', grossMinor: 5000, about: { number: note?.number } },
  });
  await refund({ amountMinor: 6986 });
  expect((await documents()).map(({ reason, grossMinor }) => [reason, grossMinor])).toEqual([
    ['order', 11_986],
    ['refund', 5000],
    ['refund_failed', 5000],
    ['refund', 6986],
  ]);
});

describe('a dispute', () => {
  test('that is lost credits what was left, never more than was invoiced', async () => {
    await refund({ amountMinor: 2000 });
    await dispute('open');
    expect(await creditNotes()).toHaveLength(1);
    await dispute('lost');
    await dispute('lost');
    expect((await creditNotes()).map(({ reason, grossMinor }) => [reason, grossMinor])).toEqual([
      ['refund', 2000],
      ['dispute', 9986],
    ]);
  });

  test('that is won credits nothing', async () => {
    await dispute('open');
    await dispute('won');
    expect(await creditNotes()).toEqual([]);
  });
});

describe('a dispute that was lost and is won in the end', () => {
  test('is invoiced again, line by line, under a number of the series', async () => {
    await dispute('lost');
    await dispute('won');
    await dispute('won');
    const [invoice, note, again, ...more] = await documents();
    expect(more).toEqual([]);
    expect(again).toMatchObject({
      ...{ kind: 'invoice', reason: 'dispute_won', about: { number: note?.number }, couponCode: null },
      ...{ netMinor: invoice?.netMinor, taxMinor: invoice?.taxMinor, grossMinor: 11_986 },
    });
    expect(again?.tax).toEqual(invoice?.tax);
    const amounts = (one: typeof invoice) => one?.lines.map(({ lineId, grossMinor }) => [lineId, grossMinor]);
    expect(amounts(again)).toEqual(amounts(invoice));
    const numberOf = (one: typeof invoice) => Number(one?.number.slice(-6));
    expect(again?.number).toMatch(/^DEMO-INV-2026-\d{6}$/);
    expect(numberOf(again)).toBe(numberOf(invoice) + 1);
    // The rest can be refunded now, and the documents balance.
    await refund();
    const left = (await documents()).reduce(
      (sum, one) => sum + (one.kind === 'invoice' ? one.grossMinor : -one.grossMinor),
      0,
    );
    expect(left).toBe(0);
  });

  test('after a refund only what the bank took is invoiced again, and each decision has its document', async () => {
    await refund({ amountMinor: 2000 });
    await dispute('lost');
    await dispute('won');
    await dispute('lost');
    await dispute('won');
    expect((await documents()).map(({ kind, reason, grossMinor }) => [kind, reason, grossMinor])).toEqual([
      ['invoice', 'order', 11_986],
      ['credit_note', 'refund', 2000],
      ['credit_note', 'dispute', 9986],
      ['invoice', 'dispute_won', 9986],
      ['credit_note', 'dispute', 9986],
      ['invoice', 'dispute_won', 9986],
    ]);
  });

  test('says so in every language', async () => {
    await dispute('lost');
    await dispute('won');
    const again = (await documents()).at(-1) ?? expect.fail();
    const notes = ALL_LOCALES.map((locale) => notesOf({ ...again, locale }).at(-1));
    expect(new Set(notes).size).toBe(ALL_LOCALES.length);
    expect(notes.join()).toContain('returned this amount');
    expect(factsOf({ ...again, locale: 'en' }).at(-1)?.[0]).toBe('Corrects');
  });
});

test('an order without an invoice gets no credit note, and with its invoice those that it missed', async () => {
  await shop.empty();
  await db.delete(seller);
  bought = await paidBasket(shop);
  await seedDemoSeller(db);
  await refund({ amountMinor: 1000 });
  expect(await documents()).toEqual([]);
  await requestInvoice(deps, admin, { orderId: bought.orderId });
  expect((await documents()).map(({ kind, grossMinor }) => [kind, grossMinor])).toEqual([
    ['invoice', 11_986],
    ['credit_note', 1000],
  ]);
});

describe('a wrong invoice', () => {
  const buyer = { name: 'Kei & Co', address: 'Am Hafen 3', country: 'de', vatId: 'DE 999 999 999' };

  test('is credited and issued anew to the right buyer, over what is left of it', async () => {
    await refund({ lines: [{ lineId: bought.second.id }] });
    const number = (await documents()).find(({ kind }) => kind === 'invoice')?.number ?? '';
    const corrected = await correctInvoice(deps, admin, { number, buyer });
    expect(corrected).toMatchObject({
      ok: true,
      creditNote: { document: { kind: 'credit_note', grossMinor: 8991, about: { number } } },
      invoice: {
        document: {
          ...{ kind: 'invoice', reason: 'correction', grossMinor: 8991, about: { number } },
          buyer: { ...buyer, country: 'DE', vatId: 'DE999999999', email: 'kei@example.test' },
        },
      },
    });
    expect(await auditOf(db, { kind: 'order', id: bought.orderId })).toContainEqual(
      expect.objectContaining({ action: 'invoice.correct', actorId: '1', before: { invoice: number } }),
    );
    // A refund from now on is credited to the new invoice.
    await refund();
    const last = (await documents()).find(
      ({ kind, about, reason }) => [kind, reason].join() === 'credit_note,refund' && about?.number !== number,
    );
    expect(corrected.ok && last?.about?.number).toBe(corrected.ok && corrected.invoice.document.number);
    expect(last?.buyer.name).toBe('Kei & Co');
  });

  test('keeps the tax it was sold with: to a country that is taxed in another way it is not issued', async () => {
    const registered = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null };
    await setRegistration(deps, system, { ...registered, scheme: 'oss' });
    const [sold] = await documents();
    const number = sold?.number ?? '';
    const correct = (country: string) =>
      correctInvoice(deps, admin, { number, buyer: { ...buyer, country } });
    expect(sold?.tax).toEqual({ scheme: 'none', rateBp: 0, country: 'US' });
    expect(await correct('FR')).toEqual({ ok: false, error: 'tax_differs' });
    expect(await documents()).toHaveLength(1);
    expect(await correct('CA')).toMatchObject({ ok: true });
    await db.delete(taxRegistrations);
  });

  test.each([
    ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['BR', '12.345.678/0001-95', undefined],
    ['BR', 'BR12345678000195', 'BR12345678000195'],
  ])('takes the numbers of %s that a checkout takes: %s', async (country, typed, vatId) => {
    const number = (await documents())[0]?.number ?? '';
    const corrected = await correctInvoice(deps, admin, {
      number,
      buyer: { ...buyer, country, vatId: typed },
    });
    expect(corrected.ok ? corrected.invoice.document.buyer.vatId : undefined).toBe(vatId);
  });

  test('takes a name of as many characters as a checkout takes, and not one more', async () => {
    const number = (await documents())[0]?.number ?? '';
    const correct = (name: string) => correctInvoice(deps, admin, { number, buyer: { ...buyer, name } });
    // Each character is two UTF-16 code units.
    expect(await correct('𠮷'.repeat(121))).toEqual({ ok: false, error: 'buyer_invalid' });
    expect(await correct('𠮷'.repeat(120))).toMatchObject({ ok: true });
  });

  test('and what gets its first invoice with what went back of it do not wait for each other', async () => {
    const draw = (...kinds: InvoiceKind[]) =>
      db.transaction(async (tx) => {
        for (const kind of kinds) await drawNumber(tx, { demo: true, kind, year: 2031 });
      });
    await draw('invoice', 'credit_note');
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0 ? draw('invoice', 'credit_note') : draw('credit_note', 'invoice'),
      ),
    );
  });

  test('is corrected once, and only where something is left', async () => {
    const number = (await documents())[0]?.number ?? '';
    const correct = (change = {}) => correctInvoice(deps, admin, { number, buyer: { ...buyer, ...change } });
    for (const country of ['Germany', 'ZZ'])
      expect(await correct({ country })).toEqual({ ok: false, error: 'buyer_invalid' });
    const editor: Actor = { ...admin, role: 'editor' };
    expect(await correctInvoice(deps, editor, { number, buyer })).toEqual({
      ok: false,
      error: 'not_allowed',
    });
    const twice = await Promise.all([correct(), correct()]);
    expect(twice.map((one) => (one.ok ? 'ok' : one.error)).toSorted()).toEqual(['invoice_gone', 'ok']);
    await refund();
    const standing = (await documents()).find(
      ({ reason, kind }) => reason === 'correction' && kind === 'invoice',
    );
    expect(await correctInvoice(deps, admin, { number: standing?.number ?? '', buyer })).toEqual({
      ...{ ok: false, error: 'nothing_left' },
    });
  });
});
