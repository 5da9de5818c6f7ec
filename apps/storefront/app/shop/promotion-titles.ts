import type { Content } from '@spindle/content/reading/readers.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Editors' titles of promotions in a language, by the document's slug, which is the key of its rule. */
export async function promotionTitles(
  content: Pick<Content, 'list'>,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const sort = [{ field: 'startsAt', descending: true }];
  const listed = await content.list('promotions', { locale, sort, page: { number: 1, size: 50 } });
  return Object.fromEntries(listed.items.map(({ slug, title }) => [slug, title]));
}
