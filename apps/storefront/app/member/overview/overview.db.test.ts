import { randomUUID } from 'node:crypto';
import { quoteCheckout } from '@spindle/domain/checkout/quote-checkout.ts';
import { settleCheckout } from '@spindle/domain/checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { moveOrder } from '@spindle/domain/orders/move-order.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { makePromotion } from '@spindle/domain/pricing/make-promotion.ts';
import { cancelSubscription } from '@spindle/domain/subscriptions/cancel/cancel-subscription.ts';
import { pauseSubscription } from '@spindle/domain/subscriptions/pause/pause-subscription.ts';
import { announce } from '@spindle/domain/subscriptions/prices/testing/announced.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { switchSubscription } from '@spindle/domain/subscriptions/switch/switch-subscription.ts';
import { buy, doDue, subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { expect, test, vi } from 'vitest';
import { loadCounts } from '../load-counts.ts';
import { loadMyProducts } from '../my-products/load-my-products.ts';
import { overviewForTest } from './overview-for-test.ts';

const { clock, content, days, db, deps, licence, links, log, offersOf, shop, shown, visitor } =
  await overviewForTest();
const counts = (memberId: string) => loadCounts({ db, clock, log }, memberId);

test('a member without anything is asked for nothing, and has nothing', async () => {
  expect(await shown(randomUUID())).toEqual({
    needs: { shown: [], isPartly: false },
    ...{ products: { licences: [], total: 0 }, orders: { last: undefined } },
  });
  expect(await counts(randomUUID())).toEqual({
    ...{ licences: 0, seats: 0, taken: 0, subscriptions: 0, orders: 0 },
  });
});

test('who bought as a guest has it all: licence, next payment, order', async () => {
  const { memberId } = await buy(shop, 'pid=643&opt643=1Y', { asGuest: true });
  const [order] = await shop.orders();
  expect(await shown(memberId)).toMatchObject({
    needs: { shown: [], isPartly: false },
    products: {
      licences: [
        {
          ...{ name: 'DVD Ripper für Windows', used: 0, subscribed: true },
          renews: { date: '22.\u00a0November 2027' },
        },
      ],
      total: 1,
    },
    orders: { last: { number: order?.number, invoiceHref: undefined } },
  });
  expect(await counts(memberId)).toEqual({ licences: 1, seats: 1, taken: 0, subscriptions: 1, orders: 1 });
});

test('a renewal that the bank asks about is paid where its mail leads', async () => {
  const { memberId, periodEnd } = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
  clock.set(periodEnd);
  await doDue(shop);
  const order = (await shop.orders()).find(({ state }) => state === 'pending');
  expect((await shown(memberId)).needs?.shown).toMatchObject([
    {
      ...{ kind: 'bank', asks: true, href: `/de/pay-renewal?order=${order?.id}` },
      ...{ name: 'DVD Ripper für Windows', date: '22.\u00a0Dezember 2026', until: '12.\u00a0Januar 2027' },
    },
  ]);
});

test('a renewal that the card did not pay says when it is tried again', async () => {
  const { memberId, periodEnd } = await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
  clock.set(periodEnd);
  await doDue(shop);
  expect((await shown(memberId)).needs?.shown).toMatchObject([
    { kind: 'payment', when: undefined, retryOn: '24.\u00a0Dezember 2026' },
  ]);
  // A credit since the order was placed lowers only the next order.
  await db.execute(`update shop.subscriptions set balance_minor = 700`);
  expect((await shown(memberId)).needs?.shown).toMatchObject([{ price: '19,95\u00a0$' }]);
});

test('a card that ends, a price that waits and a renewal that comes are told of', async () => {
  const { memberId } = await subscribe(shop);
  clock.set(days(25));
  expect((await shown(memberId)).needs?.shown).toMatchObject([
    { kind: 'renewal', asks: false, when: 'in 5 Tagen', href: '/de/member?a=subscriptions' },
  ]);
  await db.execute(`update shop.subscriptions set balance_minor = 500`);
  const { needs, products } = await shown(memberId);
  expect(needs?.shown).toMatchObject([{ kind: 'renewal', price: '14,95\u00a0$' }]);
  expect(products?.licences).toMatchObject([{ renews: { price: '14,95\u00a0$' } }]);
  await db.execute(`update shop.saved_cards set exp_month = 11, exp_year = 2026`);
  expect((await shown(memberId)).needs?.shown).toMatchObject([
    {
      ...{ kind: 'card', asks: true, names: 'DVD Ripper für Windows', brand: 'Visa', lastFour: '4242' },
      ...{ expiry: '11/2026', href: '/de/update-payment-method' },
    },
  ]);
  await announce(shop);
  expect((await shown(memberId)).needs?.shown).toMatchObject([
    { kind: 'card' },
    { kind: 'price', asks: true, href: expect.stringMatching(/^\/de\/price-change\?offer=/) },
  ]);
});

test('a subscription is changed, and no other product is bought beside it; what never ends is offered one', async () => {
  const { memberId } = await subscribe(shop);
  await buy(shop, 'pid=646&opt646=LFT');
  const upgrades = {
    read: async (_type: string, { where }: { where?: Record<string, unknown> }) => ({
      upgrades: [{ pid: where?.pid === '643' ? '62037' : '641' }],
    }),
  } as unknown as typeof content;
  clock.set(days(15));
  const [ripper, bluRay] = ((await shown(memberId, { content: upgrades })).products?.licences ?? []).toSorted(
    (one, other) => one.licenceType.localeCompare(other.licenceType),
  );
  const [{ id = '' } = {}] = await subscriptionsOfMember(db, memberId);
  expect(ripper).toMatchObject({
    ...{ licenceType: '1M', upgrade: undefined, changeHref: `/de/member?a=subscriptions&change=${id}` },
  });
  expect(bluRay).toMatchObject({ licenceType: 'LFT', changeHref: undefined });
  await cancelSubscription(deps, { kind: 'member', memberId }, { subscriptionId: id, when: 'period_end' });
  const [cancelled] =
    (await shown(memberId, { content: upgrades })).products?.licences.filter(
      ({ licenceType }) => licenceType === '1M',
    ) ?? [];
  expect(cancelled).toMatchObject({
    ...{ changeHref: undefined, upgrade: undefined, renews: undefined },
    stopped: { state: 'cancelling', date: '22.\u00a0Dezember 2026' },
  });
});

test('an upgrade is offered at what its own link charges while a promotion runs', async () => {
  const { memberId } = await buy(shop, 'pid=643&opt643=LFT');
  const upgrades = { read: async () => ({ upgrades: [{ pid: '646' }] }) } as unknown as typeof content;
  const staff = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' } as const;
  await makePromotion(deps, staff, {
    ...{ key: 'week', name: 'A week', pids: ['646'], licenceTypes: [], countries: [], tags: [] },
    ...{ payPercent: 60, stacking: 'alone', maxUses: null, maxUsesPerCustomer: null },
    ...{ startsAt: days(-1), endsAt: days(6) },
  });
  const [card] = (await shown(memberId, { content: upgrades })).products?.licences ?? [];
  expect(card?.upgrade?.price).toBe('27,57\u00a0€');
  const query = new URL(card?.upgrade?.href ?? '', 'https://shop.test').searchParams;
  const asked = { query, locale: 'de', country: undefined, blockedCountries: [], member: undefined } as const;
  expect(await quoteCheckout(deps, asked)).toMatchObject({ quote: { totalMinor: 2757 } });
  clock.set(days(7));
  expect((await shown(memberId, { content: upgrades })).products?.licences).toMatchObject([
    { upgrade: { price: '45,95\u00a0€' } },
  ]);
});

test('of a gift that renews its recipient sees the licence, and nothing of the money', async () => {
  const giver = { memberId: randomUUID(), email: 'kei@example.test' };
  const gift = { email: 'mei@example.test', locale: 'de' };
  const { checkoutId, sandboxId } = await begin(shop, form('pid=643&opt643=1M', { member: giver, gift }));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, { checkoutId });
  const { memberId } = await deps.ensureMember(db, { email: gift.email, locale: 'de' });
  const upgrades = {
    read: async (_type: string, { where }: { where?: Record<string, unknown> }) =>
      where?.pid === '643' ? { upgrades: [{ pid: '646' }] } : null,
  } as unknown as typeof content;
  const own = async () => {
    const { products, needs } = await shown(memberId, { content: upgrades });
    expect(needs?.shown).toEqual([]);
    return products?.licences ?? [];
  };
  const nothing = { subscribed: false, renews: undefined, stopped: undefined, renewHref: undefined };
  const licence = { ...nothing, changeHref: undefined, upgrade: { name: expect.any(String) } };
  expect(await own()).toMatchObject([licence]);
  // Nor does the licence's end ask them to buy what goes on.
  clock.set(days(25));
  expect(await own()).toMatchObject([licence]);
  const [{ id = '' } = {}] = await subscriptionsOfMember(db, giver.memberId);
  await pauseSubscription(deps, { kind: 'member', memberId: giver.memberId }, { subscriptionId: id });
  expect(await own()).toMatchObject([licence]);
  // It has expired, and goes on if its giver resumes it.
  clock.set(days(40));
  expect(await own()).toMatchObject([{ ...nothing, state: 'expired' }]);
});

test('what is cancelled works until its licence ends, which other grants may put off', async () => {
  const { memberId, id, licenceId } = await subscribe(shop);
  await cancelSubscription(deps, { kind: 'member', memberId }, { subscriptionId: id, when: 'period_end' });
  const stopped = async () => (await shown(memberId)).products?.licences[0]?.stopped;
  expect(await stopped()).toEqual({ state: 'cancelling', date: '22.\u00a0Dezember 2026' });
  await db.execute(`update shop.licences set works_until = '2027-03-01T12:00:00Z' where id = '${licenceId}'`);
  expect(await stopped()).toEqual({ state: 'cancelling', date: '1.\u00a0März 2027' });
  await db.execute(`update shop.licences set works_until = null where id = '${licenceId}'`);
  expect(await stopped()).toEqual({ state: 'cancelling', date: undefined });
});

test('what staff decide about is neither dated nor priced on its card', async () => {
  const {
    memberId,
    id: subscriptionId,
    periodEnd,
  } = await subscribe(shop, undefined, {
    number: '4000 0025 0000 3155',
  });
  const owner = { kind: 'member', memberId } as const;
  const card = async () => (await shown(memberId)).products?.licences[0];
  clock.set(days(15));
  const to = { to: '1Y', shown: { priceMinor: 2995, totalMinor: 2995 } } as const;
  expect(await switchSubscription(deps, owner, { subscriptionId, ...to })).toMatchObject({ next: 'pay' });
  const { id } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
  await moveOrder(db, id, { to: 'review', reason: 'amount_mismatch' });
  clock.set(periodEnd);
  await doDue(shop);
  expect(await card()).toMatchObject({ state: 'active', renews: undefined, stopped: undefined });
  await db.execute(`update shop.subscriptions set state = 'cancelling'`);
  expect(await card()).toMatchObject({ stopped: { state: 'cancelling', date: undefined } });
});

test('more cards of subscriptions ask the database no more questions', async () => {
  const { memberId } = await subscribe(shop);
  const { $client } = db as typeof db & { $client: { query: () => unknown } };
  const asked = vi.spyOn($client, 'query');
  const questions = async () => {
    asked.mockClear();
    const { licences } = await loadMyProducts(
      { db, clock, content, log, providers: deps.providers, offersOf },
      { memberId, visitor, locale: 'de', links },
    );
    return { cards: licences.length, asked: asked.mock.calls.length };
  };
  const one = await questions();
  for (let more = 0; more < 4; more++) await buy(shop, 'pid=643&opt643=1M');
  const five = await questions();
  asked.mockRestore();
  expect([one.cards, five.cards]).toEqual([1, 5]);
  expect(one.asked).toBeGreaterThan(3);
  expect(five.asked).toBe(one.asked);
});

test('nothing is read twice, and no prices are read where nothing is offered', async () => {
  const { memberId } = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
  clock.set(days(31));
  await doDue(shop);
  const { $client } = db as typeof db & {
    $client: { query(query: { text: string }, values: unknown[]): unknown };
  };
  const asked = vi.spyOn($client, 'query');
  expect((await shown(memberId)).needs?.shown).toMatchObject([{ kind: 'bank' }]);
  const questions = asked.mock.calls.map(([{ text }, values]) => JSON.stringify([text, values]));
  asked.mockRestore();
  expect(questions.filter((each, place) => questions.indexOf(each) !== place)).toEqual([]);
  expect(questions.filter((each) => each.includes('promotions'))).toEqual([]);
});

test('a card is told of by its own last day, not by that of the payment, and by none once it is over', async () => {
  const { memberId } = await subscribe(shop);
  await db.execute(`update shop.saved_cards set exp_month = 11, exp_year = 2026`);
  const about = async () => (await shown(memberId)).needs?.shown[0];
  expect(await about()).toMatchObject({
    kind: 'card',
    when: 'in 8 Tagen',
    date: expect.stringMatching(/^22\.\sDezember 2026$/),
  });
  clock.set(new Date('2026-11-30T23:59:59Z'));
  expect(await about()).toMatchObject({ when: 'heute', isOver: false });
  clock.set(new Date('2026-12-01T00:00:00Z'));
  expect(await about()).toMatchObject({ when: undefined, isOver: true });
});

test('a licence that has ended is offered for renewal where it is sold; nobody else’s is', async () => {
  const memberId = randomUUID();
  await licence(memberId, { worksUntil: days(-2) });
  await licence(memberId, { pid: '999', worksUntil: days(-2) });
  await licence(randomUUID(), { worksUntil: days(-2) });
  const { needs, products } = await shown(memberId);
  expect(needs?.shown).toMatchObject([
    { kind: 'ended', name: 'DVD Ripper für Windows', href: expect.stringContaining('type=renew') },
  ]);
  expect(products?.total).toBe(2);
});

test('nothing is to be bought again on the card of a licence that another goes on for', async () => {
  const memberId = randomUUID();
  const soon = await licence(memberId, { worksUntil: days(10) });
  const tried = await licence(memberId, { pid: '646', worksUntil: days(10) });
  await db.execute(`update shop.licences set licence_type = 'trial' where id = '${tried.id}'`);
  const ways = async () => {
    const { licences } = await loadMyProducts(
      { db, clock, content, log, providers: deps.providers, offersOf },
      { memberId, visitor, locale: 'de', links },
    );
    const of = (id: string) => licences.find((each) => each.id === id);
    return [of(soon.id)?.renewHref, of(tried.id)?.buyHref];
  };
  expect(await ways()).toEqual([expect.stringContaining('pid=643'), expect.stringContaining('pid=646')]);
  const bundle = await licence(memberId, { pid: '761' });
  await db.execute(`update shop.licences set also_opens = '{643,646}' where id = '${bundle.id}'`);
  expect(await ways()).toEqual([undefined, undefined]);
});

test('what works stands first, and no more than five', async () => {
  const memberId = randomUUID();
  for (let left = 3; left > 0; left--) await licence(memberId, { worksUntil: days(-left) });
  for (let more = 0; more < 4; more++) await licence(memberId);
  const { products } = await shown(memberId);
  expect(products?.licences.map(({ state }) => state)).toEqual([
    ...['active', 'active', 'active', 'active', 'expired'],
  ]);
  expect(products?.total).toBe(7);
  const listed = await loadMyProducts(
    { db, clock, content, log, providers: deps.providers, offersOf },
    { memberId, visitor, locale: 'de', links },
  );
  expect(listed.licences.map(({ state }) => state)).toEqual([
    ...Array(4).fill('active'),
    ...Array(3).fill('expired'),
  ]);
});

test('full seats are told of, with the way to that licence’s computers', async () => {
  const memberId = randomUUID();
  const { id } = await licence(memberId, { seats: 2 });
  await db.execute(
    `insert into shop.licence_devices (id, licence_id, fingerprint, name, system, activated_at, last_seen_at)
     select gen_random_uuid(), '${id}', n::text, 'Computer ' || n, 'win', now(), now() from generate_series(1, 2) n`,
  );
  expect((await shown(memberId)).needs?.shown).toMatchObject([
    { kind: 'seats', asks: false, seats: 2, href: `/de/member?a=devices&licence=${id}` },
  ]);
});
