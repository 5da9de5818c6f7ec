import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Actor } from '../actor.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { makeWebhookEndpoint } from './make-webhook-endpoint.ts';
import { queueEvent } from './queue-event.ts';

const shop = await testCommerce({
  works: true,
  // Only a shop on this machine may send to this machine.
  change: ({ config }) => ({
    config: { ...config, origins: { ...config.origins, storefront: 'http://localhost:3000' } },
  }),
});
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const EVENTS = 30;

const received = { '/answers': 0, '/hangs': 0 };
const server = createServer((request, response) => {
  received[request.url as keyof typeof received] += 1;
  if (request.url === '/answers') response.writeHead(204).end();
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an endpoint that does not answer does not hold up the events of another one', async () => {
  const { port } = server.address() as AddressInfo;
  for (const path of Object.keys(received)) {
    const made = await makeWebhookEndpoint(deps, admin, {
      url: `http://127.0.0.1:${port}${path}`,
      events: ['licence.issued'],
    });
    expect(made).toMatchObject({ ok: true });
  }
  await db.transaction(async (tx) => {
    for (let event = 0; event < EVENTS; event += 1) {
      await queueEvent(tx, deps, 'licence.issued', async () => ({ licence_id: String(event) }));
    }
  });
  await vi.waitFor(() => expect(received['/answers']).toBe(EVENTS), { timeout: 60_000, interval: 20 });
  // They wait one after the other, ten seconds each.
  expect(received['/hangs']).toBeLessThan(EVENTS / 2);
}, 90_000);
