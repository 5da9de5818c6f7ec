import { createHash } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { migrateDatabase } from '@spindle/platform/migrate.ts';
import { expect, test } from 'vitest';
import { viewCheckout } from '../checkout/view-checkout.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { ordersOfMember } from '../orders/orders-of-member.ts';
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

test.each(bought)('$key ($state) is shown to its member and on its thank-you page', async (licence) => {
  const { member_id: memberId, checkout_id: checkoutId, key, state, number, total_minor } = licence;
  const listed = await licencesOfMember(deps, { memberId });
  expect(listed.find((shown) => shown.key === key)).toMatchObject({ state });
  const orders = await ordersOfMember(db, memberId);
  expect(orders.find((order) => order.number === number)).toMatchObject({ totalMinor: total_minor });
  const viewed = await viewCheckout(deps, { checkoutId, proof: { memberId } });
  expect(viewed).toMatchObject({ ok: true, view: { state: 'paid', licences: [{ key, state }] } });
});
