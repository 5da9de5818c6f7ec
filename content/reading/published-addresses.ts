import type { Locale } from '@spindle/platform/locales.ts';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import type { ContentType } from '../types/define-type.ts';
import { contentTypes, type PageType } from '../types/register.ts';
import { taggedCache } from './tagged-cache.ts';
import { ADDRESSES_TAG } from './tags.ts';

/** A document that is a page of its own. */
export interface DocumentAddress {
  /** Without language prefix: `/dvd-ripper/buy`. */
  path: string;
  type: PageType;
  slug: string;
  /** The languages in which it is published. */
  locales: readonly Locale[];
  /** The name of the route middleware that loads it, where its type has one. */
  middleware?: string;
}

export interface PublishedAddresses {
  /**
   * @param options.draft also of a document that is not published yet; costs a query
   * @param options.locale of what is published only that which is published in this language
   */
  find(path: string, options?: { draft?: boolean; locale?: Locale }): Promise<DocumentAddress | null>;
  list(): Promise<readonly DocumentAddress[]>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

interface Row {
  path: string;
  type: string;
  slug: string;
  locales: Locale[];
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: Row[] }>;

const PAGE_TYPES: ReadonlyMap<string, string | undefined> = new Map(
  (contentTypes as readonly ContentType[])
    .filter((type) => type.pages)
    .map((type) => [type.name, type.kind === 'collection' ? type.middleware : undefined]),
);
const ROWS = `select path, type, slug, locales from ${CONTENT_SCHEMA}.addresses`;

/**
 * The addresses of published documents, kept in memory as a whole: what is at an address, and that nothing is,
 * is known without asking the database. Read anew when an address is published or withdrawn.
 * @param options.most addresses kept; in a shop with more, one that is not among them costs a query
 */
export function publishedAddresses(
  query: Query,
  { most = 50_000, ...age }: { most?: number; maxAge: number; now(): number },
): PublishedAddresses {
  const cache = taggedCache<{ byPath: Map<string, DocumentAddress>; whole: boolean; tags: string[] }>({
    ...age,
    limit: 1,
    // What is loaded for an address says itself whether it is out of date.
    outdated: (known) => known,
  });
  const load = async () => {
    const { rows } = await query(
      `${ROWS} where published and cardinality(locales) > 0 order by path limit $1`,
      [most + 1],
    );
    const kept = rows.slice(0, most).flatMap(toAddress);
    return {
      byPath: new Map(kept.map((address) => [address.path, address])),
      whole: rows.length <= most,
      tags: [ADDRESSES_TAG],
    };
  };
  const known = () => cache.get('', load);
  const ask = async (condition: string, path: string) => {
    const { rows } = await query(`${ROWS} where path = $1 ${condition}`, [path]);
    return rows.flatMap(toAddress)[0] ?? null;
  };
  return {
    async find(path, { draft = false, locale } = {}) {
      if (draft) return ask('', path);
      const { byPath, whole } = await known();
      const found = byPath.get(path) ?? (whole ? null : await ask('and published', path));
      return found && (!locale || found.locales.includes(locale)) ? found : null;
    },
    async list() {
      return [...(await known()).byPath.values()];
    },
    purge: cache.purge,
    purgeAll: cache.purgeAll,
  };
}

/** A type of a later version, or one that has no pages any more, has no address. */
function toAddress({ path, type, slug, locales }: Row): DocumentAddress[] {
  if (!PAGE_TYPES.has(type)) return [];
  const middleware = PAGE_TYPES.get(type);
  return [{ path, type: type as PageType, slug, locales, ...(middleware && { middleware }) }];
}
