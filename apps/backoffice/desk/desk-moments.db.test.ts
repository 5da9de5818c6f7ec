import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { seller } from '@spindle/domain/seller/tables.ts';
import { expect, test } from 'vitest';
import { deskMoments } from './desk-moments.ts';

const { db } = await testCommerce();
const lateInBerlin = new Date('2026-11-22T23:30:00Z');

test('an order stands in the desk’s list under the day by which its filter finds it: the seller’s', async () => {
  expect((await deskMoments(db, 'en'))(lateInBerlin)).toBe('22 Nov 2026, 23:30');
  await db.insert(seller).values({
    ...{ legalName: 'Spindle GmbH', street: 'Weg 1', postalCode: '10115', city: 'Berlin' },
    ...{ country: 'DE', timeZone: 'Europe/Berlin' },
  });
  expect((await deskMoments(db, 'en'))(lateInBerlin)).toBe('23 Nov 2026, 00:30');
  expect((await deskMoments(db, 'zh-TW'))(lateInBerlin)).toContain('2026年11月23日');
});
