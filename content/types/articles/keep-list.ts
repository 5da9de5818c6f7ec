import { sql } from 'drizzle-orm';
import type { Projection } from '../../publishing/projections.ts';
import { shownLocales } from '../../publishing/shown-locales.ts';
import { articleListTag } from '../../reading/tags.ts';

/** Keeps `cms.article_list`; announces the lists of the categories that the article was in and is in. */
export const keepArticleList: Projection = async (tx, type, id, live) => {
  if (type.name !== 'articles') return [];
  const { rows: before } = await tx.execute<{ category: number }>(sql`
    delete from cms.article_list where document_id = ${id} returning category_id as category`);
  const categories = new Set(before.map(({ category }) => category));
  if (live?.category && live.publishedAt) {
    const category = Number(live.category);
    for (const locale of await shownLocales(tx, type, id)) {
      await tx.execute(sql`
        insert into cms.article_list (document_id, locale, category_id, published_at)
        values (${id}, ${locale}, ${category}, ${String(live.publishedAt)})`);
    }
    categories.add(category);
  }
  return [...categories].map(articleListTag);
};
