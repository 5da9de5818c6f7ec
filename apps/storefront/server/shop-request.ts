import { randomUUID } from 'node:crypto';
import { draftOf } from '@spindle/content/publishing/preview.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import type { Config } from '@spindle/platform/config.ts';
import { siteAt } from '@spindle/platform/sites.ts';
import type { ShopRequest } from '../page/request-context.ts';
import { appStateOf } from './app-state.ts';
import type { Assets } from './asset-source.ts';
import type { Client } from './http/client.ts';
import { pagePath } from './http/data-path.ts';
import type { Services } from './services.ts';

/** Whether this is a demo that others can reach: it must not appear in search results. */
function isPublicSandbox({ sandbox, sites }: Pick<Config, 'sandbox' | 'sites'>): boolean {
  const { hostname } = new URL(sites[0].origin);
  // Names that only this machine or its network can reach (RFC 6761).
  const isOurs = /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.(?:localhost|test)$/.test(hostname);
  return sandbox && !isOurs;
}

/** Makes what pages know about a request, of one visitor or for everybody. */
export function shopRequests({
  services: { config, clock },
  assets,
}: {
  services: Pick<Services, 'config' | 'clock'>;
  assets: Pick<Assets, 'enhanceUrl' | 'wordsUrl' | 'build'>;
}) {
  const hidesFromSearch = isPublicSandbox(config);
  return function shopRequestOf(
    request: Request,
    client: Client,
    {
      viewer,
      goOnAsThemselves = () => {},
      shared = false,
    }: { viewer: () => Promise<Viewer>; goOnAsThemselves?: () => void; shared?: boolean },
  ): ShopRequest {
    const url = new URL(request.url);
    const { site, path } = siteAt(config.sites, url.origin, pagePath(url.pathname));
    const { locale } = site;
    const preview = url.searchParams.get('preview');
    return {
      ...client,
      id: randomUUID(),
      url,
      locale,
      viewer,
      goOnAsThemselves,
      // As random as bytes of `randomBytes`, but cheaper, as Node draws random bytes for many UUIDs at once.
      nonce: randomUUID(),
      // A page that is stored for everyone never shows a draft, however it was requested.
      preview:
        shared || preview === null
          ? undefined
          : draftOf(config.secret, preview, { locale, path }, clock.now()),
      tags: new Set(),
      page: {
        locale,
        shopName: site.shopName,
        origin: site.origin,
        prefix: site.prefix,
        suffix: site.suffix,
        sites: config.sites,
        cookieDomain: config.cookies.domain,
        imageHosts: config.imageHosts,
        reportHost: config.origins.collector,
        path,
        missingIn: {},
        os: client.os,
        sandbox: config.sandbox,
        supportEmail: config.supportEmail,
        consent: config.consent,
        build: assets.build,
        noindex: hidesFromSearch || config.noindexPaths.includes(path),
        app: appStateOf(config, site, shared ? undefined : client),
      },
      scripts: { enhanceUrl: assets.enhanceUrl, wordsUrl: (area) => assets.wordsUrl(area, locale) },
      inlineScripts: new Set(),
      drawn: undefined,
      hydrated: false,
      mayWantCaptcha: false,
      missing: false,
      outage: undefined,
      lastingFailure: false,
      bySystem: false,
      endsAt: Number.POSITIVE_INFINITY,
      incomplete: false,
    };
  };
}
