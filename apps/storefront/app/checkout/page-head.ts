import type { Locale } from '@spindle/platform/locales.ts';
import type { HeadersArgs, MetaDescriptor } from 'react-router';
import type { PageState } from '../../page/state.ts';
import { retryHeaders } from '../retry-headers.ts';

/** Title of a page that no search engine keeps. */
export function pageHead(
  matches: readonly ({ loaderData?: unknown } | undefined)[],
  title: (locale: Locale) => string,
): MetaDescriptor[] {
  const state = matches[0]?.loaderData as PageState | undefined;
  return [
    ...(state ? [{ title: `${title(state.locale)} – ${state.shopName}` }] : []),
    { name: 'robots', content: 'noindex, nofollow' },
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
