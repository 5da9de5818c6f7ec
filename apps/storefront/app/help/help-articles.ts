import type { Content } from '@spindle/content/reading/readers.ts';
import type { HelpRef } from '@spindle/content/types/page-help-details/schema.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Most articles that a list returns in one read. */
const PART = 100;

/** Nobody would read a longer page through; the search finds the others. */
const MOST = 1_000;

/**
 * The help articles of a language, up to `MOST`.
 * @param tags gets the tags of what they were made from
 */
export async function helpArticles(
  content: Pick<Content, 'list'>,
  locale: Locale,
  tags: Set<string>,
): Promise<HelpRef[]> {
  const articles: HelpRef[] = [];
  for (let number = 1; (number - 1) * PART < MOST; number++) {
    const {
      items,
      total,
      tags: used,
    } = await content.list('page-help-details', {
      locale,
      page: { number, size: PART },
    });
    for (const tag of used) tags.add(tag);
    articles.push(...items);
    if (number * PART >= total) break;
  }
  return articles;
}
