import type { Payload } from 'payload';
import type { CurrencyOf } from './clean-document.ts';
import { countListedArticles, newestListedArticles } from './listed-articles.ts';
import type { IdQuery } from './read-article-list.ts';
import { type Answer, type Condition, countDocuments, type Query, readDocuments } from './read-documents.ts';
import { taggedCache } from './tagged-cache.ts';

export interface DocumentLoader {
  /** Reads the documents that match a query, without a cache. @throws if the database can't be read */
  load(query: Query): Promise<Answer>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

interface LoaderDeps {
  payload: Payload;
  currencyOf: CurrencyOf;
  ask: IdQuery;
}

/** How many lists have their total remembered. */
const TOTALS = 500;

/** Reads documents. The total of a list is remembered until a document of its type changes. */
export function documentLoader(
  { payload, currencyOf, ask }: LoaderDeps,
  age: { maxAge: number; now(): number },
): DocumentLoader {
  const totals = taggedCache<{ total: number; tags: string[] }>({
    ...age,
    limit: TOTALS,
    outdated: (known) => known,
  });

  /** Counting scans all documents, so a list is counted once for all its pages, and again only when a document changes. */
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

/** A cache key for a query; equal queries have equal keys. */
export function keyOf({ type, locale, where, page, sort, populate, without }: Query): string {
  const conditions = where.map((condition) => JSON.stringify(condition)).sort();
  return JSON.stringify([type.name, locale, conditions, page, sort, populate, without]);
}
