import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startCheckout } from '../checkout/start-checkout.ts';
import { form } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { orders } from '../orders/tables.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { eraseUnpaidBuyers } from './erase-unpaid-buyers.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';
import { countryProofs, orderTaxes, vatChecks } from './tables.ts';

const bought = new Date('2026-11-22T12:00:00Z');
const shop = await testCommerce({ clock: fixedClock(bought) });
const { deps, db } = shop;
await seedDemoSeller(db);
await seedDemoRegistrations(db);

async function buy(vatId: string): Promise<string> {
  const buyer = { country: 'FR', company: 'Disc SARL', address: '1 rue du Disque', vatId };
  const consents = ['delivery', 'withdrawal'] as const;
  const started = await startCheckout(deps, form(undefined, { buyer, country: 'FR', consents }));
  if (!started.ok) throw new Error(started.error);
  const [order] = await db.select().from(orders).where(eq(orders.number, started.orderNumber));
  return order?.id ?? expect.fail();
}

test('a buyer whose order was erased is forgotten, with the answer about their VAT id; others are not', async () => {
  const [gone, open, paid] = [
    await buy('FR40303265045'),
    await buy('FR40303265046'),
    await buy('FR40303265047'),
  ];
  const erased = { email: '', state: 'cancelled' } as const;
  await db.update(orders).set(erased).where(eq(orders.id, gone));
  await db.update(orders).set({ email: '', state: 'paid', paidAt: bought }).where(eq(orders.id, paid));
  const kept = async () => (await db.select().from(orderTaxes)).map(({ orderId }) => orderId);
  const later = { db, clock: fixedClock(new Date('2026-12-24T12:00:00Z')) };
  await eraseUnpaidBuyers(later, 1);
  expect((await kept()).toSorted()).toEqual([open, paid].toSorted());
  expect(await db.select().from(countryProofs).where(eq(countryProofs.orderId, gone))).toEqual([]);
  expect((await db.select().from(vatChecks)).map(({ vatId }) => vatId).toSorted()).toEqual([
    'FR40303265046',
    'FR40303265047',
  ]);
});
