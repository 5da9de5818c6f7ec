import { buy, doDue, subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCounts } from '../load-counts.ts';
import { loadMyProducts } from '../my-products/load-my-products.ts';
import { overviewForTest } from './overview-for-test.ts';

const { clock, content, days, db, deps, licence, links, log, offersOf, shop, shown, visitor } =
  await overviewForTest();
const counts = (memberId: string) => loadCounts({ db, clock, log }, memberId);

describe('where something can’t be read', () => {
  let memberId: string;
  beforeEach(async () => {
    ({ memberId } = await subscribe(shop));
    await db.execute(
      `insert into shop.address_changes (id, member_id, old_email, new_email, expires_at)
       values (gen_random_uuid(), '${memberId}', 'old@spindle.test', 'new@spindle.test', '${days(1).toISOString()}')`,
    );
  });

  async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
    await db.execute(`alter table shop.${table} rename to gone`);
    try {
      return await work();
    } finally {
      await db.execute(`alter table shop.gone rename to ${table}`);
    }
  }

  /** The parts that are shown, and how often it was logged that one is missing. */
  async function standing(missing: string, change: Parameters<typeof shown>[1] = {}) {
    const error = vi.fn();
    const load = () => shown(memberId, { log: { ...log, error } as never, ...change });
    const { needs, products, orders } = await (missing ? without(missing, load) : load());
    return {
      needs: needs && { kinds: needs.shown.map(({ kind }) => kind), isPartly: needs.isPartly },
      ...{ products: products?.total, orders: orders && orders.last !== undefined },
      logged: error.mock.calls.length,
    };
  }
  const whole = { needs: { kinds: ['address'], isPartly: false }, products: 1, orders: true, logged: 0 };
  const partly = { needs: { kinds: ['address'], isPartly: true } };

  test('each part stands without the others', async () => {
    expect(await standing('')).toEqual(whole);
    // A licence's label names its order.
    expect(await standing('orders')).toEqual({ ...whole, products: undefined, orders: undefined, logged: 2 });
    expect(await standing('subscriptions')).toEqual({ ...whole, ...partly, logged: 3 });
    expect(await standing('address_changes')).toEqual({
      ...{ ...whole, needs: { kinds: [], isPartly: true }, logged: 1 },
    });
    expect(await standing('data_exports')).toEqual({ ...whole, ...partly, logged: 1 });
    expect(await standing('licence_devices')).toEqual({ ...whole, products: undefined, logged: 1 });
    // A query that two parts need fails once.
    expect(await standing('licences')).toEqual({ ...whole, ...partly, products: undefined, logged: 1 });
  });

  test.each(['subscriptions', 'lifetime_prices'])(
    'without %s the keys are there, and nothing is offered that may renew',
    async (table) => {
      const over = await licence(memberId, { pid: '646', worksUntil: days(-1) });
      const load = () =>
        loadMyProducts(
          {
            db,
            clock,
            content,
            log: { ...log, error: vi.fn() } as never,
            providers: deps.providers,
            offersOf,
          },
          { memberId, visitor, locale: 'de', links },
        );
      const { licences } = await without(table, load);
      expect(licences).toMatchObject([
        { state: 'active', key: expect.stringMatching(/^.{5}-/), isRenewalUnknown: true, renews: undefined },
        { id: over.id, state: 'expired', renewHref: undefined, upgrade: undefined, isRenewalUnknown: true },
      ]);
      expect((await load()).licences).toMatchObject([
        { isRenewalUnknown: false, renews: expect.anything() },
        { isRenewalUnknown: false, renewHref: expect.stringContaining('/de/checkout') },
      ]);
    },
  );

  test('a renewal that was refused is told of, whatever else can’t be read', async () => {
    await shop.empty();
    const late = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    memberId = late.memberId;
    await licence(memberId, { seats: 2 });
    clock.set(late.periodEnd);
    await doDue(shop);
    // A running subscription, so that its card is read.
    await buy(shop, 'pid=646&opt646=1M');
    const bank = { kinds: ['bank'], isPartly: true };
    expect((await standing('')).needs).toEqual({ ...bank, isPartly: false });
    for (const missing of ['licences', 'licence_devices', 'price_offers', 'saved_cards', 'data_exports'])
      expect((await standing(missing)).needs, missing).toEqual(bank);
    expect((await standing('payments')).needs).toEqual({ kinds: [], isPartly: true });
  });

  test('cards that can’t be read are not taken for none', async () => {
    await db.execute(`update shop.saved_cards set exp_month = 11, exp_year = 2026`);
    clock.set(days(0.5));
    expect((await standing('')).needs).toEqual({ kinds: ['card', 'address'], isPartly: false });
    expect(await standing('saved_cards')).toEqual({ ...whole, ...partly, logged: 1 });
  });

  test('where nothing can be, the page can’t', async () => {
    const nothing = {
      select() {
        throw new Error('out of order');
      },
    };
    await expect(shown(memberId, { db: nothing as never })).rejects.toThrow('out of order');
    expect(await without('licences', () => counts(memberId))).toEqual({ subscriptions: 1, orders: 1 });
  });

  test('an outage is the shop’s', async () => {
    const out = {
      select() {
        throw new DatabaseOutage(undefined);
      },
    };
    await expect(shown(memberId, { db: out as never })).rejects.toThrow(DatabaseOutage);
  });
});
