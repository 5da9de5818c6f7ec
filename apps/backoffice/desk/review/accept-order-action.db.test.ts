import { testPayload } from '@spindle/content/testing/test-content.ts';
import { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { begin } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { fulfilOrder } from '@spindle/domain/fulfilment/fulfil-order.ts';
import { payments } from '@spindle/domain/payments/tables.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { staffAction } from '../forms/staff-action.ts';
import { acceptOrderAction } from './accept-order-action.ts';
import { cancelOrderAction } from './cancel-order-action.ts';

const shop = await testCommerce();
const payload = await testPayload(shop.url);
const ORIGIN = 'http://localhost:3001';
const PASSWORD = 'a password for tests';
const tokens = new Map<string, string>();

beforeAll(async () => {
  for (const role of ['admin', 'support', 'editor'] as const) {
    const email = `${role}@shop.test`;
    await payload.create({ collection: 'staff', data: { email, password: PASSWORD, role } });
    const { token } = await payload.login({ collection: 'staff', data: { email, password: PASSWORD } });
    tokens.set(role, token ?? '');
  }
});
beforeEach(() => shop.empty());

async function inReview(): Promise<string> {
  await begin(shop);
  const [payment] = await shop.db.select().from(payments);
  const observed = { status: 'succeeded', amountMinor: 1, currency: 'USD' } as const;
  await fulfilOrder(shop.deps, { paymentId: payment?.id ?? '', observed });
  return payment?.orderId ?? '';
}

const press = (
  orderId: string,
  as: string | undefined,
  headers: Record<string, string> = { origin: ORIGIN },
  action = acceptOrderAction,
) =>
  staffAction(
    { payload, origin: ORIGIN, page: () => '/admin/orders-in-review' },
    new Request(`${ORIGIN}/desk/accept-order`, {
      method: 'POST',
      headers: { ...headers, ...(as && { cookie: `payload-token=${tokens.get(as)}` }) },
      body: new URLSearchParams({ order: orderId }),
    }),
    (actor, form) => action(shop, actor, form),
  );
const state = async () => (await shop.orders())[0]?.state;

test.each(['admin', 'support'])('%s accepts an order in review by its button', async (role) => {
  const orderId = await inReview();
  const answer = await press(orderId, role);
  const [order] = await shop.orders();
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/admin/orders-in-review?done=${order?.number}`);
  expect(order?.state).toBe('paid');
  expect(await auditOf(shop.db, { kind: 'order', id: orderId })).toMatchObject([
    { actorKind: 'staff', actorEmail: `${role}@shop.test`, actorRole: role, action: 'order.accept' },
  ]);
  const again = await press(orderId, role);
  expect(again.headers.get('location')).toContain('?problem=not_in_review');
});

test('what the database can’t keep is left out of a form', async () => {
  const answer = await press(`${await inReview()}\0`, 'support');
  expect(answer.headers.get('location')).toContain('?done=');
  expect(await state()).toBe('paid');
});

test('support cancels one whose money was sent back', async () => {
  const orderId = await inReview();
  const answer = await press(orderId, 'support', undefined, cancelOrderAction);
  const [order] = await shop.orders();
  const shown = `?done=${order?.number}&as=cancelled`;
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/admin/orders-in-review${shown}`);
  expect(order?.state).toBe('cancelled');
  const again = await press(orderId, 'support', undefined, cancelOrderAction);
  expect(again.headers.get('location')).toContain('?problem=not_in_review');
});

test('an editor may not, whatever page shows the button', async () => {
  const answer = await press(await inReview(), 'editor');
  expect(answer.headers.get('location')).toContain('?problem=not_allowed');
  expect(await state()).toBe('review');
});

test.each<[string, string | undefined]>([
  ['nobody', undefined],
  ['somebody with a made-up log-in', 'stranger'],
])('%s is sent to the log-in', async (_who, as) => {
  const answer = await press(await inReview(), as);
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/admin/login`);
  expect(await state()).toBe('review');
});

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.test' }],
  ['the shop itself', { origin: 'http://localhost:3000' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a link', { 'sec-fetch-site': 'none' }],
  ['nowhere', {}],
])('a form of %s is refused, log-in or not', async (_where, headers) => {
  expect((await press(await inReview(), 'admin', headers)).status).toBe(403);
  expect(await state()).toBe('review');
});

test('what is no order is none', async () => {
  const answer = await press("x' or 1=1", 'admin');
  expect(answer.headers.get('location')).toContain('?problem=not_in_review');
});

test('one that throws changes nothing, is logged, and the page says that it did not work', async () => {
  const orderId = await inReview();
  const logged: unknown[] = [];
  const error = vi.spyOn(payload.logger, 'error').mockImplementation((entry: unknown) => logged.push(entry));
  const outage = new Error('the database is away');
  const answer = await press(orderId, 'admin', undefined, async () => {
    throw outage;
  });
  error.mockRestore();
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/admin/orders-in-review?problem=failed`);
  expect(logged).toMatchObject([{ err: outage }]);
  expect(deskWords('en').words.problems.failed).toContain('nothing was changed');
  expect(await state()).toBe('review');
});
