import type { DatabaseTimes } from '@spindle/platform/bounded-pool.ts';
import type { Config } from '@spindle/platform/config.ts';
import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { z } from 'zod';
import { countMissed } from '../missed/count-missed.ts';
import { openPayload } from '../payload/open-payload.ts';
import { type Found, type SearchQuery, search } from '../search/search.ts';
import type { Role } from '../staff/access.ts';
import { roleOfAccount } from '../staff/role-of-account.ts';
import type { Complain, ContentType } from '../types/define-type.ts';
import { contentTypesByName, type DocumentOf, type PageType, type TypeName } from '../types/register.ts';
import { type AddressParts, addressParts } from './address-parts.ts';
import { type ArticleLists, articleLists } from './article-lists.ts';
import { BrokenContent } from './broken-content.ts';
import type { CurrencyOf } from './clean-document.ts';
import { comingAddresses } from './coming-addresses.ts';
import { documentLoader, keyOf } from './document-loader.ts';
import type { DraftOf } from './draft-of.ts';
import type { RedirectRule } from './follow-rules.ts';
import { type Pictures, pictures } from './pictures.ts';
import { type PagesOfProduct, productPages } from './product-pages.ts';
import { type DocumentAddress, publishedAddresses } from './published-addresses.ts';
import type { Answer, Condition, Query, Sorting } from './read-documents.ts';
import { redirectRules } from './redirect-rules.ts';
import { taggedCache } from './tagged-cache.ts';

/** A document and the surrogate keys of everything it was made from; pages pass them to the page cache. */
export type Tagged<Document> = Document & { tags: string[] };

export interface ReadQuery {
  locale: Locale;
  /** Fields with their values; omitted for a type with a single document. */
  where?: Readonly<Record<string, string | number | boolean>>;
  /** Reads anew, whether cached or not. */
  refresh?: boolean;
  /** The document that is shown as a draft (from `draftOf`); such answers are never cached. */
  draft?: DraftOf | undefined;
}

export interface ListQuery extends Omit<ReadQuery, 'draft'> {
  /** From 1; the size is 25 by default, and 100 at most. */
  page?: { number: number; size: number };
  sort?: readonly Sorting[];
}

export interface Listed<Document> {
  items: Document[];
  /** On all pages together. */
  total: number;
  tags: string[];
}

/** Documents of the content system. */
export interface Content extends ArticleLists, Pictures {
  /**
   * The document of a type: `read('footer', { locale })`, `read('page-buys', { locale, where: { slug } })`.
   * @returns null if it never existed, or is not published in this language
   * @throws {BrokenContent} if it exists, but lacks what its type's schema demands; other errors if it can't be loaded
   */
  read<Name extends TypeName>(name: Name, query: ReadQuery): Promise<Tagged<DocumentOf<Name>> | null>;
  /**
   * A page of a list, with the total: `list('combos', { locale, sort: [{ field: 'position' }] })`. A document that does
   * not fit its type's schema is left out, and that is logged.
   */
  list<Name extends TypeName>(name: Name, query: ListQuery): Promise<Listed<DocumentOf<Name>>>;
  /**
   * The published document that is the page at a path (without language prefix); null if there is none. Costs no query,
   * even for made-up paths, in a shop with at most a few thousand pages.
   * @param options.draft also finds this document if it is not published yet
   * @param options.locale finds only a document that is published in this language
   */
  address(
    path: string,
    options?: { draft?: DraftOf | undefined; locale?: Locale },
  ): Promise<DocumentAddress | null>;
  /** The address of a document that is published in a language; costs what `address` does. */
  addressOf(type: PageType, id: number, locale: Locale): Promise<DocumentAddress | null>;
  /** All published documents that are pages, by path. */
  addressParts: AddressParts;
  /**
   * Where visitors of a path (without language prefix) are redirected; null if neither an editor nor a product says so.
   * Costs no query, even for made-up paths.
   */
  redirect(path: string): Promise<RedirectRule | null>;
  /** Whether the demo shop, while it is being loaded, will have a page at a path (without language prefix). */
  isComing(path: string): Promise<boolean>;
  /**
   * The paths of a product's own page and its buy page, if they are published in a language; links to the product lead
   * there. Costs no query. Answers that use it must carry `productPagesTag(pid)`.
   */
  pagesOf(pid: string, locale: Locale): Promise<PagesOfProduct>;
  /** The paths of products whose visitors are redirected to another product; they are in no list. */
  replaced(): Promise<readonly string[]>;
  /** Counts, for editors, that a visitor found nothing at a path (without language prefix). */
  countMissed(path: string): void;
  /**
   * Published documents as JSON with the specification's names, for the CMS calls.
   * @throws {LineFull} if too many ask for what is not cached
   */
  documents(query: Omit<Query, 'draft'>, options?: { refresh?: boolean }): Promise<Answer>;
  /** Whether the answer of `documents` is cached, so that asking costs nothing. */
  isKept(query: Omit<Query, 'draft'>): boolean;
  /**
   * What visitors can find, best first. Not cached, because hardly two people search for the same thing.
   * @throws {LineFull} if too many ask at once
   */
  search(query: SearchQuery): Promise<Found[]>;
  /** The present role of an account of the back office; undefined if the account is gone. Not cached. */
  staffRole(id: string): Promise<Role | undefined>;
  /** Forgets what was made from these documents; called by the purge channel. */
  purge(tags: readonly string[]): void;
  /** Purges may have been missed: everything is read again before it is used. */
  purgeAll(): void;
  close(): Promise<void>;
}

export interface ContentDeps {
  config: Pick<Config, 'databaseUrl' | 'secret' | 'origins' | 'sites' | 'media'>;
  log: Log;
  currencyOf: CurrencyOf;
  /** How long to wait for the database; patient by default. */
  times?: DatabaseTimes;
}

/** How many answers for pages are kept in memory; each takes a few kilobytes. */
const CACHED_ANSWERS = 2_000;

/**
 * How many answers are kept to calls, and how many that say that nothing is there: anybody can ask for as many of these
 * as they like.
 */
const CACHED_FOR_ANYBODY = 500;

/** A document is read again after this time (ms), in case the announcement of a change was lost. */
const MAX_AGE = 5 * 60_000;

/** How often counted addresses are written, ms. */
const MISSED_EVERY = 30_000;

/** Tag of an answer that is out of date, because the content system could not be asked again. */
export const OUTDATED = 'outdated';

/** Starts the content system for reading (about two seconds). */
export async function openContent({ config, log, currencyOf, times }: ContentDeps): Promise<Content> {
  const { payload, close } = await openPayload({ config, log, ...(times && { times }) });
  const ask = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);
  const age = { maxAge: MAX_AGE, now: Date.now };
  const cached = (limit: number) =>
    taggedCache<Answer>({
      limit,
      spare: { limit: CACHED_FOR_ANYBODY, holds: ({ documents }) => documents.length === 0 },
      ...age,
      outdated: (answer) => ({ ...answer, tags: [...answer.tags, OUTDATED] }),
    });
  const forPages = cached(CACHED_ANSWERS);
  const forCalls = cached(CACHED_FOR_ANYBODY);
  const addresses = publishedAddresses(ask, age);
  const rules = redirectRules(ask, age);
  const pages = productPages(ask, age);
  const loader = documentLoader({ payload, currencyOf, ask }, age);
  // Searches and calls, which anybody can vary endlessly, get two of the pool's five connections.
  const inTurn = fewAtOnce({ atOnce: 2, waiting: 40 });
  const missed = countMissed(ask);
  const writing = setInterval(
    () => missed.flush().catch((error) => log.warn({ err: error }, 'missed addresses are not counted')),
    MISSED_EVERY,
  ).unref();
  const complained = new Set<string>();
  const parsed = new WeakMap<Answer, unknown>();

  const load = (query: Query) => () => loader.load(query);
  /** Answers to calls evict only one another. */
  const remember = (
    key: string,
    read: () => Promise<Answer>,
    { refresh = false, calls = false }: { refresh?: boolean; calls?: boolean } = {},
  ) => {
    const cache = calls ? forCalls : forPages;
    const load = calls ? () => inTurn(read) : read;
    return refresh ? cache.refresh(key, load) : cache.get(key, load);
  };

  const complainAbout =
    (type: string, document: Record<string, unknown>): Complain =>
    (path, reason) => {
      const version = `${type}#${document.id}@${document.updatedAt} ${path}`;
      if (complained.has(version)) return;
      if (complained.size >= 1_000) complained.clear();
      complained.add(version);
      log.warn({ type, id: document.id, updatedAt: document.updatedAt, path, reason }, 'content left out');
    };

  return {
    async read<Name extends TypeName>(
      name: Name,
      { locale, where = {}, draft, refresh = false }: ReadQuery,
    ): Promise<Tagged<DocumentOf<Name>> | null> {
      const type = typeNamed(name);
      const query = { type, where: conditions(where), locale, draft };
      const found = await (draft ? load(query)() : remember(keyOf(query), load(query), { refresh }));
      const [document] = found.documents;
      if (!document) return null;
      const known = parsed.get(found);
      if (known) return known as Tagged<DocumentOf<Name>>;
      const result = type.schema(complainAbout(name, document)).safeParse(document);
      // A draft in a language that is not completely written yet.
      if (!result.success && draft) return null;
      if (!result.success) throw broken(name, where, result.error);
      const tagged = { ...(result.data as DocumentOf<Name>), tags: found.tags };
      parsed.set(found, tagged);
      return tagged;
    },
    async list<Name extends TypeName>(
      name: Name,
      { locale, where = {}, page = { number: 1, size: 25 }, sort, refresh }: ListQuery,
    ): Promise<Listed<DocumentOf<Name>>> {
      const type = typeNamed(name);
      const query = { type, where: conditions(where), locale, page, ...(sort && { sort }) };
      const found = await remember(keyOf(query), load(query), { refresh: refresh ?? false });
      const known = parsed.get(found);
      if (known) return known as Listed<DocumentOf<Name>>;
      const items = found.documents.flatMap((document) => {
        const complain = complainAbout(name, document);
        const result = type.schema(complain).safeParse(document);
        if (result.success) return [result.data as DocumentOf<Name>];
        const [issue] = result.error.issues;
        complain(issue?.path.join('.') ?? '', issue?.message ?? '');
        return [];
      });
      const listed = { items, total: found.total, tags: found.tags };
      parsed.set(found, listed);
      return listed;
    },
    async documents(asked, { refresh = false } = {}) {
      return remember(keyOf(asked), load(asked), { refresh, calls: true });
    },
    isKept: (asked) => forCalls.has(keyOf(asked)),
    ...articleLists({
      query: ask,
      read: (query) => load(query)(),
      remember,
    }),
    async search(asked) {
      const [found, replaced] = await Promise.all([inTurn(() => search(ask, asked)), rules.replaced()]);
      return found.filter(({ path }) => !replaced.includes(path));
    },
    countMissed: missed.count,
    staffRole: (id) => roleOfAccount(ask, id),
    ...pictures(ask),
    address: addresses.find,
    addressOf: addresses.findDocument,
    addressParts: addressParts(ask, age),
    redirect: rules.find,
    isComing: comingAddresses(ask),
    pagesOf: pages.find,
    replaced: rules.replaced,
    purge(tags) {
      forPages.purge(tags);
      forCalls.purge(tags);
      loader.purge(tags);
      addresses.purge(tags);
      rules.purge(tags);
      pages.purge(tags);
    },
    purgeAll() {
      forPages.purgeAll();
      forCalls.purgeAll();
      loader.purgeAll();
      addresses.purgeAll();
      rules.purgeAll();
      pages.purgeAll();
    },
    async close() {
      clearInterval(writing);
      // A database that is away must not keep this from closing.
      await missed.flush().catch(() => {});
      await close();
    },
  };
}

function conditions(where: NonNullable<ReadQuery['where']>): Condition[] {
  return Object.entries(where).map(([field, value]) => ({ field, operator: 'eq', values: [value] }));
}

function typeNamed(name: string): ContentType {
  const type = contentTypesByName.get(name);
  if (!type) throw new Error(`There is no content type ${name}.`);
  return type;
}

function broken(name: string, where: ReadQuery['where'], { issues: [issue] }: z.ZodError): BrokenContent {
  const document = `${name} ${JSON.stringify(where)}`;
  return new BrokenContent(`The content ${document} is broken: ${issue?.path.join('.')} ${issue?.message}`);
}
