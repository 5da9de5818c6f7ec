import { createHash, randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { migrateDatabase } from '@spindle/platform/migrate.ts';
import { expect, test } from 'vitest';
import { findOffers } from '../catalogue/find-offers.ts';
import { viewCheckout } from '../checkout/view-checkout.ts';
import { grantsOfOrder } from '../fulfilment/grants-of-order.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { findOrder } from '../orders/find-order.ts';
import { ordersOfMember } from '../orders/orders-of-member.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { BASELINE, firstVersionDatabase, MIGRATIONS } from './first-version.ts';

interface Bought {
  key: string;
  state: string;
  member_id: string;
  number: string;
  total_minor: number;
  checkout_id: string;
}

const { db, pool, url } = await firstVersionDatabase();
const { rows: noted } = await pool.query('select hash from drizzle.__drizzle_migrations');
const { rows: bought } = await pool.query<Bought>(
  `select l.key, l.state, l.member_id, o.number, o.total_minor, c.id as checkout_id
  from shop.licences l join shop.orders o on o.id = l.order_id join shop.checkouts c on c.order_id = o.id`,
);
const {
  rows: [sold],
} = await pool.query<{ pid: string; name: string }>('select pid, name from shop.offers limit 1');
// The part of the documents that the migrations read.
await pool.query(`
  create schema cms;
  create table cms.products (id int primary key, pid text, type text);
  create table cms.products_locales (_parent_id int, _locale text, name text, short_name text);
  insert into cms.products
    select row_number() over (), pid, case when pid in ('641', '643') then 'bundle' else 'single' end from shop.offers;
  create table cms.products_rels ("order" int, parent_id int, path text, products_id int);
  insert into cms.products_rels
    select row_number() over (), bundle.id, path, held.id from (values
      ('643', 'products', '641'), ('641', 'products', '642'), ('641', 'products', '643'), ('643', 'related_products', '62037'),
      ('642', 'products', '62037')
    ) rels (bundle_pid, path, held_pid)
    join cms.products bundle on bundle.pid = bundle_pid join cms.products held on held.pid = held_pid;
  insert into cms.products_locales
    select id, locale, name, short_name from cms.products, (values
      ('en', 'English', 'E'), ('de', 'Werkzeug für Windows', 'Werkzeug'), ('ja', 'Windows版', null), ('fr', null, '')
    ) words (locale, name, short_name);`);
await migrateDatabase(url, MIGRATIONS);

const deps = {
  db,
  clock: fixedClock(new Date('2026-11-06T00:00:00Z')),
  accessKey: deriveKey('a secret of at least thirty-two characters', 'checkout-access'),
};

test('the baseline is the one that was released', () => {
  expect(noted).toEqual([{ hash: createHash('sha256').update(BASELINE).digest('hex') }]);
});

test('there are licences in every state', () => {
  expect(new Set(bought.map(({ state }) => state))).toEqual(
    new Set(['active', 'suspended', 'revoked', 'expired']),
  );
});

test('every order has one line, which says what the order said', async () => {
  const { rows } = await pool.query(
    `select from shop.orders o join shop.order_lines l on l.order_id = o.id
    where l.position = 1 and l.quantity = 1 and l.pid = o.pid and l.product_name = o.product_name
      and l.licence_type = o.licence_type and l.list_minor = o.list_minor and l.total_minor = o.total_minor`,
  );
  expect(rows).toHaveLength(await db.$count(orders));
  expect(await db.$count(orderLines)).toBe(rows.length);
});

test('offers have the names of their documents in every language that has one', async () => {
  const [offer] = await findOffers(db, [sold?.pid ?? '']);
  expect(offer?.name).toBe(sold?.name);
  expect(offer?.names).toEqual({
    de: { name: 'Werkzeug für Windows', shortName: 'Werkzeug' },
    ja: { name: 'Windows版', shortName: offer?.shortName },
  });
});

test('what was sold of a bundle opens all that it holds on the day of the migration', async () => {
  const { rows } = await pool.query('select distinct pid, also_opens from shop.licences order by pid');
  expect(rows).toContainEqual({ pid: '643', also_opens: ['641', '642'] });
  expect(rows.filter(({ pid }) => pid !== '643').flatMap(({ also_opens }) => also_opens)).toEqual([]);
  expect(await findOffers(db, ['641'])).toMatchObject([{ contents: ['642', '643'] }]);
  expect(await findOffers(db, ['642'])).toMatchObject([{ contents: [] }]);
});

test('only the standing coupons are public; the uses that orders hold stay counted', async () => {
  const { rows } = await pool.query('select code, audience, used from shop.coupons order by code');
  expect(rows).toEqual([
    { code: 'DNC10', audience: 'public', used: 1 },
    { code: 'DNC20', audience: 'public', used: 0 },
    { code: 'SPRING-50', audience: 'link', used: 1 },
    { code: 'STAFF-ONE', audience: 'link', used: 1 },
  ]);
});

test('a cancelled order has given its coupon back, and does not give it back again', async () => {
  const { rows } = await pool.query(
    `select from shop.orders where coupon_code is not null and coupon_returned <> (state = 'cancelled')
      and state <> 'review'`,
  );
  expect(rows).toEqual([]);
});

test('what alone can have lowered an order is what lowered it; where something else may have, nothing is said', async () => {
  const { rows } = await pool.query(
    `select o.coupon_code is null or o.coupon_returned as unknown, l.coupon_minor, l.discount_minor
    from shop.orders o join shop.order_lines l on l.order_id = o.id where l.discount_minor > 0`,
  );
  expect(rows.map(({ unknown }) => unknown)).toContain(false);
  for (const { unknown, coupon_minor, discount_minor } of rows) {
    expect(coupon_minor).toBe(unknown ? null : discount_minor);
  }
});

test('every rule that was laid down without looking at what was there has been checked since', async () => {
  const { rows } = await pool.query(
    `select conname from pg_constraint where connamespace = 'shop'::regnamespace and not convalidated`,
  );
  expect(rows).toEqual([]);
});

// During a deployment, storefronts of both versions sell from one database.
test('a storefront of the first version goes on selling after the migration', async () => {
  const id = randomUUID();
  const memberId = randomUUID();
  const issue = (key: string) =>
    pool.query(
      `insert into shop.licences (id, key, order_id, member_id, pid, product_name, licence_type, seats, issued_at)
      values ($1, $2, $3, $4, '643', 'DVD Ripper', 'LFT', 1, now())`,
      [randomUUID(), key, id, memberId],
    );
  await pool.query(
    `insert into shop.orders (id, number, idempotency_key, state, email, member_id, locale, pid, product_name,
      licence_type, currency, list_minor, total_minor, placed_at, paid_at)
    values ($1, 'SP-OLD01-OLD01', 'old', 'paid', 'old@example.test', $2, 'en', '643', 'DVD Ripper', 'LFT', 'USD',
      4995, 4496, now(), now())`,
    [id, memberId],
  );
  await issue('OLD');
  const order = await findOrder(db, id);
  expect(order?.lines).toMatchObject([{ pid: '643', quantity: 1, discountMinor: 499, totalMinor: 4496 }]);
  expect(await grantsOfOrder(deps, id)).toMatchObject([{ key: 'OLD', lineId: order?.lines[0].id }]);
  await expect(issue('SECOND')).rejects.toThrow('licences_of_line');
});

test.each(bought)('$key ($state) is shown to its member and on its thank-you page', async (licence) => {
  const { member_id: memberId, checkout_id: checkoutId, key, state, number, total_minor } = licence;
  const listed = await licencesOfMember(deps, { memberId });
  expect(listed.find((shown) => shown.key === key)).toMatchObject({ state });
  const placed = await ordersOfMember(db, { memberId, limit: 10 });
  expect(placed?.orders.find((order) => order.number === number)).toMatchObject({ totalMinor: total_minor });
  const viewed = await viewCheckout(deps, { checkoutId, proof: { memberId } });
  expect(viewed).toMatchObject({
    ok: true,
    view: { state: 'paid', lines: [{ licences: [{ key, state }] }] },
  });
});
