import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '@spindle/platform/clock.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { SECRET } from '../checkout/testing/commerce.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { takeBack } from '../fulfilment/take-back.ts';
import { changeWebhookEndpoint } from './change-webhook-endpoint.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';
import { makeWebhookEndpoint } from './make-webhook-endpoint.ts';
import { queueEvent } from './queue-event.ts';
import { webhookDeliveries, webhookMessages } from './tables.ts';
import { signedHeaders } from './webhook.ts';

const clock = fixedClock(new Date('2026-11-22T12:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const own = {
  ...deps,
  config: { sandbox: true, origins: { ...deps.config.origins, storefront: 'http://localhost:3000' } },
};

let status = 204;
const silent = new Map<string, Date>();
const received: { headers: Record<string, unknown>; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status).end('{"a": "long answer"}');
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  status = 204;
  silent.clear();
  received.length = 0;
  await shop.empty();
  await db.execute(sql`truncate shop.webhook_endpoints, shop.webhook_messages cascade`);
});

async function endpoint(
  events: ('licence.issued' | 'licence.revoked')[] = ['licence.issued', 'licence.revoked'],
) {
  const made = await makeWebhookEndpoint(own, admin, { url, events });
  return made.ok ? made.endpoint : expect.fail(made.error);
}
const queued = async () => (await shop.queued('webhooks.delivery')) as { deliveryId: string }[];
const deliver = (delivery: { deliveryId: string } | undefined, allowInside = true) =>
  deliverWebhook(
    { db, clock, secret: SECRET, allowInside, silent },
    delivery ?? expect.fail('nothing was queued'),
  );
const happen = () =>
  db.transaction((tx) => queueEvent(tx, deps, 'licence.issued', async () => ({ licence_id: 'one' })));

describe('an event', () => {
  test('is sent for each licence that an order brings, and for each that is taken back', async () => {
    await endpoint();
    const { first } = await paidBasket(shop);
    expect(await queued()).toHaveLength(3);
    await takeBack(deps, admin, { lineId: first.id });
    const messages = await db.select().from(webhookMessages);
    expect(messages.map(({ type }) => type).toSorted()).toEqual([
      ...['licence.issued', 'licence.issued', 'licence.issued', 'licence.revoked', 'licence.revoked'],
    ]);
    for (const delivery of await queued()) await deliver(delivery);
    expect(received).toHaveLength(5);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      type: expect.stringMatching(/^licence\./),
      timestamp: clock.now().toISOString(),
      data: {
        key: expect.stringMatching(/^\w{5}-/),
        email: expect.stringContaining('@'),
        pid: expect.any(String),
      },
    });
  });

  test('that nobody wants is not written down', async () => {
    await happen();
    await endpoint(['licence.revoked']);
    await happen();
    expect(await db.$count(webhookMessages)).toBe(0);
    expect(await queued()).toEqual([]);
  });

  test('of a transaction that fails is not sent', async () => {
    await endpoint();
    const failing = db.transaction(async (tx) => {
      await queueEvent(tx, deps, 'licence.issued', async () => ({}));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await queued()).toEqual([]);
  });

  test('is signed for its endpoint, and sent once it was taken no more', async () => {
    const to = await endpoint();
    await happen();
    const [delivery] = await queued();
    await deliver(delivery);
    await deliver(delivery);
    expect(received).toHaveLength(1);
    const { headers, body = '' } = received[0] ?? {};
    const [message] = await db.select().from(webhookMessages);
    expect(headers).toMatchObject(
      signedHeaders(SECRET, to, { messageId: message?.id ?? '', body }, clock.now()),
    );
    expect((await listWebhooks({ db, secret: SECRET })).deliveries).toMatchObject([
      {
        attempts: 1,
        lastStatus: 204,
        lastError: null,
        deliveredAt: clock.now(),
        url,
        type: 'licence.issued',
      },
    ]);
  });

  test.each([500, 302, 410])('that is answered with %d is tried again, under the same id', async (answer) => {
    await endpoint();
    await happen();
    const [delivery] = await queued();
    status = answer;
    await expect(deliver(delivery)).rejects.toThrow(String(answer));
    status = 200;
    await deliver(delivery);
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await db.select().from(webhookDeliveries)).toMatchObject([{ attempts: 2, lastStatus: 200 }]);
  });

  test('waits in the line of its endpoint', async () => {
    const to = await endpoint();
    await happen();
    const { rows } = await db.execute<{ group: string }>(
      sql`select group_id as group from jobs.job where name = 'webhooks.delivery'`,
    );
    expect(rows).toEqual([{ group: to.id }]);
  });

  test('is not sent to an endpoint that has just not answered, for a minute', async () => {
    await endpoint();
    await happen();
    await happen();
    const [one, other] = await queued();
    await expect(deliver(one, false)).rejects.toThrow('no answer');
    await expect(deliver(other)).rejects.toThrow('silent');
    expect(received).toEqual([]);
    clock.set(new Date(clock.now().getTime() + 60_000));
    await deliver(one);
    await deliver(other);
    expect(received).toHaveLength(2);
    expect(await db.select().from(webhookDeliveries)).toMatchObject([
      { lastStatus: 204 },
      { lastStatus: 204 },
    ]);
  });

  test('does not go inside, and the log says why', async () => {
    await endpoint();
    await happen();
    const [delivery] = await queued();
    await expect(deliver(delivery, false)).rejects.toThrow('no answer');
    expect(received).toEqual([]);
    expect(await db.select().from(webhookDeliveries)).toMatchObject([
      { lastStatus: null, lastError: 'Error: 127.0.0.1 leads inside', deliveredAt: null },
    ]);
  });
});

test('an endpoint that has ended gets nothing any more, not even what was on its way', async () => {
  const { id } = await endpoint();
  await happen();
  expect(await changeWebhookEndpoint(deps, admin, { id, change: 'end' })).toMatchObject({ ok: true });
  await happen();
  const all = await queued();
  expect(all).toHaveLength(1);
  await deliver(all[0]);
  expect(received).toEqual([]);
  expect(await changeWebhookEndpoint(deps, admin, { id, change: 'end' })).toEqual({
    ...{ ok: false, error: 'webhook_gone' },
  });
});

test('a new secret is another one, and the change is audited without it', async () => {
  const { id } = await endpoint();
  const secrets = async () =>
    (await listWebhooks({ db, secret: SECRET })).endpoints.map(({ secret }) => secret);
  const [before] = await secrets();
  await changeWebhookEndpoint(deps, admin, { id, change: 'new-secret', generation: 1 });
  const [after = ''] = await secrets();
  expect(after).not.toBe(before);
  const audited = await auditOf(db, { kind: 'webhook', id });
  expect(audited.map(({ action }) => action)).toEqual(['webhook.new-secret', 'webhook.make']);
  expect(JSON.stringify(audited)).not.toContain(after);
});

test.each([
  ['http://example.com/events', 'webhook_not_https'],
  ['https://10.0.0.1', 'webhook_inside'],
  ['https://localhost/events', 'webhook_inside'],
  ['http://[::1]/', 'webhook_inside'],
  ['ftp://example.com', 'webhook_invalid'],
  ['https://me:secret@example.com/', 'webhook_invalid'],
  ['javascript:alert(1)', 'webhook_invalid'],
  ['events', 'webhook_invalid'],
  ['', 'webhook_invalid'],
])('%s is no address for events: %s', async (address, error) => {
  const made = await makeWebhookEndpoint(deps, admin, { url: address, events: ['licence.issued'] });
  expect(made).toEqual({ ok: false, error });
});

test('a sandbox at localhost sends to its own machine without TLS, and to others with it', async () => {
  const made = (address: string) =>
    makeWebhookEndpoint(own, admin, { url: address, events: ['licence.issued'] });
  for (const inside of ['http://localhost:4000/events', 'http://127.0.0.1/', 'https://10.0.0.1/'])
    expect(await made(inside)).toMatchObject({ ok: true });
  expect(await made('http://example.com/events')).toEqual({ ok: false, error: 'webhook_not_https' });
});

test('an endpoint wants something, and is the affair of admins', async () => {
  const asked = { url: 'https://example.com/events', events: ['licence.issued' as const] };
  expect(await makeWebhookEndpoint(deps, admin, { ...asked, events: [] })).toMatchObject({ ok: false });
  for (const role of ['editor', 'support'] as const) {
    const refused = { ok: false, error: 'not_allowed' };
    expect(await makeWebhookEndpoint(deps, { ...admin, role }, asked)).toEqual(refused);
    const change = { id: randomUUID(), change: 'end' } as const;
    expect(await changeWebhookEndpoint(deps, { ...admin, role }, change)).toEqual(refused);
  }
});
