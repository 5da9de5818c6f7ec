import type { Actor } from '@spindle/domain/actor.ts';
import { paidBasket } from '@spindle/domain/checkout/testing/paid-basket.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { invoicesOfOrders } from '@spindle/domain/invoices/invoices-of-orders.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { expect, test } from 'vitest';
import { correctInvoiceAction, requestInvoiceAction } from './invoice-actions.ts';

const shop = await testCommerce();
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
const form = (fields: Readonly<Record<string, string>>) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
};

test('the button issues an invoice, and the form puts the right buyer in it', async () => {
  const { orderId: order } = await paidBasket(shop);
  await seedDemoSeller(shop.db);
  const requested = await requestInvoiceAction(shop, admin, form({ order }));
  const [first] = await invoicesOfOrders(shop.db, [order]);
  const invoice = first?.document.number ?? '';
  expect(requested).toEqual({ done: invoice, as: 'invoice' });
  expect(await requestInvoiceAction(shop, admin, form({ order }))).toEqual({ problem: 'invoice_exists' });
  const buyer = { name: 'Kei & Co', address: 'Am Hafen 3\n20457 Hamburg', country: 'DE', vatId: '' };
  // As a browser sends what was typed in two lines.
  const typed = { ...buyer, address: 'Am Hafen 3\r\n20457 Hamburg\r\n' };
  const corrected = await correctInvoiceAction(shop, admin, form({ invoice, ...typed }));
  const last = (await invoicesOfOrders(shop.db, [order])).at(-1)?.document;
  expect(corrected).toEqual({ done: last?.number, as: 'invoice' });
  expect(last?.buyer).toMatchObject({ ...buyer, vatId: null });
  const wrong = form({ invoice: last?.number ?? '', ...buyer, country: 'Germany' });
  expect(await correctInvoiceAction(shop, admin, wrong)).toEqual({ problem: 'buyer_invalid' });
});
