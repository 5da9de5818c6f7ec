import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { splitLocale } from '../app/links.ts';
import { requestContext, type ShopRequest, servicesContext } from './request-context.ts';
import type { Services } from './services.ts';

export function createPages(deps: {
  services: Services;
  build: () => Promise<ServerBuild>;
  enhanceUrl: string;
}) {
  const { services } = deps;
  const { config } = services;
  const handle = createRequestHandler(deps.build, config.mode);
  return {
    async render(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const { prefix, path } = splitLocale(url.pathname);
      const localeActive = !prefix || (config.locales.includes(prefix) && prefix !== config.defaultLocale);
      const locale = prefix && localeActive ? prefix : config.defaultLocale;
      const visit: ShopRequest = {
        url,
        locale,
        localeActive,
        os: 'win',
        mobile: false,
        ip: '',
        country: undefined,
        viewer: async () => ({ kind: 'anonymous', expired: false }),
        nonce: randomBytes(16).toString('base64url'),
        preview: false,
        tags: new Set(),
        page: {
          locale,
          defaultLocale: config.defaultLocale,
          locales: config.locales,
          origin: config.origins.storefront,
          reportHost: config.origins.collector,
          path,
          os: 'win',
          sandbox: config.sandbox,
        },
        enhanceUrl: deps.enhanceUrl,
        hydrated: false,
      };
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(requestContext, visit);
      return handle(request, context);
    },
  };
}
