import type { Page } from '@spindle/content/fields/page-schema.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { HeadersArgs, MetaDescriptor } from 'react-router';
import type { PageState } from '../../page/state.ts';
import { retryHeaders } from '../retry-headers.ts';

/**
 * Head of a page that no search engine keeps.
 * @param seo what editors say of it, where a document is shown
 */
export function pageHead(
  matches: readonly ({ loaderData?: unknown } | undefined)[],
  title: (locale: Locale) => string,
  seo?: Page['seo'],
): MetaDescriptor[] {
  const state = matches[0]?.loaderData as PageState | undefined;
  return [
    ...(state ? [{ title: `${title(state.locale)} – ${state.shopName}` }] : []),
    ...(seo?.metaDescription ? [{ name: 'description', content: seo.metaDescription }] : []),
    ...(seo?.meta ?? []),
    { name: 'robots', content: 'noindex, nofollow' },
    ...(seo?.structuredData ? [{ 'script:ld+json': seo.structuredData as object }] : []),
  ];
}

/**
 * One buyer's page: kept by nobody, and its address, which holds the checkout's id or a token, goes along with no
 * request, also not with those to the shop, which a proxy may log. Not `no-referrer`: browsers would then send forms
 * without an origin.
 */
export function privateHeaders(answered: HeadersArgs): Record<string, string> {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'strict-origin',
    ...retryHeaders(answered),
  };
}
