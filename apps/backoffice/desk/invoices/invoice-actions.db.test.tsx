import type { Actor } from '@spindle/domain/actor.ts';
import { paidBasket } from '@spindle/domain/checkout/testing/paid-basket.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { orderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { invoicesOfOrders } from '@spindle/domain/invoices/invoices-of-orders.ts';
import { findOrder } from '@spindle/domain/orders/find-order.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { keptForm } from '../forms/kept-forms.ts';
import { correctInvoiceAction, requestInvoiceAction } from './invoice-actions.ts';
import { OrderInvoices } from './OrderInvoices.tsx';

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
  // A text of two lines, as a browser sends it.
  const typed = { ...buyer, address: 'Am Hafen 3\r\n20457 Hamburg\r\n' };
  const corrected = await correctInvoiceAction(shop, admin, form({ invoice, ...typed }));
  const last = (await invoicesOfOrders(shop.db, [order])).at(-1)?.document;
  expect(corrected).toEqual({ done: last?.number, as: 'invoice' });
  expect(last?.buyer).toMatchObject({ ...buyer, vatId: null });
  const wrong = form({ invoice: last?.number ?? '', ...buyer, country: 'Germany' });
  const refusal = await correctInvoiceAction(shop, admin, wrong);
  // The name and address stay out of the page's URL.
  expect(refusal).toEqual({ problem: 'buyer_invalid', kept: expect.stringMatching(/^[\w-]{36}$/) });
  const kept = keptForm('kept' in refusal ? refusal.kept : undefined, admin, shop.deps.clock);
  expect(kept).toEqual({ invoice: last?.number, ...buyer, country: 'Germany' });
  // The page then shows what was typed, with the form open. Otherwise, or for an older document, it shows the invoice
  // that is valid.
  const details = await orderDetails(shop.deps, (await findOrder(shop.db, order))?.number ?? '');
  const issued = await invoicesOfOrders(shop.db, [order]);
  const page = (asked: Readonly<Record<string, string | undefined>>) =>
    renderToStaticMarkup(
      <OrderInvoices
        {...{ order: details?.order ?? expect.fail(), issued, words: deskWords('en').words, typed: asked }}
        money={(amountMinor) => String(amountMinor)}
        formatDay={deskWords('en').formatDay}
      />,
    );
  expect(page({})).toContain(deskWords('en').formatDay(last?.issuedOn ?? ''));
  const refused = page({
    invoice: last?.number ?? '',
    name: 'Mei <&> Co',
    address: 'A\nB',
    country: 'Germany',
  });
  for (const kept of ['details open', 'Mei &lt;&amp;&gt; Co', '>A\nB</textarea>', 'value="Germany"'])
    expect(refused).toContain(kept);
  for (const asked of [{}, { invoice, name: 'Mei' }]) {
    expect(page(asked)).toContain('value="Kei &amp; Co"');
    expect(page(asked)).not.toContain('details open');
  }
});
