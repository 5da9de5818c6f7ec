import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '../backend-api/create-backend.ts';
import { begin, form, ORIGIN, SECRET, WEBHOOK_KEY } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { SIGNATURE_HEADER, signWebhook } from './sandbox/signature.ts';
import { paymentEvents } from './tables.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const app = createBackend({
  modules: shop.modules.flatMap(({ http }) => http ?? []),
  readViewer: async () => ({ kind: 'anonymous', expired: false }),
  about: () => ({ locale: 'en', ip: '192.0.2.1', country: 'US' }),
  shopName: 'Shop',
  locales: ['en'],
  origins: [ORIGIN],
  secret: SECRET,
  log: deps.log,
  endedLoginCookies: [],
  endedActingCookies: [],
  limits: deps.limits,
});

beforeEach(() => shop.empty());

const body = (id: string, paymentId: string) =>
  JSON.stringify({ id, type: 'payment.succeeded', payment: { id: paymentId, reference: randomUUID() } });
async function send(rawBody: string, signature: string | undefined, provider = 'sandbox') {
  const headers: Record<string, string> = signature ? { [SIGNATURE_HEADER]: signature } : {};
  const answer = await app.request(`/order/webhook/${provider}`, {
    method: 'POST',
    headers,
    body: rawBody,
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

test('a webhook is stored once, however often it is replayed', async () => {
  const { sandboxId } = await begin(shop, form());
  const event = body(randomUUID(), sandboxId);
  const signature = signWebhook(WEBHOOK_KEY, event, clock.now());
  expect(await send(event, signature)).toMatchObject({ status: 200, data: { stored: true } });
  expect(await send(event, signature)).toMatchObject({ status: 200, data: { stored: false } });
  expect(await db.$count(paymentEvents)).toBe(1);
  expect(await shop.queued('payments.process-event')).toHaveLength(1);
});

test('a webhook that is forged, old or not an event is refused and leaves nothing', async () => {
  const event = body(randomUUID(), 'sbx_x');
  const now = clock.now();
  const old = new Date(now.getTime() - 301_000);
  expect(await send(event, undefined)).toMatchObject({ status: 401, cscode: 30001 });
  expect(await send(event, signWebhook(Buffer.alloc(32), event, now))).toMatchObject({ status: 401 });
  expect(await send(`${event} `, signWebhook(WEBHOOK_KEY, event, now))).toMatchObject({ status: 401 });
  expect(await send(event, signWebhook(WEBHOOK_KEY, event, old))).toMatchObject({
    status: 401,
    cscode: 30002,
  });
  const unstorable = [body(randomUUID(), 'sbx_\0'), body(randomUUID(), 'x'.repeat(256))];
  for (const odd of ['', '{', '[]', '{"id":1}', ...unstorable]) {
    expect(await send(odd, signWebhook(WEBHOOK_KEY, odd, now))).toMatchObject({
      status: 422,
      cscode: 30003,
    });
  }
  expect(await send(event, signWebhook(WEBHOOK_KEY, event, now), 'stripe')).toMatchObject({
    status: 404,
    cscode: 30004,
  });
  expect(await db.$count(paymentEvents)).toBe(0);
  expect(await shop.queued('payments.process-event')).toEqual([]);
});
