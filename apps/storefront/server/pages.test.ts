import { readConfig } from '@spindle/platform/config.ts';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { RenderQueue } from './page-cache/render-queue.ts';
import { createPages } from './pages.ts';
import { openRouteTable } from './route-table.ts';
import type { Services } from './services.ts';

const ORIGIN = 'https://shop.test';
const config = readConfig({
  SANDBOX: '1',
  SECRET: 'a'.repeat(32),
  DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
  ORIGIN,
});
const settings = { atOnce: 1, waiting: 1, waitingEach: 1, patience: 60_000 };
const client = { ip: '192.0.2.1', country: undefined, os: 'win', mobile: false } as const;

test('forms wait in a line of their own, which has an end', async () => {
  const paid: PromiseWithResolvers<Response>[] = [];
  const action = () => {
    const payment = Promise.withResolvers<Response>();
    paid.push(payment);
    return payment.promise;
  };
  const loader = () => new Response('what to buy');
  const build = {
    entry: { module: { default: () => new Response() } },
    routes: { checkout: { id: 'checkout', path: 'checkout', module: { action, loader } } },
    assets: { routes: {} },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const pages = createPages({
    services: { config } as Services,
    build,
    assets: { build: '', enhanceUrl: '', wordsUrl: () => '' },
    routes: await openRouteTable(build, config),
    payChoices: {
      find: async () => ({
        chosen: { subscription: 'card', non_subscription: 'card' },
        tags: [],
      }),
    },
    promotions: { find: async () => ({ promotions: [], tags: [] }), purge() {}, purgeAll() {} },
    offers: {
      find: async () => ({ offers: [], tags: [] }),
      editions: async () => ({ offers: [], tags: [] }),
      purge() {},
      purgeAll() {},
    },
    queue: new RenderQueue(settings),
    ownPagesQueue: new RenderQueue(settings),
    formsQueue: new RenderQueue(settings),
  });
  const ask = async (method: string) => {
    const request = new Request(`${ORIGIN}/checkout`, { method, headers: { origin: ORIGIN } });
    return (await pages.answer(request, client)).response;
  };

  const [first, second] = [ask('POST'), ask('POST')];
  await expect.poll(() => paid).toHaveLength(1);
  const refused = await ask('POST');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await (await ask('GET')).text()).toBe('what to buy');
  paid[0]?.resolve(new Response('first'));
  await expect.poll(() => paid).toHaveLength(2);
  paid[1]?.resolve(new Response('second'));
  expect(await Promise.all([first, second].map(async (answer) => (await answer).text()))).toEqual([
    'first',
    'second',
  ]);
});
