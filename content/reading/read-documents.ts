import type { Locale } from '@spindle/platform/locales.ts';
import type { FlattenedField, Payload, Where } from 'payload';
import type { CollectionType, ContentType } from '../types/define-type.ts';
import { type CurrencyOf, cleanDocument } from './clean-document.ts';
import { documentTags } from './tags.ts';

export interface Query {
  type: ContentType;
  /** Field and exact value; only fields that the type lists. */
  filters: Readonly<Record<string, string>>;
  locale: Locale;
  /** Also what is not published yet; never cached. */
  draft: boolean;
  /** Which part of a list, from 1; a question for one document needs none. */
  page?: { number: number; size: number };
}

/** Documents of one query. A kind of which there is one has one at most; none means not there or not published. */
export interface Answer {
  documents: Record<string, unknown>[];
  /** How many there are on all pages. */
  total: number;
  tags: string[];
}

/** How deep references are followed: page → product → picture. */
const DEPTH = 2;

/**
 * Reads documents through the content system's own API, as somebody who is not signed in would.
 * @throws when the database can't be read.
 */
export async function readDocuments(payload: Payload, currencyOf: CurrencyOf, query: Query): Promise<Answer> {
  const { type, filters, locale } = query;
  const { found, total } =
    type.kind === 'collection' ? await find(payload, type, query) : await findGlobal(payload, query);
  const fields = fieldsOf(payload, type);
  const tags = new Set<string>();
  const key = type.kind === 'collection' ? filters[type.key] : undefined;
  // Names what was asked for, so that an answer of "nothing" goes when it appears. Anything else is a list.
  tags.add(key === undefined ? type.name : `${type.name}:${key}`);
  const documents = found.map((document) => {
    const cleaned = cleanDocument(payload, fields, document, { locale, currency: currencyOf(locale) });
    for (const tag of [...documentTags(type, document), ...cleaned.tags]) tags.add(tag);
    return cleaned.data;
  });
  return { documents, total, tags: [...tags] };
}

interface Found {
  found: Record<string, unknown>[];
  total: number;
}

function asVisitor({ locale, draft }: Query) {
  return { locale, fallbackLocale: false, depth: DEPTH, draft, overrideAccess: draft } as const;
}

async function find(payload: Payload, type: CollectionType, query: Query): Promise<Found> {
  const { page } = query;
  const { docs, totalDocs } = await payload.find({
    ...asVisitor(query),
    collection: type.name,
    where: whereOf(query.filters),
    // Counting costs a query of its own.
    ...(page ? { page: page.number, limit: page.size } : { limit: 1, pagination: false }),
    // The id too, so that no document stands on two pages or on none where keys are equal.
    sort: [type.key, 'id'],
  });
  if (!page) return { found: docs, total: docs.length };
  // A page past the last one comes without the number of all.
  const total = docs.length > 0 || page.number === 1 ? totalDocs : await count(payload, type, query);
  return { found: docs, total };
}

async function count(payload: Payload, type: CollectionType, { filters, locale }: Query): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: type.name,
    where: whereOf(filters),
    locale,
    overrideAccess: false,
  });
  return totalDocs;
}

/** An unpublished one is answered as an empty object. */
async function findGlobal(payload: Payload, query: Query): Promise<Found> {
  const document: Record<string, unknown> = await payload.findGlobal({
    ...asVisitor(query),
    slug: query.type.name,
  });
  return document.id === undefined ? { found: [], total: 0 } : { found: [document], total: 1 };
}

function fieldsOf(payload: Payload, type: ContentType): FlattenedField[] {
  const config =
    type.kind === 'collection'
      ? payload.collections[type.name]?.config
      : payload.globals.config.find(({ slug }) => slug === type.name);
  if (!config) throw new Error(`The content system has no ${type.name}.`);
  return config.flattenedFields;
}

function whereOf(filters: Query['filters']): Where {
  return Object.fromEntries(Object.entries(filters).map(([field, value]) => [field, { equals: value }]));
}
