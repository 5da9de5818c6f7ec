import type { Actor } from '@spindle/domain/actor.ts';
import { paidBasket } from '@spindle/domain/checkout/testing/paid-basket.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { orderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { refunds } from '@spindle/domain/payments/refunds/tables.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { Refund } from './Refund.tsx';
import { refundOrderAction, refundPage } from './refund-order-action.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
let bought: Awaited<ReturnType<typeof paidBasket>>;
beforeEach(async () => {
  await shop.empty();
  bought = await paidBasket(shop);
});

async function shown(asked: Record<string, string>, actor = admin): Promise<string> {
  const [stored] = await shop.orders();
  const details = await orderDetails(deps, stored?.number ?? '');
  if (!details) throw new Error('the order is missing');
  const { words, locale } = deskWords('en');
  const money = (amount: number, currency: string) => formatExactMoney(amount, currency, locale);
  const format = (time: Date) => time.toISOString();
  const section = await Refund({
    ...{ details, words, format, money, deps, actor, asked },
    labelOf: ({ productName }) => productName,
  });
  return renderToStaticMarkup(section);
}

/** A page's form as a browser would send it. */
function sent(page: string, reason: string): FormData {
  const form = new FormData();
  for (const [, name = '', value = ''] of page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)) {
    form.append(name, value);
  }
  form.append('reason', reason);
  return form;
}

test('a line is asked for, its licence is named, and the word for it sends the money once', async () => {
  expect(await shown({})).toContain('Leave everything empty to send back all that is left: $119.86');
  const page = await shown({ refund: '1', line2: '29.95' });
  expect(page).toMatch(
    /\$29\.95 go back to the buyer\. The order is then “Partly refunded”, with \$89\.91 left/,
  );
  const [, key = ''] = page.match(/desk-key">([^<]+)<\/span>: ends for good/) ?? [];
  const form = sent(page, 'did not work');
  const both = await Promise.all([
    refundOrderAction(shop, admin, form),
    refundOrderAction(shop, admin, form),
  ]);
  const [order] = await shop.orders();
  expect(both).toEqual([{ done: order?.number }, { done: order?.number }]);
  expect(refundPage(form)).toBe(`/orders/${order?.number}`);
  expect(await db.select().from(refunds)).toMatchObject([{ amountMinor: 2995, reason: 'did not work' }]);
  const licences = (await orderDetails(deps, order?.number ?? ''))?.licences;
  expect(licences?.find((licence) => licence.key === key)?.state).toBe('revoked');
  expect(licences?.filter(({ state }) => state === 'active')).toHaveLength(2);
});

test('what cannot be sent back is said before, with what was typed', async () => {
  for (const [name, typed] of [
    ['line2', '29.96'],
    ['amount', '1.999'],
    ['amount', 'all of it'],
  ] as const) {
    const page = await shown({ refund: '1', [name]: typed });
    expect(page).toContain('role="alert"');
    expect(page).toContain(`value="${typed}"`);
    expect(page).not.toContain('/desk/refund-order');
  }
});

test('a form without a reason or with made-up lines sends nothing', async () => {
  const form = sent(await shown({ refund: '1' }), ' ');
  expect(await refundOrderAction(shop, admin, form)).toEqual({ problem: 'refund_invalid' });
  form.set('reason', 'because');
  form.set('line', `${bought.first.id} 999999`);
  expect(await refundOrderAction(shop, admin, form)).toEqual({ problem: 'refund_amount' });
  form.set('line', 'everything');
  expect(await refundOrderAction(shop, admin, form)).toEqual({ problem: 'refund_invalid' });
  expect(await db.$count(refunds)).toBe(0);
});

test('who may not refund sees no form', async () => {
  expect(await shown({}, { ...admin, role: 'editor' })).toBe('');
});
