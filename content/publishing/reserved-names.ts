import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { NO_PAGE } from '@spindle/platform/no-page.ts';
import type { ContentType } from '../types/define-type.ts';

/** Where visitors pay and log in: no editor can lead them elsewhere from there. */
const TRUSTED_PAGES: ReadonlySet<string> = new Set([
  'card-info-pay',
  'checkout',
  'member',
  'pay-renewal',
  'payment',
  'price-change',
  'thankyou',
]);

/** Pages that are no documents: the storefront draws them itself (spec §2). */
const FIXED_PAGES: ReadonlySet<string> = new Set([
  ...TRUSTED_PAGES,
  ...['activate-offline', 'contact', 'downloads', 'find-order', 'promotion', 'search', 'store'],
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

const isIn = (names: ReadonlySet<string>) => (path: string) => names.has(path.split('/', 2)[1] ?? '');

/** Whether the storefront itself has a page at this address, or would have below it. */
export const isFixedPage = isIn(FIXED_PAGES);

/** Whether visitors pay or log in at this address. */
export const isTrustedPage = isIn(TRUSTED_PAGES);
