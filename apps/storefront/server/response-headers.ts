import type { Config } from '@spindle/platform/config.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';
import { commonSecurityHeaders, contentSecurityPolicy, type PagePolicy } from './security-headers.ts';

/**
 * What the bytes of a page depend on besides its URL; a CDN maps the last two to one class, win or mac
 * (docs/decisions/0076-vary-by-system.md).
 */
const SYSTEM_VARY = 'Accept-Encoding, User-Agent, Sec-CH-UA-Platform';

/** Headers of a page that is stored for everyone, names and values in turn. */
export function sharedPageHeaders(
  config: Config,
  {
    status,
    scripts = [],
    bySystem = false,
    incomplete = false,
    endsAt = Number.POSITIVE_INFINITY,
  }: Partial<RenderedPage> & { status: number },
): string[] {
  return [
    ...commonSecurityHeaders(config),
    ...['content-security-policy', contentSecurityPolicy(config, { kind: 'content', scripts })],
    ...['cache-control', incomplete ? 'no-cache' : sharedCacheControl(status, Number.isFinite(endsAt))],
    ...['vary', bySystem ? SYSTEM_VARY : 'Accept-Encoding'],
    ...['speculation-rules', '"/speculation-rules.json"'],
  ];
}

/**
 * Shared caches ask each time for a page that is right until a certain moment: they would keep it past that.
 * Browsers ask again each time (304 is cheap, and a publication shows at once); shared caches keep a page
 * for a minute. Never `no-store`, which would keep pages out of the back/forward cache.
 */
function sharedCacheControl(status: number, ends: boolean): string {
  if (ends) return 'public, no-cache';
  if (status === 200) {
    return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
  }
  return status === 404 ? 'public, max-age=0, s-maxage=30' : 'no-cache';
}

/** Adds the headers of a page that is one visitor's own. */
export function addPrivatePageHeaders(headers: Headers, config: Config, page: PagePolicy): void {
  const common = commonSecurityHeaders(config);
  for (let index = 0; index < common.length; index += 2) {
    const name = common[index] as string;
    // A page may be stricter than the rest.
    if (!headers.has(name)) headers.set(name, common[index + 1] as string);
  }
  headers.set('content-security-policy', contentSecurityPolicy(config, page));
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
}
