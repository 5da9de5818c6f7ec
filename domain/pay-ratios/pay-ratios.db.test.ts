import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { listPayRatios } from './list-pay-ratios.ts';
import { removePayRatio } from './remove-pay-ratio.ts';
import { setPayRatio } from './set-pay-ratio.ts';
import { payRatios } from './tables.ts';

const { deps, db, calls } = await testCommerce();
const editor: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };
const key = { country: '*', currency: '*', kind: 'subscription', method: 'card' } as const;
const SITE = { origin: 'http://shop.test', 'content-type': 'application/json' };

beforeEach(() => db.delete(payRatios));

test('staff set, change and take away a weight, and each is written down', async () => {
  expect(await setPayRatio(deps, editor, { ...key, weight: 10 })).toEqual({ ok: true });
  expect(await setPayRatio(deps, editor, { ...key, weight: 20 })).toEqual({ ok: true });
  expect(await listPayRatios(db)).toEqual({ ratios: [{ ...key, weight: 20 }], next: undefined });
  expect(await removePayRatio(deps, editor, key)).toEqual({ ok: true });
  expect(await removePayRatio(deps, editor, key)).toEqual({ ok: false, error: 'pay_ratio_gone' });
  expect(await auditOf(db, { kind: 'pay_ratio', id: '* * subscription card' })).toMatchObject([
    { action: 'pay_ratio.remove', before: { weight: 20 }, after: null },
    { action: 'pay_ratio.set', before: { weight: 10 }, after: { weight: 20 } },
    { action: 'pay_ratio.set', before: null, after: { weight: 10 } },
  ]);
});

test('support sets none, and nobody sets one that makes no sense', async () => {
  const support: Actor = { ...editor, role: 'support' };
  const refused = { ok: false, error: 'not_allowed' };
  expect(await setPayRatio(deps, support, { ...key, weight: 1 })).toEqual(refused);
  expect(await removePayRatio(deps, support, key)).toEqual(refused);
  for (const wrong of [{ country: 'Japan' }, { weight: -1 }, { weight: 1001 }, { method: 'A card' }]) {
    const invalid = { ok: false, error: 'pay_ratio_invalid' };
    expect(await setPayRatio(deps, editor, { ...key, weight: 1, ...wrong })).toEqual(invalid);
  }
});

test('staff see them page by page', async () => {
  for (const method of ['card', 'paypal', 'transfer']) {
    await setPayRatio(deps, editor, { ...key, method, weight: 1 });
  }
  const one = await listPayRatios(db, { size: 2 });
  expect(one.ratios.map(({ method }) => method)).toEqual(['card', 'paypal']);
  const two = await listPayRatios(db, { size: 2, after: one.next });
  expect(two).toMatchObject({ ratios: [{ method: 'transfer' }], next: undefined });
});

test('the calls answer what is preselected, and all methods with their weights', async () => {
  await setPayRatio(deps, editor, { ...key, method: 'paypal', weight: 30 });
  await setPayRatio(deps, editor, { ...key, weight: 10 });
  const chosen = await calls.request('/pay_ratio/get_default', { method: 'POST', headers: SITE, body: '{}' });
  expect(await chosen.json()).toMatchObject({
    cscode: 0,
    data: {
      ...{ subscription: 'card', non_subscription: 'card' },
      pay: { pay: 'sandbox', platform: 'default_store' },
    },
  });
  const all = await calls.request('/pay_ratio/index1');
  expect(await all.json()).toMatchObject({
    data: {
      subscription: [
        { method: 'paypal', weight: 30, usable: false },
        { method: 'card', weight: 10, usable: true },
      ],
      non_subscription: [{ method: 'card', weight: 0, usable: true }],
    },
  });
});
