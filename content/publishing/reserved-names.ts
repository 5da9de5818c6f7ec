import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { NO_PAGE } from '@spindle/platform/no-page.ts';
import type { ContentType } from '../types/define-type.ts';

/** Pages that the storefront draws itself: buying, the account, and what has an address by specification (spec §2). */
const FIXED_PAGES: ReadonlySet<string> = new Set([
  ...[
    'card-info-pay',
    'checkout',
    'contact',
    'member',
    'payment',
    'promotion',
    'search',
    'store',
    'thankyou',
  ],
  ...['entry-article-category', 'entry-product', 'entry-product-buy', 'entry-system-article'],
]);

/**
 * First parts of addresses that no document may have: pages that the storefront draws itself, now or as
 * specified (spec §2), languages whether they are active or not, and what is no page.
 */
export const RESERVED_NAMES: ReadonlySet<string> = new Set<string>([
  ...ALL_LOCALES,
  ...FIXED_PAGES,
  // Pages that are documents.
  ...['exchange-code', 'help', 'subscription-cancel', 'uninstall-software', 'update-payment-method'],
  ...['dvd', 'blu-ray', '4k-uhd', 'others', 'index', 'error-404'],
  ...['about', 'terms-of-use', 'privacy', 'purchase-policy', 'refund-policy'],
  ...NO_PAGE,
  // What is no page elsewhere, or may become one of ours.
  // Links to documents are stored below `doc`.
  ...['admin', 'cms', 'doc', 'fonts', 'order', 'robots', 'sitemap', 'static', 'well-known'],
]);

/** Whether documents of a type may not have this address. */
export function isReserved(path: string, type: Pick<ContentType, 'owns'>): boolean {
  const name = path.split('/', 2)[1] ?? '';
  return RESERVED_NAMES.has(name) && !type.owns?.includes(name);
}

/** Whether a page that is always there has this address; no editor can lead its visitors elsewhere. */
export function isFixedPage(path: string): boolean {
  return FIXED_PAGES.has(path.split('/', 2)[1] ?? '');
}
