import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { NO_PAGE } from '@spindle/platform/no-page.ts';
import type { ContentType } from '../types/define-type.ts';

/** Pages on which visitors pay or log in: no editor may redirect visitors away from them. */
const TRUSTED_PAGES: ReadonlySet<string> = new Set([
  'card-info-pay',
  'checkout',
  'member',
  'pay-renewal',
  'payment',
  'price-change',
  'thankyou',
]);

/** Pages that are not documents: the storefront itself draws them (spec §2). */
const FIXED_PAGES: ReadonlySet<string> = new Set([
  ...TRUSTED_PAGES,
  ...['activate-offline', 'contact', 'downloads', 'find-order', 'promotion', 'search', 'store'],
  ...['entry-article-category', 'entry-product', 'entry-product-buy', 'entry-system-article'],
]);

/**
 * First parts of paths that no document may have: pages that the storefront itself draws, now or by the specification
 * (spec §2), all languages, whether active or not, and names that are not pages.
 */
export const RESERVED_NAMES: ReadonlySet<string> = new Set<string>([
  ...ALL_LOCALES,
  ...FIXED_PAGES,
  // Pages that are documents of a type that owns their name.
  ...['exchange-code', 'help', 'subscription-cancel', 'uninstall-software', 'update-payment-method'],
  ...['dvd', 'blu-ray', '4k-uhd', 'others', 'index', 'error-404'],
  ...['about', 'terms-of-use', 'privacy', 'purchase-policy', 'refund-policy'],
  ...NO_PAGE,
  // Names with a special meaning in other systems, or that may become pages of the shop. Links to documents are stored
  // below `doc`.
  ...['admin', 'cms', 'doc', 'fonts', 'order', 'robots', 'sitemap', 'static', 'well-known'],
]);

/** Whether documents of a type may not have this address. */
export function isReserved(path: string, type: Pick<ContentType, 'owns'>): boolean {
  const name = path.split('/', 2)[1] ?? '';
  return RESERVED_NAMES.has(name) && !type.owns?.includes(name);
}

const isIn = (names: ReadonlySet<string>) => (path: string) => names.has(path.split('/', 2)[1] ?? '');

/** Whether the storefront itself draws the page at this address, or one above it. */
export const isFixedPage = isIn(FIXED_PAGES);

/** Whether visitors pay or log in at this address. */
export const isTrustedPage = isIn(TRUSTED_PAGES);
