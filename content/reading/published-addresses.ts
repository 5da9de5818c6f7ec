import type { Locale } from '@spindle/platform/locales.ts';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import type { ContentType } from '../types/define-type.ts';
import { contentTypes, type PageType } from '../types/register.ts';
import type { DraftOf } from './draft-of.ts';
import { taggedCache } from './tagged-cache.ts';
import { ADDRESSES_TAG } from './tags.ts';

/** A document that is a page. */
export interface DocumentAddress {
  /** Without language prefix: `/dvd-ripper/buy`. */
  path: string;
  type: PageType;
  slug: string;
  /** The languages in which it is published. */
  locales: readonly Locale[];
  /** The name of the route middleware that loads it, if its type has one. */
  middleware?: string;
}

export interface PublishedAddresses {
  /**
   * @param options.draft also finds this document if it is not published yet; costs a query
   * @param options.locale finds only a document that is published in this language
   */
  find(
    path: string,
    options?: { draft?: DraftOf | undefined; locale?: Locale },
  ): Promise<DocumentAddress | null>;
  /** The address of a document that is published in a language; costs the same as `find`. */
  findDocument(type: PageType, id: number, locale: Locale): Promise<DocumentAddress | null>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

interface Row {
  path: string;
  type: string;
  id: number;
  slug: string;
  locales: Locale[];
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: Row[] }>;

/** The types whose documents are pages, with the middleware that loads them. */
export const PAGE_TYPES: ReadonlyMap<string, string | undefined> = new Map(
  (contentTypes as readonly ContentType[])
    .filter((type) => type.pages)
    .map((type) => [type.name, type.kind === 'collection' ? type.middleware : undefined]),
);
const ROWS = `select path, type, document_id as id, slug, locales from ${CONTENT_SCHEMA}.addresses`;

/** All addresses, or none if there are more than the limit. */
const ALL_OF_A_FEW = `${ROWS} where published and cardinality(locales) > 0
  and (select count(*) from (select from ${CONTENT_SCHEMA}.addresses limit $1::int + 1) as first_ones) <= $1`;

/** How many addresses of a larger shop are cached; the same number of paths without a document is cached, too. */
const KEPT = 5_000;

/**
 * The addresses of published documents. Most shops have so few that all are kept in memory: whether there is a document
 * at a path is known without asking the database. They are read again when an address is published or withdrawn.
 * @param options.most how many addresses are kept as a whole; a shop with more keeps those that visitors ask for, and any
 * other one costs a query
 */
export function publishedAddresses(
  query: Query,
  { most = KEPT, ...age }: { most?: number; maxAge: number; now(): number },
): PublishedAddresses {
  const whole = taggedCache<{
    byPath?: ReadonlyMap<string, DocumentAddress>;
    byDocument?: ReadonlyMap<string, DocumentAddress>;
    tags: string[];
  }>({
    ...age,
    limit: 1,
    // Not marked here: the document at the address tells itself whether it is out of date.
    outdated: (known) => known,
  });
  const single = taggedCache<{ address: DocumentAddress | null; tags: string[] }>({
    ...age,
    limit: most,
    spare: { limit: most, holds: ({ address }) => address === null },
    outdated: (known) => known,
  });
  const tags = [ADDRESSES_TAG];
  const loadWhole = async () => {
    const { rows } = await query(ALL_OF_A_FEW, [most]);
    if (rows.length === 0) return { tags };
    const byPath = new Map(rows.flatMap((row) => toAddress(row).map((address) => [row.path, address])));
    const byDocument = new Map(
      rows.flatMap((row) => toAddress(row).map((address) => [documentKey(row), address])),
    );
    return { byPath, byDocument, tags };
  };
  const ask = async (condition: string, values: readonly unknown[]) => {
    const { rows } = await query(`${ROWS} where ${condition}`, [...values]);
    return rows.flatMap(toAddress)[0] ?? null;
  };
  const loadSingle = (condition: string, values: readonly unknown[]) => async () => ({
    address: await ask(`${condition} and published`, values),
    tags,
  });
  const inLanguage = (found: DocumentAddress | null, locale: Locale | undefined) =>
    found && (!locale || found.locales.includes(locale)) ? found : null;
  return {
    async find(path, { draft, locale } = {}) {
      const own =
        draft && (await ask('path = $1 and type = $2 and document_id = $3', [path, draft.type, draft.id]));
      if (own) return own;
      const { byPath } = await whole.get('', loadWhole);
      const found = byPath
        ? (byPath.get(path) ?? null)
        : (await single.get(path, loadSingle('path = $1', [path]))).address;
      return inLanguage(found, locale);
    },
    async findDocument(type, id, locale) {
      const { byDocument } = await whole.get('', loadWhole);
      const key = documentKey({ type, id });
      const load = loadSingle('type = $1 and document_id = $2', [type, id]);
      const found = byDocument ? (byDocument.get(key) ?? null) : (await single.get(key, load)).address;
      return inLanguage(found, locale);
    },
    purge(changed) {
      whole.purge(changed);
      single.purge(changed);
    },
    purgeAll() {
      whole.purgeAll();
      single.purgeAll();
    },
  };
}

/** Can't be confused with a path, because paths begin with a slash. */
const documentKey = ({ type, id }: Pick<Row, 'type' | 'id'>) => `${type}#${id}`;

/** A type of a later version, or one that no longer has pages, has no address. */
function toAddress({ path, type, slug, locales }: Row): DocumentAddress[] {
  if (!PAGE_TYPES.has(type)) return [];
  const middleware = PAGE_TYPES.get(type);
  return [{ path, type: type as PageType, slug, locales, ...(middleware && { middleware }) }];
}
