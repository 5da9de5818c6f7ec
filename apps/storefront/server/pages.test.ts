import { readConfig } from '@spindle/platform/config.ts';
import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { authRedirect } from '../app/middleware/auth-redirect.ts';
import { AHEAD_HEADER } from '../page/ahead.ts';
import { requestContext } from '../page/request-context.ts';
import { RenderQueue } from './page-cache/render-queue.ts';
import type { PagePayChoices } from './page-pay-choices.ts';
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

const payByCard: PagePayChoices['find'] = async () => ({
  chosen: { subscription: 'card', non_subscription: 'card' },
  tags: [],
});

async function pagesOf(routes: object, findPay = payByCard) {
  const build = {
    entry: { module: { default: () => new Response() } },
    routes,
    assets: { routes: {} },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  return createPages({
    services: {
      config,
      readViewer: async () => ({ kind: 'anonymous', expired: true, acted: true }),
    } as unknown as Services,
    build,
    assets: { build: '', enhanceUrl: '', wordsUrl: () => '' },
    routes: await openRouteTable(build, config),
    payChoices: { find: findPay },
    promotions: { find: async () => ({ promotions: [], tags: [] }), purge() {}, purgeAll() {} },
    offers: {
      find: async () => ({ offers: [], tags: [] }),
      editions: async () => ({ offers: [], tags: [] }),
      slugsOf: async () => [],
      purge() {},
      purgeAll() {},
    },
    queue: new RenderQueue(settings),
    ownPagesQueue: new RenderQueue(settings),
    formsQueue: new RenderQueue(settings),
  });
}

test('forms wait in a line of their own, which has an end', async () => {
  const paid: PromiseWithResolvers<Response>[] = [];
  const action = () => {
    const payment = Promise.withResolvers<Response>();
    paid.push(payment);
    return payment.promise;
  };
  const loader = () => new Response('what to buy');
  const pages = await pagesOf({ checkout: { id: 'checkout', path: 'checkout', module: { action, loader } } });
  const ask = async (method: string) => {
    const request = new Request(`${ORIGIN}/checkout`, { method, headers: { origin: ORIGIN } });
    return (await pages.answer(request, client)).response;
  };

  const [first, second] = [ask('POST'), ask('POST')];
  await expect.poll(() => paid).toHaveLength(1);
  const refused = await ask('POST');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  const page = await refused.text();
  expect(page).toContain('go back in your browser');
  expect(page).not.toContain('<a href="">');
  expect(await (await ask('GET')).text()).toBe('what to buy');
  paid[0]?.resolve(new Response('first'));
  await expect.poll(() => paid).toHaveLength(2);
  paid[1]?.resolve(new Response('second'));
  expect(await Promise.all([first, second].map(async (answer) => (await answer).text()))).toEqual([
    'first',
    'second',
  ]);
});

test('while the database does not answer, a page is asked for again by a link and a form by going back', async () => {
  const outage = async () => {
    throw new DatabaseOutage('no answer');
  };
  const pages = await pagesOf({ checkout: { id: 'checkout', path: 'checkout', module: {} } }, outage);
  const ask = async (method: string) => {
    const request = new Request(`${ORIGIN}/checkout`, { method, headers: { origin: ORIGIN } });
    const { response } = await pages.answer(request, client);
    expect(response.status).toBe(503);
    return await response.text();
  };
  expect(await ask('GET')).toContain('<a href="">');
  const form = await ask('POST');
  expect(form).toContain('go back in your browser');
  expect(form).not.toContain('<a href="">');
});

test('a request ahead for a page behind a log-in ends no cookies, neither a member’s nor those of staff', async () => {
  const member = { middleware: [authRedirect], loader: () => 'who is there', default: () => null };
  const pages = await pagesOf({ member: { id: 'member', path: 'member', module: member } });
  const ask = async (headers: Record<string, string>) => {
    const address = `${ORIGIN}/member.data?a=orders&_routes=member`;
    return (await pages.answer(new Request(address, { headers }), client)).response;
  };
  const ahead = await ask({ [AHEAD_HEADER]: '1' });
  expect([ahead.status, ahead.headers.getSetCookie(), await ahead.text()]).toEqual([204, [], '']);
  const prerendered = await ask({ 'sec-purpose': 'prefetch;prerender' });
  expect([prerendered.status, prerendered.headers.getSetCookie()]).toEqual([204, []]);
  const navigation = await ask({});
  expect(await navigation.text()).toContain('ended=1');
});

test('staff’s time as a member ends with the page that says so, and not with an answer that leads there', async () => {
  const member = { middleware: [authRedirect], loader: () => 'who is there', default: () => null };
  const login = {
    loader: ({ context }: LoaderFunctionArgs) =>
      context
        .get(requestContext)
        .viewer()
        .then(({ kind }) => kind),
    default: () => null,
  };
  const pages = await pagesOf({
    member: { id: 'member', path: 'member', module: member },
    login: { id: 'login', path: 'login', module: login },
  });
  const cookiesOf = async (path: string) => {
    const { response } = await pages.answer(new Request(ORIGIN + path), client);
    return { status: response.status, cookies: response.headers.getSetCookie() };
  };
  // A member’s page redirects to the log-in, as a document and as data.
  expect(await cookiesOf('/member?a=orders')).toEqual({ status: 302, cookies: [] });
  expect(await cookiesOf('/member.data?a=orders&_routes=member')).toEqual({ status: 202, cookies: [] });
  const said = await cookiesOf('/login');
  expect(said).toMatchObject({ status: 200 });
  expect(said.cookies).toContainEqual(expect.stringMatching(/^acting_session=;.*Max-Age=0/));
});
