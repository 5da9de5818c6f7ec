import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { declareCancellation } from '../cancellations/declare-cancellation.ts';
import { openCancellations } from '../cancellations/open-cancellations.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { invoicesOfOrders } from '../invoices/invoices-of-orders.ts';
import { licences } from '../licences/tables.ts';
import type { ProviderBilling } from '../payments/billing.ts';
import { findCard } from '../payments/cards/find-card.ts';
import { savedCards } from '../payments/cards/tables.ts';
import { stripeProvider } from '../payments/stripe/stripe-provider.ts';
import { payments } from '../payments/tables.ts';
import type { NewBilled } from '../payments/testing/stripe-billing-books.ts';
import { StripeBooks } from '../payments/testing/stripe-books.ts';
import { openStripeServer } from '../payments/testing/stripe-server.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { seller } from '../seller/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { doDue } from '../subscriptions/testing/subscribed.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import { importedRecords } from './tables.ts';
import { importDesk } from './testing/import-desk.ts';

const books = new StripeBooks();
const server = await openStripeServer(books);
afterAll(() => server.close());
const start = new Date('2026-11-22T12:00:00Z');
const PERIOD_END = new Date('2026-12-05T08:00:00Z');
const clock = fixedClock(start);
const shop = await testCommerce({
  clock,
  provider: () => stripeProvider({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', api: server.api }),
});
const { db, deps, provider } = shop;
const { billing = expect.fail(), ...unbilled } = provider;
const desk = importDesk({ ...shop, billing });
/** The subscriptions of one test; Stripe still has those of earlier tests. */
const made: string[] = [];
beforeEach(async () => {
  clock.set(start);
  await shop.empty();
  await db.delete(importedRecords);
  await db.delete(savedCards);
  made.length = 0;
  await desk.run({
    customers: 'id,email,country\n1,kei@x.test,JP\n',
    licences:
      'key,customer,pid,licence_type,issued,works_until\nK-1,1,643,1M,2026-01-05,2026-12-05T08:00:00Z\nK-2,1,646,1Y,2026-01-05,2026-12-05\n',
  });
});

function billed({ card = true, ...change }: Partial<NewBilled> & { card?: boolean } = {}) {
  const { customerId, methodId } = books.keepCard('pays');
  const periodStart = new Date('2026-11-05T08:00:00Z');
  const id = books.billing.subscribe({
    ...{ customerId, periodStart, periodEnd: PERIOD_END },
    ...(card && { methodId }),
    ...change,
  });
  made.push(id);
  return { id, customerId, methodId };
}
const file = (id: string, key = 'K-1') => `id,licence\n${id},${key}\n`;
const stored = () => db.select().from(subscriptions);
/** Imports a subscription, and withdraws from it by its licence key. */
async function withdrawFrom({ id }: { id: string }) {
  await desk.outcomes('subscriptions', file(id));
  const declared = { reason: '', locale: 'en' as const, contract: 'K-1' };
  await declareCancellation(deps, { ...declared, kind: 'withdraw', email: 'kei@x.test' });
}
/** Lets time pass for Stripe and for the shop; Stripe does first what is due. */
async function passTo(day: string) {
  clock.set(new Date(day));
  books.billing.passTime(clock.now());
  await doDue(shop);
}
/** The charges for the time after the period that was paid when the subscription was imported. */
async function charged() {
  const here = await db.select().from(payments).where(eq(payments.state, 'succeeded'));
  return { stripe: chargedThere().length, shop: here.map(({ amountMinor }) => amountMinor) };
}
const chargedThere = () => books.billing.charged.map(({ id }) => id).filter((id) => made.includes(id));
const killedAt = (step: 'before' | 'after'): ProviderBilling => ({
  ...billing,
  async end(id) {
    if (step === 'after') await billing.end(id);
    throw new Error('killed');
  },
});

describe('a subscription of Stripe', () => {
  test('keeps customer and card, ends there, and is charged by the shop from then on', async () => {
    const { id, customerId, methodId } = billed();
    expect(await desk.outcomes('subscriptions', file(id), { apply: false })).toEqual(['2 created']);
    expect(await billing.find(id)).toMatchObject({ ends: false });
    expect(await stored()).toEqual([]);

    expect(await desk.outcomes('subscriptions', file(id))).toEqual(['2 created']);
    expect(await billing.find(id)).toMatchObject({ status: 'runs', ends: true, endedHere: true });
    const [subscription] = await stored();
    expect(subscription).toMatchObject({
      ...{ state: 'active', billedAs: id, term: '1M', currency: 'USD', renewalMinor: 1995, country: 'JP' },
      ...{ periodEnd: PERIOD_END, nextStep: 'check_card' },
    });
    const { memberId = '' } = subscription ?? {};
    expect(await findCard(db, { memberId, provider: 'stripe' })).toMatchObject({ customerId, methodId });

    await passTo('2026-12-05T08:00:00Z');
    expect(await charged()).toEqual({ stripe: 0, shop: [1995] });
    expect(await stored()).toMatchObject([
      { state: 'active', billedAs: null, periodEnd: new Date('2027-01-05T08:00:00Z') },
    ]);
    const [licence] = await db.select().from(licences).where(eq(licences.key, 'K-1'));
    expect(licence?.worksUntil).toEqual(new Date('2027-01-05T08:00:00Z'));
    await passTo('2027-01-05T08:00:00Z');
    expect(await charged()).toEqual({ stripe: 0, shop: [1995, 1995] });
  });

  test('is cancelled by a click, by the key that it has and its member’s address, and is charged no more', async () => {
    await desk.outcomes('subscriptions', file(billed().id));
    const declared = { reason: '', locale: 'en' as const, contract: ' K-1' };
    await declareCancellation(deps, { ...declared, kind: 'now', email: 'else@x.test' });
    expect(await stored()).toMatchObject([{ state: 'active' }]);
    await declareCancellation(deps, { ...declared, kind: 'period_end', email: 'Kei@x.test' });
    expect(await stored()).toMatchObject([{ state: 'cancelling' }]);
    await passTo('2026-12-05T08:00:00Z');
    expect(await stored()).toMatchObject([{ state: 'ended' }]);
    expect(await charged()).toEqual({ stripe: 0, shop: [] });
    const { cancellations } = await openCancellations(db);
    expect(cancellations.map(({ email }) => email)).toEqual(['else@x.test']);
  });

  test('that is withdrawn from ends with its period: the contract is older than the move', async () => {
    const began = { start_date: Date.parse('2026-01-05T08:00:00Z') / 1000 };
    await withdrawFrom(billed({ periodStart: new Date('2026-11-20T08:00:00Z'), change: began }));
    expect(await stored()).toMatchObject([{ state: 'cancelling', periodEnd: PERIOD_END }]);
    const { cancellations } = await openCancellations(db);
    expect(cancellations).toContainEqual(expect.objectContaining({ kind: 'withdraw', email: 'kei@x.test' }));
  });

  test('of a business is invoiced to it, without the tax that it owes itself', async () => {
    await seedDemoSeller(db);
    const { id } = billed();
    const address = '1 rue du Disque\n75001 Paris';
    await desk.run({
      subscriptions: `id,licence,country,company,address,vat_id\n${id},K-1,FR,Disc SARL,"${address}",fr 40 303 265 045\n`,
    });
    await passTo('2026-12-05T08:00:00Z');
    await passTo('2027-01-05T08:00:00Z');
    const placed = await shop.orders();
    expect(placed).toHaveLength(2);
    for (const { id: orderId } of placed) {
      expect(await taxOfOrder(db, orderId)).toMatchObject({
        scheme: 'reverse_charge',
        check: { vatId: 'FR40303265045' },
        proofs: expect.arrayContaining([expect.objectContaining({ kind: 'stated', country: 'FR' })]),
      });
      const [invoice] = await invoicesOfOrders(db, [orderId]);
      expect(invoice?.document.buyer).toMatchObject({
        ...{ name: 'Disc SARL', address, country: 'FR', vatId: 'FR40303265045' },
      });
    }
    await db.delete(seller);
  });

  test('that began days ago can be withdrawn from, however old its key is', async () => {
    await withdrawFrom(billed({ periodStart: new Date('2026-11-17T08:00:00Z') }));
    expect(await stored()).toMatchObject([{ state: 'ended', endReason: 'cancelled' }]);
    const { cancellations } = await openCancellations(db);
    expect(cancellations).toContainEqual(expect.objectContaining({ kind: 'withdraw', email: 'kei@x.test' }));
  });

  test('comes again without doubles', async () => {
    const { id } = billed();
    await desk.outcomes('subscriptions', file(id));
    expect(await desk.outcomes('subscriptions', file(id))).toEqual(['2 unchanged']);
    expect(await stored()).toHaveLength(1);
  });

  test.each(['before', 'after'] as const)(
    'is charged once when the import dies %s it was told to end',
    async (step) => {
      const { id } = billed();
      await expect(desk.run({ subscriptions: file(id) }, { billing: killedAt(step) })).rejects.toThrow(
        'killed',
      );
      expect(await stored()).toEqual([]);
      expect(await desk.outcomes('subscriptions', file(id))).toEqual(['2 created']);
      await passTo('2026-12-05T08:00:00Z');
      expect(await charged()).toEqual({ stripe: 0, shop: [1995] });
    },
  );

  test('is charged at most once when the import dies and nobody runs it again', async () => {
    const [before, after] = [billed(), billed()];
    await expect(
      desk.run({ subscriptions: file(before.id) }, { billing: killedAt('before') }),
    ).rejects.toThrow();
    await expect(
      desk.run({ subscriptions: file(after.id) }, { billing: killedAt('after') }),
    ).rejects.toThrow();
    await passTo('2026-12-05T08:00:00Z');
    expect(chargedThere()).toEqual([before.id]);
    expect((await charged()).shop).toEqual([]);
    // An import after the period has ended takes over the subscription that was told to end.
    expect(await desk.outcomes('subscriptions', file(after.id))).toEqual(['2 created']);
    await passTo('2026-12-06T08:00:00Z');
    expect((await charged()).shop).toEqual([1995]);
  });

  test('that its member lets go on at Stripe is charged there, and by the shop after that', async () => {
    const { id } = billed();
    await desk.outcomes('subscriptions', file(id));
    books.billing.setEnding(id, false);
    await passTo('2026-12-05T08:00:00Z');
    expect(await charged()).toEqual({ stripe: 1, shop: [] });
    expect(await billing.find(id)).toMatchObject({ ends: true });
    const [licence] = await db.select().from(licences).where(eq(licences.key, 'K-1'));
    expect(licence?.worksUntil).toEqual(new Date('2027-01-05T08:00:00Z'));
    await passTo('2027-01-05T08:00:00Z');
    expect(await charged()).toEqual({ stripe: 1, shop: [1995] });
  });

  test('is asked for at the provider that charges it, whichever that is, and not charged where there is none', async () => {
    const { id } = billed();
    await desk.outcomes('subscriptions', file(id));
    books.billing.setEnding(id, false);
    clock.set(PERIOD_END);
    books.billing.passTime(PERIOD_END);
    const other = { ...unbilled, name: 'other' };
    const without = { db, deps: { ...deps, providers: [other] as const } };
    await doDue(without);
    const dueAt = new Date('2026-12-05T09:00:00Z');
    expect(await stored()).toMatchObject([{ state: 'active', billedAs: id, periodEnd: PERIOD_END, dueAt }]);
    clock.set(dueAt);
    await doDue({ db, deps: { ...deps, providers: [other, provider] } });
    const paidUntil = new Date('2027-01-05T08:00:00Z');
    expect(await stored()).toMatchObject([{ state: 'active', billedAs: id, periodEnd: paidUntil }]);
    expect(await charged()).toEqual({ stripe: 1, shop: [] });
  });

  test('works on while Stripe does not say whether it has stopped charging', async () => {
    const { id } = billed();
    await desk.outcomes('subscriptions', file(id));
    clock.set(PERIOD_END);
    books.billing.passTime(PERIOD_END);
    let asked = 0;
    const end = () => {
      asked++;
      return Promise.reject(new Error('503'));
    };
    const slow = { ...provider, billing: { ...billing, end } };
    const minutes = (count: number) => new Date(PERIOD_END.getTime() + count * 60_000);
    for (let minute = 0; minute <= 60; minute++) {
      clock.set(minutes(minute));
      await doDue({ db, deps: { ...deps, providers: [slow] } });
    }
    // Then and an hour later, not every minute.
    expect(asked).toBe(2);
    expect(await stored()).toMatchObject([{ state: 'active', dueAt: minutes(120) }]);
    const worksUntil = async () =>
      (await db.select().from(licences).where(eq(licences.key, 'K-1')))[0]?.worksUntil;
    expect(await worksUntil()).toEqual(new Date('2026-12-26T08:00:00Z'));
    clock.set(minutes(120));
    await doDue(shop);
    expect(await charged()).toEqual({ stripe: 0, shop: [1995] });
    expect(await worksUntil()).toEqual(new Date('2027-01-05T08:00:00Z'));
  });

  test('that was cancelled there is cancelled here, and nobody charges it', async () => {
    const { id } = billed();
    books.billing.setEnding(id, true);
    expect(await desk.outcomes('subscriptions', file(id))).toEqual([
      '2 created: was cancelled: ends with its period',
    ]);
    await passTo('2026-12-05T08:00:00Z');
    expect(await charged()).toEqual({ stripe: 0, shop: [] });
    // An erasure asks Stripe for the customer of `billedAs`.
    expect(await stored()).toMatchObject([{ state: 'ended', billedAs: id }]);
  });

  describe('that was cancelled there, in a shop that has no Stripe any more,', () => {
    const without = { db, deps: { ...deps, providers: [{ ...unbilled, name: 'other' }] as const } };
    const worksUntil = async () =>
      (await db.select().from(licences).where(eq(licences.key, 'K-1')))[0]?.worksUntil;
    async function cancelled() {
      const { id } = billed();
      books.billing.setEnding(id, true);
      await desk.outcomes('subscriptions', file(id));
      return id;
    }

    test('waits for Stripe as long as its grace, and then ends by its own date', async () => {
      const id = await cancelled();
      for (const day of ['05', '06', '25']) {
        clock.set(new Date(`2026-12-${day}T08:00:00Z`));
        await doDue(without);
        expect(await stored()).toMatchObject([{ state: 'cancelling', nextStep: 'end' }]);
      }
      expect(await stored()).toMatchObject([{ dueAt: new Date('2026-12-26T08:00:00Z') }]);
      clock.set(new Date('2026-12-26T08:00:00Z'));
      await doDue(without);
      // `billedAs` stays, so that the subscription can be found at Stripe.
      expect(await stored()).toMatchObject([{ state: 'ended', endReason: 'cancelled', billedAs: id }]);
      expect(await worksUntil()).toEqual(PERIOD_END);
      expect(await charged()).toEqual({ stripe: 0, shop: [] });
    });

    test('has what its member has paid there when Stripe is back in time', async () => {
      const id = await cancelled();
      books.billing.setEnding(id, false);
      clock.set(PERIOD_END);
      await doDue(without);
      await passTo('2026-12-10T08:00:00Z');
      const paidUntil = new Date('2027-01-05T08:00:00Z');
      expect(await stored()).toMatchObject([{ state: 'cancelling', periodEnd: paidUntil }]);
      expect(await worksUntil()).toEqual(paidUntil);
    });
  });

  test('that was cancelled, and that its member lets go on at Stripe, ends with what was paid there', async () => {
    const { id } = billed();
    books.billing.setEnding(id, true);
    await desk.outcomes('subscriptions', file(id));
    books.billing.setEnding(id, false);
    await passTo('2026-12-05T08:00:00Z');
    expect(await billing.find(id)).toMatchObject({ ends: true });
    const paidUntil = new Date('2027-01-05T08:00:00Z');
    expect(await stored()).toMatchObject([{ state: 'cancelling', periodEnd: paidUntil }]);
    const [licence] = await db.select().from(licences).where(eq(licences.key, 'K-1'));
    expect(licence?.worksUntil).toEqual(paidUntil);
    await passTo('2027-01-05T08:00:00Z');
    expect(await charged()).toEqual({ stripe: 1, shop: [] });
    expect(await stored()).toMatchObject([{ state: 'ended' }]);
  });

  test('without a card asks for one, and a licence that ends sooner works until the period’s end', async () => {
    const { id } = billed({ card: false, periodEnd: new Date('2026-12-20T08:00:00Z') });
    expect(await desk.outcomes('subscriptions', file(id))).toEqual([
      '2 created: has no card at Stripe: its member is asked for one',
    ]);
    const [licence] = await db.select().from(licences).where(eq(licences.key, 'K-1'));
    expect(licence?.worksUntil).toEqual(new Date('2026-12-20T08:00:00Z'));
  });
});

test('what can’t be taken over goes on at Stripe as it is', async () => {
  const odd: [Partial<NewBilled>, string, string][] = [
    [{}, 'K-9', 'licence: there is none with the key K-9'],
    [{}, 'K-2', 'is charged at Stripe in other steps than its licence has: 1Y'],
    [{ currency: 'gbp' }, 'K-1', 'is charged in GBP, which the shop does not sell in'],
    [
      { change: { status: 'past_due' } },
      'K-1',
      'is not running at Stripe: a payment is open there, or a trial',
    ],
    [{ change: { schedule: 'sub_sched_1' } }, 'K-1', 'has a schedule at Stripe'],
    [{ change: { collection_method: 'send_invoice' } }, 'K-1', 'is paid by invoice at Stripe'],
    [
      { change: { discounts: ['di_1'] } },
      'K-1',
      'price: can’t be told from Stripe, which adds tax or takes a discount off: say it in the line',
    ],
    [
      { currency: 'jpy', amount: 1994 },
      'K-1',
      'price: 1994 JPY is no price here, where yen are whole tens: say one in the line',
    ],
  ];
  for (const [change, key, problem] of odd) {
    const { id } = billed(change);
    for (const apply of [false, true]) {
      expect(await desk.outcomes('subscriptions', file(id, key), { apply })).toEqual([
        `2 refused: ${problem}`,
      ]);
    }
    expect(await billing.find(id)).toMatchObject({ ends: false });
  }
  expect(await desk.outcomes('subscriptions', file('sub_unknown'))).toEqual([
    '2 refused: Stripe has no such subscription',
  ]);
  expect(await stored()).toEqual([]);
});

test('at yen that are no tens is taken over at the price that its line says, if that is in tens', async () => {
  const { id } = billed({ currency: 'jpy', amount: 1994 });
  const at = (price: number) => `id,licence,price\n${id},K-1,${price}\n`;
  expect(await desk.outcomes('subscriptions', at(1985))).toEqual([
    '2 refused: price: 1985 JPY is no price here, where yen are whole tens: say one in the line',
  ]);
  expect(await billing.find(id)).toMatchObject({ ends: false });
  expect(await desk.outcomes('subscriptions', at(1990))).toEqual(['2 created']);
  expect(await stored()).toMatchObject([{ billedAs: id, currency: 'JPY', renewalMinor: 1990 }]);
});

test('of two for one licence, one is taken over and the other goes on', async () => {
  const [one, two] = [billed(), billed()];
  const both = `id,licence,price\n${one.id},K-1,15.50\n${two.id},K-1,\n`;
  expect(await desk.outcomes('subscriptions', both)).toEqual([
    '2 created',
    '3 refused: licence: has a subscription already',
  ]);
  expect(await billing.find(two.id)).toMatchObject({ ends: false });
  expect(await stored()).toMatchObject([{ billedAs: one.id, renewalMinor: 1550 }]);
});

test('a shop without Stripe says so', async () => {
  expect(await desk.run({ subscriptions: file('sub_1') }, { billing: undefined })).toMatchObject({
    problem: 'subscriptions.csv: needs Stripe, which this shop is not set up with.',
  });
});

test('whom Stripe charges is known by the subscription, also where no card is', async () => {
  const { id, customerId } = billed({ card: false });
  expect(await billing.customerOf(id)).toBe(customerId);
  expect(await billing.customerOf('sub_none')).toBeUndefined();
});
