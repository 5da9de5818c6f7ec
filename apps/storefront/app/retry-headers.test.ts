import { createRequestHandler, data, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { privateHeaders } from './checkout/page-head.ts';
import { retryHeaders } from './retry-headers.ts';

/** A page, through React Router itself, whose loader or action refuses. */
function page(headers: typeof privateHeaders) {
  const refuse = () => data('refused', { status: 429, headers: { 'Retry-After': '9' } });
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('?often')
      ? refuse()
      : request.url.endsWith('?never')
        ? Promise.reject(refuse())
        : null;
  const build = {
    entry: {
      module: {
        default: (_request: Request, status: number, sent: Headers) =>
          new Response('', { status, headers: sent }),
        handleError: () => {},
      },
    },
    routes: {
      page: { id: 'page', path: '/', module: { default: () => null, loader, action: refuse, headers } },
    },
    assets: { routes: { page: {} } },
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  return createRequestHandler(build, 'production');
}
const ask = async (headers: typeof privateHeaders, query: string, method = 'GET') => {
  const answer = await page(headers)(new Request(`https://shop.test/${query}`, { method }));
  return [answer.status, answer.headers.get('Retry-After')];
};

test.each([
  ['a page for one visitor', privateHeaders],
  ['another page', retryHeaders],
])('%s that is refused says when to try again', async (_what, headers) => {
  expect(await ask(headers, '?often')).toEqual([429, '9']);
  expect(await ask(headers, '?never')).toEqual([429, '9']);
  expect(await ask(headers, '', 'POST')).toEqual([429, '9']);
  expect(await ask(headers, '')).toEqual([200, null]);
});
