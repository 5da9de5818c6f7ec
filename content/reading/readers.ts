import type { Config } from '@spindle/platform/config.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { z } from 'zod';
import { openPayload } from '../payload/open-payload.ts';
import { type Product, product } from '../types/products/schema.ts';
import { type ContentType, contentTypesByName } from '../types/register.ts';
import type { CurrencyOf } from './clean-document.ts';
import {
  type CheckoutTexts,
  type Commons,
  checkout,
  commons,
  type Footer,
  footer,
  type Navigation,
  navigation,
  type Page,
  pageSchema,
} from './documents.ts';
import { type Answer, type Query, readDocuments } from './read-documents.ts';
import { taggedCache } from './tagged-cache.ts';

/** A document and the surrogate keys of everything it was made from; pages hand them to the page cache. */
export type Tagged<Document> = Document & { tags: string[] };

export type PageType = 'page-home' | 'page-products' | 'page-buys' | 'page-error';

interface Options {
  locale: Locale;
  /** Show what is not published yet (after `isPreviewToken`); such answers are never cached. */
  draft?: boolean;
}

/**
 * Documents of the content system. Every reader answers null when a document never existed or is not
 * published, and throws when it exists but can't be loaded.
 */
export interface Content {
  page(query: Options & { type: PageType; slug?: string }): Promise<Tagged<Page> | null>;
  /** In the order asked for; those that are not published are left out. */
  products(query: Options & { pids: readonly string[] }): Promise<{ products: Product[]; tags: string[] }>;
  navigation(query: Options & { os: 'win' | 'mac' }): Promise<Tagged<Navigation> | null>;
  footer(query: Options): Promise<Tagged<Footer> | null>;
  commons(query: Options): Promise<Tagged<Commons> | null>;
  checkout(query: Options): Promise<Tagged<CheckoutTexts> | null>;
  /** Published documents as JSON under the specification's names, for the CMS calls. */
  documents(query: Omit<Query, 'draft'>, options?: { refresh?: boolean }): Promise<Answer>;
  /** Forgets what was made from these documents; wired to the purge channel. */
  purge(tags: readonly string[]): void;
  /** Purges may have been missed: everything is read again before it is trusted. */
  distrust(): void;
  close(): Promise<void>;
}

export interface ContentDeps {
  config: Pick<Config, 'databaseUrl' | 'secret' | 'origins' | 'mediaDirectory'>;
  log: Log;
  currencyOf: CurrencyOf;
}

/** Documents kept in memory at most; each is a few kilobytes. */
const CACHED_ANSWERS = 2_000;

/** Starts the content system for reading (about two seconds). */
export async function openContent({ config, log, currencyOf }: ContentDeps): Promise<Content> {
  const { payload, close } = await openPayload({ config, log });
  const cache = taggedCache<Answer>(CACHED_ANSWERS);
  const complained = new Set<string>();
  const parsed = new WeakMap<Answer, unknown>();

  const answer = (query: Query, refresh = false): Promise<Answer> => {
    const load = () => readDocuments(payload, currencyOf, query);
    if (query.draft) return load();
    const key = JSON.stringify([query.type.name, query.locale, Object.entries(query.filters).sort()]);
    return refresh ? cache.refresh(key, load) : cache.get(key, load);
  };

  const complain = (type: string, document: Record<string, unknown>) => (path: string, reason: string) => {
    const version = `${type}#${document.id}@${document.updatedAt} ${path}`;
    if (complained.has(version)) return;
    if (complained.size >= 1_000) complained.clear();
    complained.add(version);
    log.warn({ type, id: document.id, updatedAt: document.updatedAt, path, reason }, 'content left out');
  };

  const first = async <Document extends object>(
    name: string,
    schema: (document: Record<string, unknown>) => z.ZodType<Document>,
    { locale, draft = false }: Options,
    filters: Record<string, string> = {},
  ): Promise<Tagged<Document> | null> => {
    const found = await answer({ type: typeNamed(name), filters, locale, draft });
    const [document] = found.documents;
    if (!document) return null;
    const known = parsed.get(found) as Tagged<Document> | undefined;
    if (known) return known;
    const result = schema(document).safeParse(document);
    if (!result.success) {
      const [issue] = result.error.issues;
      throw new Error(
        `The content ${name} ${JSON.stringify(filters)} is broken: ${issue?.path.join('.')} ${issue?.message}`,
      );
    }
    const tagged = { ...result.data, tags: found.tags };
    parsed.set(found, tagged);
    return tagged;
  };

  return {
    page: ({ type, slug, ...options }) =>
      first(
        type,
        (document) => pageSchema(complain(type, document)),
        options,
        slug === undefined ? {} : { slug },
      ),
    async products({ pids, ...options }) {
      const tags = new Set<string>();
      const found = await Promise.all(pids.map((pid) => first('products', () => product, options, { pid })));
      pids.forEach((pid, index) => {
        for (const tag of found[index]?.tags ?? [`products:${pid}`]) tags.add(tag);
      });
      return {
        products: found.flatMap((item) => {
          if (!item) return [];
          const { tags: _, ...rest } = item;
          return [rest];
        }),
        tags: [...tags],
      };
    },
    navigation: ({ os, ...options }) => first('main-nav-pcs', () => navigation, options, { os }),
    footer: (options) => first('footer', () => footer, options),
    commons: (options) => first('page-commons', () => commons, options),
    checkout: (options) => first('checkout', () => checkout, options),
    documents: (query, { refresh = false } = {}) => answer({ ...query, draft: false }, refresh),
    purge: cache.purge,
    distrust: cache.distrust,
    close,
  };
}

function typeNamed(name: string): ContentType {
  const type = contentTypesByName.get(name);
  if (!type) throw new Error(`There is no content type ${name}.`);
  return type;
}
