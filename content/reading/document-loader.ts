import type { Payload } from 'payload';
import type { CurrencyOf } from './clean-document.ts';
import { countListedArticles, newestListedArticles } from './listed-articles.ts';
import type { IdQuery } from './read-article-list.ts';
import { type Answer, type Condition, countDocuments, type Query, readDocuments } from './read-documents.ts';
import { taggedCache } from './tagged-cache.ts';

export interface DocumentLoader {
  /** The documents of a question, read anew. @throws when the database can't be read */
  load(query: Query): Promise<Answer>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

interface LoaderDeps {
  payload: Payload;
  currencyOf: CurrencyOf;
  ask: IdQuery;
}

/** Lists of which the total is remembered. */
const TOTALS = 500;

/** Reads documents; how many a list has on all its pages is remembered until a document of its type changes. */
export function documentLoader(
  { payload, currencyOf, ask }: LoaderDeps,
  age: { maxAge: number; now(): number },
): DocumentLoader {
  const totals = taggedCache<{ total: number; tags: string[] }>({
    ...age,
    limit: TOTALS,
    outdated: (known) => known,
  });

  /** Counting looks at all there are: the pages of a list are counted once, and again when a document changes. */
  const countOf = async (query: Query) => {
    const { type, locale, where } = query;
    const { total } = await totals.get(keyOf({ type, locale, where }), async () => ({
      total: (await countListedArticles(ask, query)) ?? (await countDocuments(payload, query)),
      tags: [type.name],
    }));
    return total;
  };

  return {
    async load(query) {
      const listed = query.draft ? undefined : await newestListedArticles(ask, query);
      if (!listed) return readDocuments(payload, currencyOf, query, countOf);
      const { ids, total } = listed;
      if (ids.length === 0) return { documents: [], total, tags: [query.type.name] };
      const where: Condition[] = [{ field: 'id', operator: 'in', values: ids }];
      const page = { number: 1, size: ids.length };
      const found = await readDocuments(payload, currencyOf, { ...query, where, page }, async () => total);
      return { ...found, total };
    },
    purge: totals.purge,
    purgeAll: totals.purgeAll,
  };
}

/** Names a question; equal ones have the same name. */
export function keyOf({ type, locale, where, page, sort, populate, without }: Query): string {
  const conditions = where.map((condition) => JSON.stringify(condition)).sort();
  return JSON.stringify([type.name, locale, conditions, page, sort, populate, without]);
}
