import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readConfig } from '@spindle/platform/config.ts';
import { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { pageRequests } from './page-requests.ts';

const ORIGIN = 'https://shop.test';
const config = readConfig({
  SANDBOX: '1',
  SECRET: 'a'.repeat(32),
  DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
  ORIGIN,
  LOCALES: 'en,de',
});
/** A page whose form answers with what was sent, through React Router itself. */
const build = {
  entry: { module: { default: () => new Response() } },
  routes: {
    form: {
      id: 'form',
      path: '/form',
      module: {
        action: async ({ request }: { request: Request }) =>
          Response.json({ url: request.url, name: (await request.formData()).get('name') }),
      },
    },
  },
  assets: { routes: {} },
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;
const handle = createRequestHandler(build, 'production');
const asked: string[] = [];
const missed: string[] = [];
const app = new Hono<AppEnv>().route(
  '/',
  pageRequests({
    config,
    content: { countMissed: (path) => void missed.push(path) },
    pages: {
      answer: async (request) => {
        const { pathname } = new URL(request.url);
        asked.push(`${request.method} ${pathname}`);
        if (pathname === '/drawn') return { response: new Response(null), html: '<p>ü</p>'.repeat(200) };
        const missing = pathname.startsWith('/nothing');
        return { response: missing ? new Response('', { status: 404 }) : await handle(request) };
      },
    },
    routes: {
      find: (target) => ({
        kind:
          (['own', 'content', 'document'] as const).find((kind) =>
            target.startsWith(`${ORIGIN}/${kind === 'own' ? 'form' : kind}`),
          ) ?? 'missing',
        query: [],
      }),
    },
  }),
);
beforeEach(() => {
  asked.splice(0);
  missed.splice(0);
});

/** A form as it arrives behind a proxy: over plain HTTP, with an internal host name. */
const send = (origin?: string) =>
  app.request('http://storefront-2.internal:3000/form?a=b', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Kei' }),
    headers: origin === undefined ? {} : { origin },
  });

test('a form of our own page is taken behind a proxy that speaks TLS', async () => {
  const answer = await send(ORIGIN);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ url: `${ORIGIN}/form?a=b`, name: 'Kei' });
});

test.each([undefined, 'null', 'https://evil.test', 'http://storefront-2.internal:3000'])(
  'a form from elsewhere is not: %s',
  async (origin) => {
    expect((await send(origin)).status).toBe(403);
  },
);

test.each(['/content', '/content.data', '/document', '/made-up', '/assets/made-up'])(
  'a page without a form renders nothing to say so: %s',
  async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await app.request(path, { method, headers: { origin: ORIGIN } });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await answer.text()).toContain('can be read');
    }
    expect(asked).toEqual([]);
  },
);

test.each([
  [403, '/de/form', { origin: 'https://evil.test' }],
  [405, '/de/content', { origin: ORIGIN }],
  [413, '/de/form', { origin: ORIGIN, 'content-length': '70000' }],
] as const)(
  'a form that is refused (%i) is told of in the language of its page',
  async (status, path, headers) => {
    const refused = async (accept: string) => {
      const body = 'x'.repeat(status === 413 ? 70_000 : 1);
      const answer = await app.request(ORIGIN + path, {
        method: 'POST',
        headers: { ...headers, accept },
        body,
      });
      expect(answer.status).toBe(status);
      return answer.text();
    };
    expect(await refused('text/html,*/*;q=0.8')).toContain('<html lang="de">');
    expect(await refused('*/*')).toContain('<html lang="en">');
    expect(asked).toEqual([]);
  },
);

test('what a visitor with a session does not find is counted for editors too, once', async () => {
  await app.request('http://localhost:3000/nothing/%C3%BC');
  await app.request('http://localhost:3000/nothing', { method: 'HEAD' });
  expect(missed).toEqual(['/nothing/ü']);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const)('a drawn page goes out whole in %s', async (encoding, read) => {
  const answer = await app.request(`${ORIGIN}/drawn`, {
    headers: { 'accept-encoding': encoding },
  });
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(answer.headers.get('content-length')).toBe(String(body.length));
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(read(body).toString()).toBe('<p>ü</p>'.repeat(200));
});
