import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { gt } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { begin, form, GOOD_CARD } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { settleFromProvider } from '../../fulfilment/settle-from-provider.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { payments } from '../../payments/tables.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import { seedDemoSeller } from '../../seller/seed-demo-seller.ts';
import { setRegistration } from '../../tax/set-registration.ts';
import { vatChecks } from '../../tax/tables.ts';
import { taxOfOrder } from '../../tax/tax-of-order.ts';
import type { VatAnswer } from '../../tax/vat-registry.ts';
import { subscriptionAgreements } from '../agreements/tables.ts';
import { previewPriceChange } from '../prices/preview-price-change.ts';
import { announce, asked as askedPrice, offerOf } from '../prices/testing/announced.ts';
import { quoteSwitch } from '../switch/quote-switch.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { subscriptions } from '../tables.ts';
import { doDue } from '../testing/subscribed.ts';

const clock = fixedClock(new Date());
const valid = { valid: true, consultation: 'WAPI1', name: 'Disc SARL', address: null } as const;
let answer: () => Promise<VatAnswer>;
const shop = await testCommerce({ clock, change: () => ({ vatRegistry: { check: () => answer() } }) });
const { deps, db } = shop;
const system = { kind: 'system', name: 'test' } as const;
const registered = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null };
await seedDemoSeller(db);
await setRegistration(deps, system, { ...registered, scheme: 'oss' });

beforeEach(async () => {
  await shop.empty();
  await db.execute('truncate shop.price_changes cascade');
  await db.delete(vatChecks);
  answer = async () => valid;
  clock.set(new Date('2027-01-31T10:00:00Z'));
});

/** A French business with a monthly subscription without tax. */
async function subscribe(): Promise<void> {
  const buyer = { country: 'FR', company: 'Disc SARL', address: '1 rue du Disque', vatId: 'FR40303265045' };
  const consents = ['delivery', 'withdrawal'] as const;
  const asked = form('pid=643&opt643=1M', { locale: 'de', country: 'FR', consents, buyer });
  const { sandboxId } = await begin(shop, asked);
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  const [payment] = await db.select().from(payments);
  if (payment) await settleFromProvider(deps, payment);
}
/** Taxes of the orders, the oldest first. */
async function taxes() {
  const placed = (await shop.orders()).toSorted((one, other) => +one.placedAt - +other.placedAt);
  return Promise.all(
    placed.map(async ({ id, totalMinor }) => ({ ...(await taxOfOrder(db, id)), totalMinor })),
  );
}

test('while the VAT id is good, a renewal is without tax, on an answer of its own', async () => {
  await subscribe();
  clock.set(new Date('2027-02-28T10:00:00Z'));
  answer = async () => ({ ...valid, consultation: 'WAPI2' });
  await doDue(shop);
  expect(await taxes()).toMatchObject([
    { totalMinor: 1663, scheme: 'reverse_charge', check: { consultation: 'WAPI1' } },
    { totalMinor: 1663, scheme: 'reverse_charge', taxMinor: 0, check: { consultation: 'WAPI2' } },
  ]);
});

test.each([
  ['nobody has it any more', async () => ({ valid: false }) as const],
  ['nobody could say', () => Promise.reject(new Error('503'))],
] as const)(
  'where %s, the agreed price contains the tax, until there is a good answer again',
  async (_why, said) => {
    await subscribe();
    answer = said;
    clock.set(new Date('2027-02-28T10:00:00Z'));
    await doDue(shop);
    answer = async () => valid;
    clock.set(new Date('2027-03-31T10:00:00Z'));
    await doDue(shop);
    expect(await taxes()).toMatchObject([
      { scheme: 'reverse_charge' },
      { totalMinor: 1663, scheme: 'oss', rateBp: 2000, taxMinor: 277, check: null },
      { totalMinor: 1663, scheme: 'reverse_charge', taxMinor: 0 },
    ]);
  },
);

/** Calls to change the business's monthly subscription to a yearly one, at the quote that is shown. */
async function toYear() {
  const [{ id: subscriptionId, memberId } = expect.fail()] = await db.select().from(subscriptions);
  const [actor, asked] = [{ kind: 'member', memberId } as const, { subscriptionId, to: '1Y' } as const];
  const quote = async () => {
    const quoted = await quoteSwitch(deps, actor, asked);
    return quoted.ok && quoted.quote.when === 'now' ? quoted.quote : expect.fail();
  };
  const press = (shown: Awaited<ReturnType<typeof quote>>) =>
    switchSubscription(deps, actor, { ...asked, shown });
  return { quote, press };
}

test('a change of term is without tax on an answer of its own', async () => {
  await subscribe();
  clock.set(new Date('2027-02-14T10:00:00Z'));
  answer = async () => ({ ...valid, consultation: 'WAPI2' });
  const { quote, press } = await toYear();
  expect(await press(await quote())).toMatchObject({ ok: true });
  expect((await taxes()).at(-1)).toMatchObject({
    ...{ scheme: 'reverse_charge', taxMinor: 0, check: { consultation: 'WAPI2' } },
  });
});

test.each([
  ['nobody has the VAT id any more', 2995, async () => ({ valid: false }) as const],
  // Each renewal checks the VAT id anew, so its price stays without tax.
  ['nobody could say', 2496, () => Promise.reject(new Error('503'))],
] as const)(
  'where %s, a change of term is shown and charged with the tax, and without it only after it was shown so',
  async (_why, renewalMinor, said) => {
    await subscribe();
    clock.set(new Date('2027-02-14T10:00:00Z'));
    const { quote, press } = await toYear();
    const without = await quote();
    expect(without).toMatchObject({ priceMinor: 2496 });
    answer = said;
    clock.set(new Date('2027-02-14T11:01:00Z'));
    expect(await press(without)).toEqual({ ok: false, error: 'price_changed' });
    const withTax = await quote();
    expect(withTax).toMatchObject({ priceMinor: 2995, renewalMinor });
    answer = async () => valid;
    expect(await press(withTax)).toEqual({ ok: false, error: 'price_changed' });
    answer = said;
    await db.delete(vatChecks).where(gt(vatChecks.checkedAt, new Date('2027-02-14T11:00:00Z')));
    expect(await press(withTax)).toMatchObject({ ok: true });
    const [agreed] = await db.select().from(subscriptionAgreements);
    expect(agreed?.text).toContain(formatMoney(renewalMinor, 'EUR', 'de'));
    expect((await taxes()).at(-1)).toMatchObject({
      ...{ totalMinor: withTax.totalMinor, scheme: 'oss', rateBp: 2000, check: null },
    });
  },
);

test('a change of term renews for no more than was shown, though what is paid now is the same', async () => {
  await subscribe();
  clock.set(new Date('2027-02-14T11:01:00Z'));
  const { quote, press } = await toYear();
  answer = () => Promise.reject(new Error('503'));
  const shown = await quote();
  expect(shown).toMatchObject({ priceMinor: 2995, renewalMinor: 2496 });
  answer = async () => ({ valid: false });
  expect(await quote()).toMatchObject({ totalMinor: shown.totalMinor, priceMinor: 2995, renewalMinor: 2995 });
  expect(await press(shown)).toEqual({ ok: false, error: 'price_changed' });
  expect(await db.$count(subscriptionAgreements)).toBe(0);
});

test('a stranger has nobody asked about the VAT id of a business', async () => {
  await subscribe();
  const [{ id: subscriptionId } = expect.fail()] = await db.select().from(subscriptions);
  clock.set(new Date('2027-02-14T10:00:00Z'));
  const stranger = { kind: 'member', memberId: randomUUID() } as const;
  const asked = { subscriptionId, to: '1Y', shown: { priceMinor: 2496, totalMinor: 2496 } } as const;
  expect(await switchSubscription(deps, stranger, asked)).toEqual({ ok: false, error: 'not_found' });
  expect(await db.$count(vatChecks)).toBe(1);
});

test('a renewal after an upgrade that was given up is without tax, on an answer of its own', async () => {
  await subscribe();
  const [subscription] = await db.select().from(subscriptions);
  if (!subscription) throw new Error('no subscription');
  const { id: subscriptionId, memberId } = subscription;
  await db.execute(`update shop.sandbox_cards set behaviour = 'authentication'`);
  clock.set(new Date('2027-02-20T10:00:00Z'));
  const asked = { subscriptionId, to: '1Y' } as const;
  const quoted = await quoteSwitch(deps, { kind: 'member', memberId }, asked);
  if (!quoted.ok) throw new Error(quoted.error);
  if (quoted.quote.when !== 'now') throw new Error('not now');
  const shown = { ...asked, shown: quoted.quote };
  expect(await switchSubscription(deps, { kind: 'member', memberId }, shown)).toMatchObject({ next: 'pay' });
  await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
  await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
  answer = async () => ({ ...valid, consultation: 'WAPI2' });
  clock.set(new Date('2027-02-28T10:00:00Z'));
  await doDue(shop);
  expect((await taxes()).at(-1)).toMatchObject({
    ...{ totalMinor: 1663, scheme: 'reverse_charge', taxMinor: 0, check: { consultation: 'WAPI2' } },
  });
});

test('the preview of a price puts it to each as they are told it: what is less without the tax is no dearer', async () => {
  await subscribe();
  const [business] = await db.select().from(subscriptions);
  if (!business) throw new Error('no subscription');
  const startsAt = new Date('2027-02-20T00:00:00Z');
  const price = { currency: 'EUR', priceMinor: 1895, startsAt } as const;
  const preview = (change: object) =>
    previewPriceChange(deps, system, { ...askedPrice(clock.now()), ...change });
  expect(await preview(price)).toMatchObject({
    preview: {
      groups: [{ fromMinor: 1663, priceMinor: 1579, subscriptions: 1 }],
      told: 1,
    },
  });
  expect(await preview({ ...price, priceMinor: 1995 })).toMatchObject({ preview: { told: 0 } });
  await announce(shop, price);
  expect(await offerOf(shop, business)).toMatchObject({ fromMinor: 1663, priceMinor: 1579 });
});

test('a business is put to a new price without the tax, also where its last renewal contained that for want of an answer', async () => {
  await subscribe();
  const [business = expect.fail()] = await db.select().from(subscriptions);
  answer = () => Promise.reject(new Error('503'));
  clock.set(new Date('2027-02-28T10:00:00Z'));
  await doDue(shop);
  expect((await taxes()).at(-1)).toMatchObject({ totalMinor: 1663, scheme: 'oss' });
  const price = { currency: 'EUR', priceMinor: 1895, startsAt: new Date('2027-03-20T00:00:00Z') } as const;
  expect(await previewPriceChange(deps, system, { ...askedPrice(clock.now()), ...price })).toMatchObject({
    preview: { groups: [{ fromMinor: 1663, priceMinor: 1579 }] },
  });
  await announce(shop, price);
  expect(await offerOf(shop, business)).toMatchObject({ fromMinor: 1663, priceMinor: 1579 });
});

test('a business whose VAT id is gone is put to a new price with the tax', async () => {
  await subscribe();
  const [business = expect.fail()] = await db.select().from(subscriptions);
  answer = async () => ({ valid: false });
  clock.set(new Date('2027-02-28T10:00:00Z'));
  await doDue(shop);
  await announce(shop, { currency: 'EUR', priceMinor: 1895, startsAt: new Date('2027-03-20T00:00:00Z') });
  expect(await offerOf(shop, business)).toMatchObject({ fromMinor: 1663, priceMinor: 1895, answer: null });
});

test.each([
  ['before this shop has charged it', '2027-02-20', 1],
  ['after that', '2027-03-20', 2],
])(
  'a business that was moved in is told what it will pay without the tax, %s',
  async (_when, starts, orders) => {
    await subscribe();
    const importedBusiness = { company: 'Disc SARL', address: '1 rue du Disque', vatId: 'FR40303265045' };
    await db.execute('truncate shop.order_taxes cascade');
    const [business = expect.fail()] = await db.update(subscriptions).set({ importedBusiness }).returning();
    if (orders > 1) {
      clock.set(new Date('2027-02-28T10:00:00Z'));
      await doDue(shop);
      expect((await taxes()).at(-1)).toMatchObject({ scheme: 'reverse_charge' });
    }
    const startsAt = new Date(`${starts}T00:00:00Z`);
    const price = { currency: 'EUR', priceMinor: 1895, startsAt } as const;
    expect(await previewPriceChange(deps, system, { ...askedPrice(clock.now()), ...price })).toMatchObject({
      preview: { groups: [{ fromMinor: 1663, priceMinor: 1579, subscriptions: 1 }] },
    });
    await announce(shop, price);
    expect(await offerOf(shop, business)).toMatchObject({ fromMinor: 1663, priceMinor: 1579 });
  },
);
