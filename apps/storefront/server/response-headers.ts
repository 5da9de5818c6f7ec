import type { Config } from '@spindle/platform/config.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';
import { commonSecurityHeaders, contentSecurityPolicy, type PagePolicy } from './security-headers.ts';

/**
 * What a page's bytes depend on besides its URL. A CDN maps the last two to one class, win or mac
 * (docs/decisions/0076-vary-by-system.md).
 */
const SYSTEM_VARY = 'Accept-Encoding, User-Agent, Sec-CH-UA-Platform';

/** Headers of a page that is stored for everyone: names and values in turn. */
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
 * Browsers revalidate each time (304 is cheap, and a publication shows at once); shared caches keep a page for a minute.
 * A page that is valid until a certain moment is revalidated by shared caches, too, which would otherwise keep it past
 * that. Never `no-store`, which would exclude pages from the back/forward cache.
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
    // A page may set a stricter value.
    if (!headers.has(name)) headers.set(name, common[index + 1] as string);
  }
  headers.set('content-security-policy', contentSecurityPolicy(config, page));
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
}
