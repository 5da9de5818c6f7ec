import { VISITOR_TIMES } from '@spindle/platform/bounded-pool.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { z } from 'zod';
import { openPayload } from '../payload/open-payload.ts';
import type { Complain, ContentType } from '../types/define-type.ts';
import { contentTypesByName, type DocumentOf, type TypeName } from '../types/register.ts';
import type { CurrencyOf } from './clean-document.ts';
import { type Answer, type Query, readDocuments } from './read-documents.ts';
import { taggedCache } from './tagged-cache.ts';

/** A document and the surrogate keys of everything it was made from; pages hand them to the page cache. */
export type Tagged<Document> = Document & { tags: string[] };

export interface ReadQuery {
  locale: Locale;
  /** Field and value, of the filters that the type lists; nothing for a type with one document. */
  where?: Readonly<Record<string, string>>;
  /** Show what is not published yet (after `isPreviewToken`); such answers are never cached. */
  draft?: boolean;
}

/** Documents of the content system. */
export interface Content {
  /**
   * The document of a type: `read('footer', { locale })`, `read('page-buys', { locale, where: { slug } })`.
   * @returns null when it never existed or is not published
   * @throws when it exists but can't be loaded
   */
  read<Name extends TypeName>(name: Name, query: ReadQuery): Promise<Tagged<DocumentOf<Name>> | null>;
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
  const { payload, close } = await openPayload({ config, log, times: VISITOR_TIMES });
  const cache = taggedCache<Answer>(CACHED_ANSWERS);
  const complained = new Set<string>();
  const parsed = new WeakMap<Answer, unknown>();

  const answer = (query: Query, refresh = false): Promise<Answer> => {
    const load = () => readDocuments(payload, currencyOf, query);
    if (query.draft) return load();
    const { type, locale, filters, page } = query;
    const key = JSON.stringify([type.name, locale, Object.entries(filters).sort(), page]);
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
      { locale, where = {}, draft = false }: ReadQuery,
    ): Promise<Tagged<DocumentOf<Name>> | null> {
      const type = typeNamed(name);
      const found = await answer({ type, filters: where, locale, draft });
      const [document] = found.documents;
      if (!document) return null;
      const known = parsed.get(found);
      if (known) return known as Tagged<DocumentOf<Name>>;
      const result = type.schema(complainAbout(name, document)).safeParse(document);
      if (!result.success) throw broken(name, where, result.error);
      const tagged = { ...(result.data as DocumentOf<Name>), tags: found.tags };
      parsed.set(found, tagged);
      return tagged;
    },
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

function broken(name: string, where: ReadQuery['where'], { issues: [issue] }: z.ZodError): Error {
  const document = `${name} ${JSON.stringify(where)}`;
  return new Error(`The content ${document} is broken: ${issue?.path.join('.')} ${issue?.message}`);
}
