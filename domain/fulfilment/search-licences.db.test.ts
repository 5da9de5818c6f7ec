import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licenceDevices } from '../licences/activation/tables.ts';
import { licences } from '../licences/tables.ts';
import { searchLicences } from './search-licences.ts';

const shop = await testCommerce();
await paidBasket(shop);
const [order] = await shop.orders();
const [first] = await shop.db.select().from(licences);
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };
const found = async (text: string, actor: Actor = support) => {
  const answer = await searchLicences(shop.db, actor, text);
  return answer.ok ? answer.of : answer.error;
};

test('the address of the account and the number of the order are found, however they are typed', async () => {
  expect(await found(` ${order?.email.toUpperCase()} `)).toEqual({ member: first?.memberId });
  expect(await found(order?.number.toLowerCase() ?? '')).toEqual({ order: order?.number });
});

test('a key finds its licence, as it stands and as people type it', async () => {
  expect(await found(first?.key ?? '')).toEqual({ licence: first?.id });
  expect(await found(first?.key.toLowerCase().replaceAll('-', ' ') ?? '')).toEqual({ licence: first?.id });
});

test('a computer is found by its whole name, the one seen last', async () => {
  const [old, seen] = [randomUUID(), randomUUID()];
  const device = (id: string, name: string, day: number) => ({
    ...{ id, name, licenceId: first?.id ?? '', fingerprint: id, system: 'win' as const },
    ...{ activatedAt: new Date(Date.UTC(2026, 0, 1)), lastSeenAt: new Date(Date.UTC(2026, 0, day)) },
  });
  await shop.db
    .insert(licenceDevices)
    .values([device(old, 'Studio@Home', 2), device(seen, 'STUDIO@home', 3)]);
  expect(await found('studio@home')).toEqual({ device: seen });
  expect(await found('studio')).toBe('licence_unknown');
});

test('a part of a key or what is neither finds nothing', async () => {
  expect(await found(first?.key.slice(0, 11) ?? '')).toBe('licence_unknown');
  expect(await found('nobody@example.test')).toBe('licence_unknown');
  expect(await found('%')).toBe('licence_unknown');
});

test('others than staff with the permission learn nothing', async () => {
  const key = first?.key ?? '';
  expect(await found(key, { ...support, role: 'editor' })).toBe('not_allowed');
  expect(await found(key, { kind: 'member', memberId: first?.memberId ?? '' })).toBe('not_allowed');
});
