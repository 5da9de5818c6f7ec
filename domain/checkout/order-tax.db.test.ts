import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';
import { invoicesOfOrders } from '../invoices/invoices-of-orders.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { authenticateSandbox } from '../payments/sandbox/authenticate-sandbox.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { payments } from '../payments/tables.ts';
import { changeSeller } from '../seller/change-seller.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { dayIn } from '../seller/seller.ts';
import { seller } from '../seller/tables.ts';
import { noteCardCountry } from '../tax/note-card-country.ts';
import { setRegistration } from '../tax/set-registration.ts';
import { setTaxRate } from '../tax/set-tax-rate.ts';
import { countryProofs, orderTaxes, taxRates, taxRegistrations, vatChecks } from '../tax/tables.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import type { VatAnswer } from '../tax/vat-registry.ts';
import type { TypedBuyer } from './buyer.ts';
import { settleCheckout } from './settle-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import type { StartCheckoutInput } from './start-input.ts';
import { begin, form, GOOD_CARD } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

let asked: string[] = [];
let answer: () => Promise<VatAnswer>;
const yes = { valid: true, consultation: 'WAPI1', name: 'Disc SARL', address: null } as const;
const shop = await testCommerce({
  change: () => ({
    vatRegistry: {
      check(vatId) {
        asked.push(vatId);
        return answer();
      },
    },
  }),
});
const { deps, db } = shop;
const system = { kind: 'system', name: 'test' } as const;
const registered = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null };

beforeEach(async () => {
  await shop.empty();
  await db.delete(taxRates);
  await db.delete(taxRegistrations);
  await db.delete(vatChecks);
  await db.delete(seller);
  await seedDemoSeller(db);
  await setRegistration(deps, system, { ...registered, scheme: 'domestic' });
  await setRegistration(deps, system, { ...registered, scheme: 'oss' });
  asked = [];
  answer = async () => yes;
});

const consents = ['delivery', 'withdrawal'] as const;
const french: TypedBuyer = {
  ...{ country: 'FR', company: 'Disc SARL', address: '1 rue du Disque\n75001 Paris' },
  vatId: 'FR 40 303 265 045',
};
/** In euros, from a German network. */
const from = (change: Partial<StartCheckoutInput>) =>
  form(undefined, { locale: 'de', country: 'DE', consents, ...change });
const start = (change: Partial<StartCheckoutInput>) => startCheckout(deps, from(change));
const taxOf = async () => {
  const [order] = await db.select().from(orders);
  return order && (await taxOfOrder(db, order.id));
};

describe('an order', () => {
  test.each([
    ['DE', 'domestic', 1900, 734],
    ['FR', 'oss', 2000, 766],
    ['US', 'none', 0, 0],
  ])('from %s is placed with its tax in it: %s at %i', async (country, scheme, rateBp, taxMinor) => {
    await begin(shop, from({ country }));
    expect(await db.select().from(orders)).toMatchObject([{ totalMinor: 4595, currency: 'EUR' }]);
    expect(await taxOf()).toMatchObject({
      ...{ country, scheme, rateBp, taxMinor, netMinor: 4595 - taxMinor },
      proofs: [{ kind: 'network', country }],
    });
  });

  test('from nobody knows where has no tax and no proof', async () => {
    await begin(shop, from({ country: undefined }));
    expect(await taxOf()).toMatchObject({ country: null, scheme: 'none', taxMinor: 0, proofs: [] });
  });

  test('is taxed where the buyer says, and keeps that the network said otherwise', async () => {
    await begin(shop, from({ buyer: { country: 'FR' } }));
    expect(await db.select().from(orders)).toMatchObject([{ country: 'FR', totalMinor: 4595 }]);
    expect(await taxOf()).toMatchObject({
      ...{ country: 'FR', scheme: 'oss', rateBp: 2000 },
      proofs: [
        { kind: 'stated', country: 'FR' },
        { kind: 'network', country: 'DE' },
      ],
    });
  });

  /** Pays with a card of a German bank, or of one of the United States. */
  async function paid(input: Parameters<typeof begin>[1], bank: 'DE' | 'US') {
    const started = await begin(shop, input);
    const number = bank === 'DE' ? '4000002500003155' : '4242424242424242';
    const { sandboxId: paymentId } = started;
    await paySandbox(deps, { paymentId, card: { ...GOOD_CARD, number } });
    if (bank === 'DE') await authenticateSandbox(deps, { paymentId, approve: true });
    await Promise.all([settleCheckout(deps, started), settleCheckout(deps, started)]);
  }

  test('is proved by the card as well, and stays as it is where that says nothing new', async () => {
    await paid(from({ buyer: { country: 'FR' } }), 'US');
    expect(await taxOf()).toMatchObject({
      ...{ country: 'FR', scheme: 'oss', rateBp: 2000 },
      proofs: [
        { kind: 'stated', country: 'FR' },
        { kind: 'network', country: 'DE' },
        { kind: 'card', country: 'US' },
      ],
    });
  });

  test('is taxed where network and card agree that a consumer is, for the same price, and so is the invoice', async () => {
    await paid(from({ buyer: { country: 'FR' } }), 'DE');
    expect(await taxOf()).toMatchObject({
      ...{ country: 'DE', scheme: 'domestic', rateBp: 1900, taxMinor: 734, netMinor: 4595 - 734 },
    });
    const [order] = await db.select().from(orders);
    expect(order).toMatchObject({ totalMinor: 4595, paidMinor: 4595 });
    const [invoice] = await invoicesOfOrders(db, [order?.id ?? '']);
    expect(JSON.stringify(invoice?.document)).toContain('1900');
  });

  test('from Monaco, proved by France, is what its buyer says: both have the same tax', async () => {
    await paid(from({ buyer: { country: 'MC' } }), 'US');
    const before = await taxOf();
    expect(before).toMatchObject({ country: 'MC', scheme: 'oss', rateBp: 2000 });
    const [order = expect.fail()] = await db.select().from(orders);
    await db.update(countryProofs).set({ country: 'FR' }).where(eq(countryProofs.kind, 'network'));
    await noteCardCountry(db, order, 'FR', order.placedAt);
    expect(await taxOf()).toMatchObject({ country: 'MC', scheme: 'oss', rateBp: 2000 });
  });

  test('from Germany by its buyer is French by a network in France and a card of Monaco', async () => {
    await paid(from({ buyer: { country: 'DE' } }), 'US');
    const [order = expect.fail()] = await db.select().from(orders);
    await db.update(countryProofs).set({ country: 'FR' }).where(eq(countryProofs.kind, 'network'));
    await noteCardCountry(db, order, 'MC', order.placedAt);
    expect(await taxOf()).toMatchObject({ country: 'FR', scheme: 'oss', rateBp: 2000 });
  });

  test('from nobody knows where is taxed where its card was issued, the only proof there is', async () => {
    await paid(from({ country: undefined }), 'DE');
    expect(await taxOf()).toMatchObject({
      ...{ country: 'DE', scheme: 'domestic', rateBp: 1900, taxMinor: 734 },
      proofs: [{ kind: 'card', country: 'DE' }],
    });
    const [order] = await db.select().from(orders);
    const [invoice] = await invoicesOfOrders(db, [order?.id ?? '']);
    expect(invoice?.document).toMatchObject({ buyer: { country: 'DE' }, taxMinor: 734 });
  });

  describe('that is paid on another day than it was placed', () => {
    const today = () => dayIn('Europe/Berlin', deps.clock.now());
    /** Places an order, makes it one of the day before yesterday, changes the rules, and then pays. */
    async function paidLater(input: Partial<StartCheckoutInput>, change: () => Promise<unknown>) {
      const started = await begin(shop, from(input));
      await db.update(orders).set({ placedAt: new Date(deps.clock.now().getTime() - 2 * 86_400_000) });
      await change();
      await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
      await settleCheckout(deps, started);
      const [order] = await db.select().from(orders);
      const [invoice] = await invoicesOfOrders(db, [order?.id ?? '']);
      return invoice?.document ?? expect.fail('there is no invoice');
    }

    test('contains the tax of the day of payment, for the same price, and so does its invoice', async () => {
      const document = await paidLater({ country: 'FR' }, () =>
        setTaxRate(deps, system, { country: 'FR', validFrom: today(), rateBp: 2500 }),
      );
      expect(await taxOf()).toMatchObject({ scheme: 'oss', rateBp: 2500, taxMinor: 919, netMinor: 3676 });
      expect(document).toMatchObject({
        ...{ deliveredOn: today(), taxMinor: 919, grossMinor: 4595 },
        tax: { country: 'FR', scheme: 'oss', rateBp: 2500 },
      });
      expect(document.orderedOn < document.deliveredOn).toBe(true);
    });

    test('contains none if the registration has ended since', async () => {
      const document = await paidLater({ country: 'FR' }, () =>
        setRegistration(deps, system, { ...registered, scheme: 'oss', validUntil: '2020-12-31' }),
      );
      expect(document).toMatchObject({ taxMinor: 0, grossMinor: 4595, tax: { scheme: 'none', rateBp: 0 } });
    });

    test('stays without tax where the business owes it', async () => {
      const document = await paidLater({ buyer: french }, () =>
        setTaxRate(deps, system, { country: 'FR', validFrom: today(), rateBp: 2500 }),
      );
      expect(document).toMatchObject({ grossMinor: 3829, taxMinor: 0, tax: { scheme: 'reverse_charge' } });
    });

    test('names the number of a registration that began since', async () => {
      const document = await paidLater({ country: 'CH' }, () =>
        setRegistration(deps, system, {
          ...{ country: 'CH', scheme: 'domestic', number: 'CHE-123.456.789 MWST' },
          ...{ validFrom: today(), validUntil: null },
        }),
      );
      expect(document).toMatchObject({
        tax: { country: 'CH', scheme: 'domestic', rateBp: 810, number: 'CHE-123.456.789 MWST' },
      });
    });
  });

  test('that is paid twice keeps the tax of its invoice, whatever card pays the second time', async () => {
    await paid(from({ buyer: { country: 'FR' } }), 'US');
    const before = await taxOf();
    const [first] = await db.select().from(payments);
    const second = { id: randomUUID(), providerId: 'sbx_second', paidMinor: null, paidCurrency: null };
    await db
      .insert(payments)
      .values({ ...(first ?? expect.fail('there is no payment')), ...second, state: 'open' });
    const observed = { status: 'succeeded', amountMinor: 4595, currency: 'EUR', cardCountry: 'DE' } as const;
    expect(await fulfilOrder(deps, { paymentId: second.id, observed })).toBe('already');
    expect(await taxOf()).toEqual(before);
  });

  test('of a business is taxed as its invoice says, whatever card it pays with', async () => {
    const business = { country: 'FR', company: 'Disc SARL', address: '1 rue de la Gare' };
    await paid(from({ buyer: business }), 'DE');
    expect(await taxOf()).toMatchObject({ country: 'FR', scheme: 'oss', rateBp: 2000 });
  });

  test('in yen has its tax rounded down', async () => {
    await setRegistration(deps, system, { ...registered, country: 'JP', scheme: 'domestic' });
    await begin(shop, form('pid=643&opt643=LFT', { locale: 'ja', country: 'JP' }));
    expect(await taxOf()).toMatchObject({ rateBp: 1000, netMinor: 6346, taxMinor: 634 });
  });

  test('is another one with another country, and the same one with the same', async () => {
    const { formToken } = form();
    const send = (country: string) => begin(shop, from({ formToken, buyer: { country } }));
    const [one, same] = [await send('FR'), await send('FR')];
    expect(same.orderNumber).toBe(one.orderNumber);
    expect((await send('AT')).orderNumber).not.toBe(one.orderNumber);
  });
});

describe('a business in another member state', () => {
  test('that VIES knows owes the tax itself: it pays the net amount, and the answer is kept', async () => {
    expect(await start({ buyer: french, shownTotalMinor: 4595 })).toMatchObject({
      ...{ ok: false, error: 'price_changed' },
      bill: { currency: 'EUR', totalMinor: 3829, taxMinor: 0, tax: { scheme: 'reverse_charge' } },
    });
    expect(await start({ buyer: french, shownTotalMinor: 3829 })).toMatchObject({ ok: true });
    expect(asked).toEqual(['FR40303265045']);
    expect(await db.select().from(orderLines)).toMatchObject([{ listMinor: 3829, totalMinor: 3829 }]);
    expect(await db.select().from(payments)).toMatchObject([{ amountMinor: 3829 }]);
    expect(await taxOf()).toMatchObject({
      ...{ country: 'FR', scheme: 'reverse_charge', rateBp: 0, taxMinor: 0, netMinor: 3829 },
      business: { company: 'Disc SARL', vatId: 'FR40303265045' },
      check: { consultation: 'WAPI1', vatId: 'FR40303265045' },
    });
  });

  test('with a coupon pays its share of the net amount', async () => {
    const several = 'pid=643,646&opt643=LFT&opt646=1Y&coupon=DNC10';
    const gross = form(several, { locale: 'de', country: 'DE', consents });
    await begin(shop, gross);
    const [before] = await db.select().from(orders);
    await shop.empty();
    await begin(shop, { ...gross, buyer: french });
    const [order] = await db.select().from(orders);
    expect(order?.totalMinor).toBe(Math.round(((before?.totalMinor ?? 0) * 100) / 120));
    const lines = await db.select().from(orderLines);
    expect(lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(order?.totalMinor);
  });

  test.each([
    ['vat_id_unknown', async () => ({ valid: false }) as const],
    ['vat_id_unavailable', () => Promise.reject(new Error('503'))],
  ] as const)('is told of %s before it buys, and then pays the tax', async (error, said) => {
    answer = said;
    expect(await start({ buyer: french })).toEqual({ ok: false, error });
    expect(await shop.counts()).toMatchObject({ orders: 0, payments: 0 });
    const told = { buyer: french, toldVatId: 'FR40303265045', shownTotalMinor: 4595 };
    expect(await start(told)).toMatchObject({ ok: true });
    expect(await taxOf()).toMatchObject({
      ...{ scheme: 'oss', taxMinor: 766, check: null },
      business: { vatId: 'FR40303265045' },
    });
  });

  test('that was told of another VAT id is told of this one', async () => {
    answer = async () => ({ valid: false });
    expect(await start({ buyer: french, toldVatId: 'FR99999999999' })).toMatchObject({
      error: 'vat_id_unknown',
    });
  });

  test('without a VAT id pays the tax like everybody', async () => {
    await begin(shop, from({ buyer: { ...french, vatId: undefined } }));
    expect(await taxOf()).toMatchObject({ scheme: 'oss', business: { company: 'Disc SARL', vatId: null } });
    expect(asked).toEqual([]);
  });
});

describe('there is no reverse charge', () => {
  test("for a business in the seller's own country", async () => {
    const german = { ...french, country: 'DE', vatId: 'DE123456789' };
    await begin(shop, from({ buyer: german, shownTotalMinor: 4595 }));
    expect(await taxOf()).toMatchObject({
      scheme: 'domestic',
      rateBp: 1900,
      business: { vatId: 'DE123456789' },
    });
    expect(asked).toEqual([]);
  });

  test('for a seller outside the Union, who collects the tax under the one-stop shop', async () => {
    const elsewhere = {
      ...{ legalName: 'Spindle Ltd', street: '1 Ring', postalCode: 'E1', city: 'London', country: 'GB' },
      ...{ vatId: null, taxId: null, timeZone: 'Europe/London' },
    };
    expect(await changeSeller(deps, system, elsewhere)).toEqual({ ok: true });
    await begin(shop, from({ buyer: french }));
    expect(await taxOf()).toMatchObject({ scheme: 'oss', taxMinor: 766 });
  });

  test("with another country's VAT id, or with none that could exist", async () => {
    for (const wrong of [
      { ...french, country: 'AT' },
      { ...french, vatId: 'FR1' },
      { ...french, vatId: 'DE123456789' },
    ]) {
      expect(await start({ buyer: wrong })).toEqual({ ok: false, error: 'vat_id_invalid' });
    }
    expect(await start({ buyer: { ...french, country: 'EU' } })).toEqual({
      ...{ ok: false, error: 'country_unknown' },
    });
    expect(asked).toEqual([]);
    expect(await shop.counts()).toMatchObject({ orders: 0 });
  });
});

test('nothing is sold to a blocked country, whether the network or the buyer says it', async () => {
  expect(await start({ buyer: { country: 'KP' } })).toEqual({ ok: false, error: 'country_blocked' });
  expect(await start({ buyer: { country: 'DE' }, country: 'KP' })).toMatchObject({
    error: 'country_blocked',
  });
});

test('naming another country spares nobody the consents', async () => {
  const silent = { consents: [] };
  expect(await start({ ...silent, buyer: { country: 'US' } })).toMatchObject({ error: 'consent_needed' });
  expect(await start({ ...silent, country: 'US', buyer: { country: 'DE' } })).toMatchObject({
    error: 'consent_needed',
  });
  expect(await start({ ...silent, country: 'US', buyer: { country: 'JP' } })).toMatchObject({ ok: true });
});

test('the database keeps no reverse charge without the answer that it rests on', async () => {
  await begin(shop, from({}));
  const reversed = { scheme: 'reverse_charge', rateBp: 0, taxMinor: 0 } as const;
  await expect(db.update(orderTaxes).set(reversed)).rejects.toThrow();
});
