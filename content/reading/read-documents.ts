import type { Locale } from '@spindle/platform/locales.ts';
import type { Payload, Where } from 'payload';
import type { ContentType } from '../types/define-type.ts';
import { type Cleaned, type CurrencyOf, cleanDocument } from './clean-document.ts';
import { documentTags } from './tags.ts';

export interface Query {
  type: ContentType;
  /** Field and exact value; only fields that the type lists. */
  filters: Readonly<Record<string, string>>;
  locale: Locale;
  /** Also what is not published yet; never cached. */
  draft: boolean;
}

/** Documents of one query. A kind of which there is one has one at most; none means not there or not published. */
export interface Answer {
  documents: Record<string, unknown>[];
  tags: string[];
}

/** How deep references are followed: page → product → picture. */
const DEPTH = 2;

/**
 * Reads documents through the content system's own API, as somebody who is not signed in would.
 * @throws when the database can't be read.
 */
export async function readDocuments(payload: Payload, currencyOf: CurrencyOf, query: Query): Promise<Answer> {
  const { type, filters, locale, draft } = query;
  const common = { locale, fallbackLocale: 'en', depth: DEPTH, draft, overrideAccess: draft } as const;
  const found: Record<string, unknown>[] =
    type.kind === 'collection'
      ? (
          await payload.find({
            ...common,
            collection: type.name,
            where: whereOf(filters),
            limit: 100,
            pagination: false,
            sort: type.key,
          })
        ).docs
      : await readGlobal(payload, type.name, common);

  const tags = new Set<string>();
  const key = type.kind === 'collection' ? filters[type.key] : undefined;
  // Names what was asked for, so that an answer of "nothing" goes when it appears. Anything else is a list.
  tags.add(key === undefined ? type.name : `${type.name}:${key}`);
  const documents = found.map((document) => {
    const cleaned: Cleaned = cleanDocument(document, locale, currencyOf);
    for (const tag of [...documentTags(type, document), ...cleaned.tags]) tags.add(tag);
    return cleaned.data as Record<string, unknown>;
  });
  return { documents, tags: [...tags] };
}

/** An unpublished one is answered as an empty object. */
async function readGlobal(
  payload: Payload,
  slug: string,
  options: { locale: Locale; fallbackLocale: 'en'; depth: number; draft: boolean; overrideAccess: boolean },
): Promise<Record<string, unknown>[]> {
  const document: Record<string, unknown> = await payload.findGlobal({ slug, ...options });
  return document.id === undefined ? [] : [document];
}

function whereOf(filters: Query['filters']): Where {
  return Object.fromEntries(Object.entries(filters).map(([field, value]) => [field, { equals: value }]));
}
