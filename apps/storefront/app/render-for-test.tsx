import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { siteOf, sitesOf } from '@spindle/platform/sites.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { PageState, Rendering } from '../page/state.ts';
import { appStateOf } from '../server/app-state.ts';
import { RenderingContext } from './page-state.ts';

const sites = sitesOf(
  { locales: ALL_LOCALES, defaultLocale: 'en', shopName: 'Spindle' },
  'https://spindle.test',
  {},
);
const config = {
  locales: ALL_LOCALES,
  serverLocation: 'us',
  backendOrigins: {},
  payments: { provider: 'sandbox' },
  cookies: { secure: true, domain: undefined },
} as const;

export const stateForTest: PageState = {
  locale: 'en',
  shopName: 'Spindle',
  origin: 'https://spindle.test',
  prefix: '',
  sites,
  cookieDomain: undefined,
  reportHost: 'https://report.spindle.test',
  path: '/',
  os: 'win',
  sandbox: true,
  supportEmail: 'support@spindle.test',
  consent: 'auto',
  build: 'test',
  noindex: false,
  missingIn: {},
  imageHosts: undefined,
  app: appStateOf(config, sites[0], undefined),
};

export const renderingForTest: Rendering = {
  ...stateForTest,
  nonce: undefined,
  failed: false,
  modules: [],
  enhanceUrl: '/assets/load.js',
  onSystem() {},
  onScript() {},
  wordsUrl: () => undefined,
};

/**
 * The markup of a part of a page, with the page's state around it.
 * @param loaded what the page's own loader has returned
 */
export async function renderForTest(
  element: ReactNode,
  state: Partial<PageState> = {},
  rendering: Partial<Rendering> = {},
  loaded?: object,
): Promise<string> {
  const { origin, prefix } = siteOf(stateForTest.sites, state.locale ?? stateForTest.locale);
  const page = { ...stateForTest, origin, prefix, ...state };
  const routes = [
    {
      id: 'root',
      path: '/',
      loader: () => page,
      children: [
        { path: '*', element, loader: () => loaded },
        { index: true, element, loader: () => loaded },
      ],
    },
  ];
  const handler = createStaticHandler(routes, { basename: page.prefix || '/' });
  const context = await handler.query(new Request(new URL(`${page.prefix}${page.path}`, page.origin)));
  if (context instanceof Response) throw new Error(`The page answered ${context.status}.`);
  return renderToStaticMarkup(
    <RenderingContext value={{ ...renderingForTest, ...page, ...rendering }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </RenderingContext>,
  );
}
