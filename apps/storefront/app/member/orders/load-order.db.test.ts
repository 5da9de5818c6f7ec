import { randomUUID } from 'node:crypto';
import { settleCheckout } from '@spindle/domain/checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { refundOrder } from '@spindle/domain/fulfilment/refund-order.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { beforeEach, expect, test } from 'vitest';
import { linksFor } from '../../../page/links.ts';
import { loadOrder } from './load-order.ts';
import { loadOrders } from './load-orders.ts';

const commerce = await testCommerce();
const { deps, db, empty } = commerce;
beforeEach(empty);
const KEY = expect.stringMatching(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){4}$/);

async function bought(query: string) {
  const { checkoutId, sandboxId } = await begin(commerce, form(query, { locale: 'de' }));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, { checkoutId });
  const [order] = await commerce.orders();
  if (!order?.memberId) throw new Error('the order was not paid');
  return { ...order, memberId: order.memberId };
}

const inGerman = (memberId: string) => ({
  ...{ memberId, locale: 'de' as const, links: linksFor({ prefix: '/de' }) },
});

test('an order has its lines in the member’s language, its discount, and its keys', async () => {
  const { memberId, number } = await bought('pid=643,646&opt643=LFT&opt646=1Y&coupon=DNC10');
  const shown = await loadOrder(deps, { ...inGerman(memberId), number });
  expect(shown).toMatchObject({
    ...{ number, state: 'paid', email: 'kei@example.test', refunds: [], left: undefined },
    lines: [
      { name: 'DVD Ripper', system: 'win', licenceType: 'LFT', licences: [{ key: KEY, state: 'active' }] },
      { name: 'Blu-ray Ripper', licenceType: '1Y', licences: [{ key: KEY, state: 'active' }] },
    ],
    discount: { code: 'DNC10', amount: expect.stringMatching(/^−.*€$/) },
  });

  const list = await loadOrders(db, { ...inGerman(memberId), after: undefined });
  expect(list).toMatchObject({
    orders: [
      {
        ...{ number, state: 'paid', products: 'DVD Ripper für Windows und Blu-ray Ripper' },
        href: `/de/member?a=orders&order=${number}`,
      },
    ],
    ...{ olderHref: undefined, later: false },
  });
});

test('what has gone back is listed, and what is left of the money', async () => {
  const { id, memberId, number } = await bought('pid=643&opt643=LFT');
  const staff = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' } as const;
  await refundOrder(deps, staff, {
    orderId: id,
    ...{ request: { amountMinor: 1001 }, reason: 'a good one', requestKey: randomUUID() },
  });
  expect(await loadOrder(deps, { ...inGerman(memberId), number })).toMatchObject({
    ...{ state: 'partly_refunded', total: '45,95\u00a0€', left: '35,94\u00a0€' },
    refunds: [{ amount: '−10,01\u00a0€', done: true }],
  });
});

test('an order of somebody else is none, and no place in the list either', async () => {
  const { number } = await bought('pid=643&opt643=LFT');
  const other = inGerman(randomUUID());
  expect(await loadOrder(deps, { ...other, number })).toBeUndefined();
  expect(await loadOrders(db, { ...other, after: number })).toBeUndefined();
  expect(await loadOrders(db, { ...other, after: undefined })).toMatchObject({ orders: [] });
});

test('a key that is somebody else’s by now is not shown to who paid for it', async () => {
  const { memberId, number } = await bought('pid=643&opt643=LFT');
  await db.execute('update shop.licences set member_id = gen_random_uuid()');
  expect(await loadOrder(deps, { ...inGerman(memberId), number })).toMatchObject({
    lines: [{ licences: [] }],
  });
});
