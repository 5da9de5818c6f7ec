import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startCheckout } from '../checkout/start-checkout.ts';
import { form } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { orders } from '../orders/tables.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { forgetTaxed } from './queries.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';
import { orderTaxes, vatChecks } from './tables.ts';

const clock = fixedClock(new Date('2026-12-31T23:40:00Z'));
const { deps, db } = await testCommerce({ clock });
await seedDemoSeller(db);
await seedDemoRegistrations(db);

async function erasedBuyer(email: string): Promise<string> {
  const buyer = {
    ...{ country: 'FR', company: 'Disc SARL', address: '1 rue du Disque', vatId: 'FR40303265045' },
  };
  const consents = ['delivery', 'withdrawal'] as const;
  const started = await startCheckout(deps, form(undefined, { buyer, email, country: 'FR', consents }));
  if (!started.ok) throw new Error(started.error);
  const [order] = await db
    .update(orders)
    .set({ email: '' })
    .where(eq(orders.number, started.orderNumber))
    .returning({ id: orders.id });
  return order?.id ?? expect.fail();
}

test('an answer about a VAT id is forgotten with the last order that rests on it', async () => {
  const old = await erasedBuyer('kei@example.test');
  clock.set(new Date('2027-01-01T00:10:00Z'));
  const newer = await erasedBuyer('mei@example.test');
  const said = async () => (await db.select().from(vatChecks)).map(({ vatId }) => vatId);
  const companies = async () =>
    new Map((await db.select().from(orderTaxes)).map(({ orderId, company }) => [orderId, company]));
  expect(await said()).toEqual(['FR40303265045']);
  await forgetTaxed(db, 2027);
  expect(await companies()).toEqual(
    new Map([
      [old, null],
      [newer, 'Disc SARL'],
    ]),
  );
  expect(await said()).toEqual(['FR40303265045']);
  await forgetTaxed(db, 2028);
  expect(await said()).toEqual(['']);
});

test('how staff have named a consumer is forgotten, too', async () => {
  const orderId = await erasedBuyer('ann@example.test');
  const taxed = eq(orderTaxes.orderId, orderId);
  const named = { company: null, vatId: null, vatCheckId: null, scheme: 'none', person: 'Ann Mori' } as const;
  await db.update(orderTaxes).set(named).where(taxed);
  await forgetTaxed(db, 2028);
  expect(await db.select().from(orderTaxes).where(taxed)).toMatchObject([{ person: null, address: null }]);
});
