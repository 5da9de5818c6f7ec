import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test } from 'vitest';
import { declaredCallers } from './backend-api/callers.ts';
import { openCommerce } from './checkout/testing/commerce.ts';

const { url } = await testDatabase();
const shop = await openCommerce(url);
afterAll(() => shop.close());

const described = declaredCallers(shop.calls);
/** Only the shop's own routes: those of middleware, and for unknown paths, match everything. */
const routes = new Map(
  shop.calls.routes
    .filter(({ path }) => !path.endsWith('*'))
    .map(({ method, path }) => [`${method} ${path}`, path.replaceAll(/:\w+/g, 'x')] as const),
);

test('there are routes to walk', () => {
  expect(routes.size).toBeGreaterThan(15);
});

test.each([...routes])('%s lets in whom it declares and nobody else', async (route, path) => {
  const [method = ''] = route.split(' ');
  const callers = described.get(route) ?? ['page'];
  const answer = await shop.calls.request(path, {
    method,
    ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
  });
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  const needsOrigin = method !== 'GET' && callers.every((caller) => caller === 'page');
  expect(error === 'forbidden_origin').toBe(needsOrigin);
});

test('a session reaches no route but those for pages', async () => {
  const others = [...described].filter(([, callers]) => !callers.includes('page')).map(([route]) => route);
  expect(others).toEqual([
    'POST /licence/activate',
    'POST /licence/validate',
    'POST /licence/heartbeat',
    'POST /licence/release',
    'POST /licence/offline_file',
    'POST /licence/trial',
    'POST /order/webhook/:provider',
  ]);
});
