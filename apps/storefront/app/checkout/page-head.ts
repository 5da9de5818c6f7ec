import type { Page } from '@spindle/content/fields/page-schema.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { HeadersArgs, MetaDescriptor } from 'react-router';
import type { PageState } from '../../page/state.ts';
import { retryHeaders } from '../retry-headers.ts';

/**
 * Head of a page that search engines must not index.
 * @param seo the fields for search engines of a document, if the page shows one
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
 * Headers of one buyer's page. It is not cached. Its address, which holds the checkout's id or a token, is sent with no
 * request, not even to the shop, as a proxy may log it. Not `no-referrer`: browsers would then send forms without an
 * origin.
 */
export function privateHeaders(answered: HeadersArgs): Record<string, string> {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'strict-origin',
    ...retryHeaders(answered),
  };
}
