import type { Locale } from '@spindle/platform/locales.ts';

/** Asks the content database. */
export type IdQuery = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** The articles of a category in a language, newest first, one page at a time. */
export async function readArticleIds(
  query: IdQuery,
  categoryId: number,
  locale: Locale,
  page: { number: number; size: number },
): Promise<{ ids: number[]; total: number }> {
  const counted = await query(
    'select count(*)::int as total from cms.article_list where category_id = $1 and locale = $2',
    [categoryId, locale],
  );
  const total = Number(counted.rows[0]?.total);
  const before = (page.number - 1) * page.size;
  const count = Math.min(page.size, total - before);
  if (count <= 0) return { ids: [], total };
  // Counts from the nearer end, because skipped rows are read, too.
  const behind = total - before - count;
  const [order, skipped] = before <= behind ? ['desc', before] : ['asc', behind];
  const { rows } = await query(
    `select document_id from cms.article_list where category_id = $1 and locale = $2
     order by published_at ${order}, document_id ${order} limit $3 offset $4`,
    [categoryId, locale, count, skipped],
  );
  const ids = rows.map(idOf);
  return { ids: order === 'desc' ? ids : ids.reverse(), total };
}

/**
 * Articles in the same category: those published just before this one, then those just after. A new article changes only
 * few pages, because older articles keep their neighbours.
 */
export async function readRelatedIds(
  query: IdQuery,
  id: number,
  locale: Locale,
  most: number,
): Promise<number[]> {
  const beside = async (comparison: '<' | '>', order: 'desc' | 'asc', limit: number) => {
    const { rows } = await query(
      `select other.document_id from cms.article_list own
       cross join lateral (
         select document_id, published_at from cms.article_list
         where category_id = own.category_id and locale = own.locale
           and (published_at, document_id) ${comparison} (own.published_at, own.document_id)
         order by published_at ${order}, document_id ${order} limit $3
       ) other
       where own.document_id = $1 and own.locale = $2
       order by other.published_at ${order}, other.document_id ${order}`,
      [id, locale, limit],
    );
    return rows.map(idOf);
  };
  const older = await beside('<', 'desc', most);
  return older.length < most ? [...older, ...(await beside('>', 'asc', most - older.length))] : older;
}

function idOf(row: Record<string, unknown>): number {
  return Number(row.document_id);
}
