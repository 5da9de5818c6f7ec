import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import { licences } from '../licences/tables.ts';
import { importOrderLines } from '../orders/imported/import-order-lines.ts';
import { importedOrderLines } from '../orders/imported/tables.ts';
import { customerTags } from './customer-tags.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const email = 'kei@example.test';
let memberId: string;
beforeEach(async () => {
  await shop.empty();
  await db.delete(importedOrderLines);
  ({ memberId } = await deps.ensureMember(db, { email, locale: 'en' }));
});

const tags = () => customerTags(db, { memberId, email });
const NEW = ['member', 'new_customer'];

/** A purchase in the shop's former system. */
const brought = (pid: string | null, refundedMinor: number) =>
  importOrderLines(db, [
    {
      ...{ id: randomUUID(), memberId, number: 'A-1', placedAt: new Date(), pid, productName: 'DVD Ripper' },
      ...{ quantity: 1, currency: 'USD', totalMinor: 1995, refundedMinor },
    },
  ]);

test.each([
  ['a product', '643', 0, ['member', 'customer', 'owns_643']],
  ['a product, and got a part of the money back', '643', 1000, ['member', 'customer', 'owns_643']],
  ['what the shop has no more', null, 0, ['member', 'customer']],
  ['a product, and got all the money back', '643', 1995, NEW],
])('who had bought elsewhere %s is tagged so', async (_what, pid, refundedMinor, expected) => {
  await brought(pid, refundedMinor);
  expect(await tags()).toEqual(expected);
});

test('who has a licence by an exchange code is a customer, until it is taken back; who tries is none', async () => {
  const licence = { memberId, pid: '643', productName: 'DVD Ripper', licenceType: '1Y' } as const;
  const code = { source: 'exchange_code', orderId: null, sourceId: randomUUID(), ordinal: 1 } as const;
  await db.transaction((tx) => issueLicence(tx, licence, code, new Date()));
  expect(await tags()).toEqual(['member', 'customer', 'owns_643']);
  await db.update(licences).set({ licenceType: 'trial' });
  expect(await tags()).toEqual(NEW);
  await db.update(licences).set({ licenceType: '1Y', state: 'revoked' });
  expect(await tags()).toEqual(NEW);
});
