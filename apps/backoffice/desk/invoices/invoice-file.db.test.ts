import type { Actor } from '@spindle/domain/actor.ts';
import { paidBasket } from '@spindle/domain/checkout/testing/paid-basket.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { invoicesOfOrders } from '@spindle/domain/invoices/invoices-of-orders.ts';
import { invoiceFiles } from '@spindle/domain/invoices/tables.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { expect, test } from 'vitest';
import { invoiceFile } from './invoice-file.ts';

const shop = await testCommerce();
await seedDemoSeller(shop.db);
const { orderId } = await paidBasket(shop);
const [invoice] = await invoicesOfOrders(shop.db, [orderId]);
if (!invoice) throw new Error('no invoice');
const { number } = invoice.document;
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const read = (format = 'pdf', { actor = support, of = number } = {}) =>
  invoiceFile(shop, actor, new URL(`http://desk.test/desk/invoice-file?number=${of}&format=${format}`));

test('a document is a file for those who may issue it, once it is made', async () => {
  expect((await read()).status).toBe(503);
  const content = Buffer.from('%PDF-1.7');
  await shop.db
    .insert(invoiceFiles)
    .values({ invoiceId: invoice.id, format: 'pdf', content, madeAt: new Date() });
  const answer = await read();
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
});

test('nobody else gets it, and there is no other', async () => {
  const editor = { ...support, role: 'editor' } as const;
  expect((await read('pdf', { actor: editor })).status).toBe(403);
  expect(
    (await invoiceFile(shop, { kind: 'visitor' }, new URL(`http://x.test/?number=${number}&format=pdf`)))
      .status,
  ).toBe(403);
  expect((await read('ubl')).status).toBe(404);
  expect((await read('exe')).status).toBe(404);
  expect((await read('pdf', { of: 'INV-2026-999999' })).status).toBe(404);
});
