import type { Locale } from '@spindle/platform/locales.ts';
import { articles } from '../types/articles/type.ts';
import { type IdQuery, readArticleIds } from './read-article-list.ts';
import type { Query } from './read-documents.ts';

/** Finds a category that is shown in a language. */
const CATEGORY = `select category.id from cms.article_categories category
  join cms.article_categories_locales words on words._parent_id = category.id
  where category.slug = $2 and category._status = 'published' and words._locale::text = $1 and words.shown`;

/**
 * The number of articles for queries that `cms.article_list` can answer: all of a language, or those of a category. The
 * content system would have to group all articles to count them.
 * @returns undefined for any other query
 */
export async function countListedArticles(ask: IdQuery, query: Query): Promise<number | undefined> {
  if (query.type.name !== articles.name) return undefined;
  const slug = categoryIn(query);
  if (slug === undefined && query.where.length > 0) return undefined;
  const { rows } = await ask(
    `select count(*)::int as total from cms.article_list where locale = $1
     ${slug === undefined ? '' : `and category_id = (${CATEGORY})`}`,
    [query.locale, ...(slug === undefined ? [] : [slug])],
  );
  return Number(rows[0]?.total);
}

/**
 * A page of a category's articles, newest first, from the index of `cms.article_list`. The content system would have to
 * sort all articles.
 * @returns undefined for any other query
 */
export async function newestListedArticles(
  ask: IdQuery,
  query: Query,
): Promise<{ ids: number[]; total: number } | undefined> {
  const { type, locale, page, sort = [] } = query;
  const slug = categoryIn(query);
  const [first, ...others] = sort;
  const newest = first?.field === 'publishedAt' && first.descending && others.length === 0;
  if (type.name !== articles.name || slug === undefined || !newest || !page) return undefined;
  const id = await categoryId(ask, locale, slug);
  return id === undefined ? { ids: [], total: 0 } : readArticleIds(ask, id, locale, page);
}

async function categoryId(ask: IdQuery, locale: Locale, slug: string): Promise<number | undefined> {
  const { rows } = await ask(CATEGORY, [locale, slug]);
  return rows[0] && Number(rows[0].id);
}

/** The category by which a query filters, if that is its only condition. */
function categoryIn({ where: [only, ...others] }: Query): string | undefined {
  if (only?.field !== 'category.slug' || only.operator !== 'eq' || others.length > 0) return undefined;
  return String(only.values[0]);
}
