import type { Locale } from '@spindle/platform/locales.ts';

/** How many articles stand on one page of a category's list. */
export const ARTICLES_A_PAGE = 6;

/** A page of a category's list, from 1, the newest article first: a query for `content.list('articles', …)`. */
export function listOfCategory(locale: Locale, category: string, page: number) {
  return {
    locale,
    where: { 'category.slug': category },
    sort: [{ field: 'publishedAt', descending: true }],
    page: { number: page, size: ARTICLES_A_PAGE },
  };
}
