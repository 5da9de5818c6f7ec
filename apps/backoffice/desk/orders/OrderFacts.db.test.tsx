import { paidBasket } from '@spindle/domain/checkout/testing/paid-basket.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { orderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { taxOfOrder } from '@spindle/domain/tax/tax-of-order.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { boughtLabels } from '../product-labels.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderParts.tsx';

const shop = await testCommerce();
const { words } = deskWords('en');
const money = (amountMinor: number, currency: string) => `${amountMinor} ${currency}`;

async function bought(tax?: Parameters<typeof paidBasket>[1]) {
  await shop.empty();
  const { orderId } = await paidBasket(shop, tax);
  const { number } = (await shop.orders()).find(({ id }) => id === orderId) ?? expect.fail();
  return (await orderDetails(shop.deps, number)) ?? expect.fail();
}

async function factsOf({ order }: Awaited<ReturnType<typeof bought>>): Promise<string> {
  return renderToStaticMarkup(
    <OrderFacts
      {...{ order, words, money, subscriptions: [], risk: undefined, record: undefined }}
      business={(await taxOfOrder(shop.db, order.id))?.business}
      agreement={undefined}
      locale="en"
      labelOf={({ productName }) => productName}
      format={String}
    />,
  );
}

test('a business is named with its VAT number, as its invoice names it', async () => {
  const tax = { country: 'FR', scheme: 'none', rateBp: 0, taxMinor: 0 } as const;
  const firm = { company: 'Disc SARL', address: '1 rue du Disque', vatId: 'FR40303265045' };
  const html = await factsOf(await bought({ ...tax, ...firm }));
  expect(html).toContain('<dt>Company</dt><dd>Disc SARL</dd>');
  expect(html).toContain('<dt>VAT number</dt><dd>FR40303265045</dd>');
  const withoutNumber = await factsOf(await bought({ ...tax, ...firm, vatId: null }));
  expect(withoutNumber).toContain('Disc SARL');
  expect(withoutNumber).not.toContain('VAT number');
  expect(await factsOf(await bought())).not.toContain('Company');
});

test('a product that was bought under another language’s name is called what the desk calls it', async () => {
  const details = await bought();
  const line = { ...details.order.lines[0], productName: '日本語の名前' };
  const labelOf = await boughtLabels(shop.db, [line], 'en');
  const html = renderToStaticMarkup(
    <OrderLines
      {...{ words, money, labelOf, locale: 'en' }}
      details={{ ...details, order: { ...details.order, lines: [line] } }}
    />,
  );
  expect(html).toContain(`(${line.pid})`);
  expect(html).not.toContain('日本語の名前');
});
