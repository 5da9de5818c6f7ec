import type { Locale } from '@spindle/platform/locales.ts';
import type { Payload, Where } from 'payload';
import { AS_STORED } from '../fields/link-reference.ts';
import type { CollectionType, ContentType } from '../types/define-type.ts';
import { type CurrencyOf, cleanDocument, type DraftElsewhere, type Populate } from './clean-document.ts';
import type { DraftOf } from './draft-of.ts';
import { fieldsOf } from './fields-of.ts';
import { OTHERS_PUBLISHED } from './others-published.ts';
import type { Operator } from './queryable-fields.ts';
import { resolveLinks } from './resolve-links.ts';
import { documentTags } from './tags.ts';

/** A condition on a field. */
export interface Condition {
  field: string;
  operator: Operator;
  /** One value, or several for `in`. */
  values: readonly (string | number | boolean)[];
}

export interface Sorting {
  field: string;
  descending: boolean;
}

export interface Query {
  type: ContentType;
  where: readonly Condition[];
  locale: Locale;
  /** The document that is shown as a draft, also where others refer to it; such an answer is never cached. */
  draft?: DraftOf | undefined;
  /** The page of a list, from 1; not needed for a single document. */
  page?: { number: number; size: number };
  /** By default, the key by which its documents are named. */
  sort?: readonly Sorting[];
  /** Which references are filled in; by default, all. */
  populate?: Populate;
  /** Fields that are not needed. */
  without?: readonly string[];
}

/** The documents for one query. A global has at most one; none means that it does not exist or is not published. */
export interface Answer {
  documents: Record<string, unknown>[];
  /** On all pages together. */
  total: number;
  tags: string[];
}

/** How deep references are followed by default: page → product → picture. */
const DEPTH = 2;

/**
 * Reads documents through the content system's own API, with the rights of somebody who is not logged in. One draft can
 * be read besides.
 * @param countOf counts the documents on all pages; called only if this page is not the last one
 * @throws if the database can't be read
 */
export async function readDocuments(
  payload: Payload,
  currencyOf: CurrencyOf,
  query: Query,
  countOf: (query: Query) => Promise<number>,
): Promise<Answer> {
  const { type, locale, populate } = query;
  const { found, total } =
    type.kind === 'collection' ? await find(payload, type, query, countOf) : await findGlobal(payload, query);
  const fields = fieldsOf(payload, type);
  const tags = new Set<string>();
  const key = type.kind === 'collection' ? keyIn(type, query) : undefined;
  // The tag of the document asked for, so that an answer of "nothing" is dropped once it appears. Anything else counts as a list.
  tags.add(key === undefined ? type.name : `${type.name}:${key}`);
  const instead = await draftElsewhere(payload, query, found);
  const documents = found.map((document) => {
    const reader = {
      ...{ locale, currency: currencyOf(locale) },
      ...(populate && { populate }),
      ...(instead && { instead }),
    };
    const cleaned = cleanDocument(payload, fields, document, reader);
    for (const tag of [...documentTags(type, document), ...cleaned.tags]) tags.add(tag);
    return { ...slugOf(type), ...cleaned.data };
  });
  await resolveLinks((text, values) => payload.db.pool.query(text, values), documents, query);
  return { documents, total, tags: [...tags] };
}

/** Every page has a slug (spec §3). For a global, it is the page's place in the shop, by the name of its route (§2). */
function slugOf(type: ContentType): { slug?: string } {
  return type.kind === 'global' && type.pages ? { slug: type.path?.().slice(1) || 'index' } : {};
}

/** The one document that a query names by its key. */
export function keyIn({ key }: CollectionType, { where }: Pick<Query, 'where'>): string | undefined {
  const named = where.find(({ field, operator }) => field === key && operator === 'eq');
  return named && String(named.values[0]);
}

interface Found {
  found: Record<string, unknown>[];
  total: number;
}

function asVisitor({ locale, populate = [] }: Query) {
  const depth = Math.max(DEPTH, ...populate.map((name) => name.split('.').length));
  const visitor = { locale, fallbackLocale: false, draft: false, overrideAccess: false } as const;
  return { ...visitor, depth, context: { ...AS_STORED } };
}

/** One document as an editor has drafted it, and the documents that it refers to as visitors see them. */
function asDrafted(query: Query) {
  const context = { ...AS_STORED, ...OTHERS_PUBLISHED };
  return { ...asVisitor(query), draft: true, overrideAccess: true, context };
}

/** The draft to show wherever another document refers to it; undefined if it is the document that was asked for. */
async function draftElsewhere(
  payload: Payload,
  query: Query,
  found: Found['found'],
): Promise<DraftElsewhere | undefined> {
  const { draft, type } = query;
  if (!draft || !payload.collections[draft.type]) return undefined;
  if (draft.type === type.name && found.some(({ id }) => id === draft.id)) return undefined;
  const document = await readDraft(payload, draft.type, query, []);
  return document && { type: draft.type, document };
}

/** @param where further conditions; undefined is returned if the document does not meet them, or was deleted */
async function readDraft(
  payload: Payload,
  collection: string,
  query: Query,
  where: readonly Condition[],
): Promise<Record<string, unknown> | undefined> {
  const id: Condition = { field: 'id', operator: 'eq', values: [query.draft?.id ?? 0] };
  const { docs } = await payload.find({
    ...asDrafted(query),
    ...{ collection, where: whereOf([...where, id]), pagination: false, limit: 1 },
  });
  return docs[0];
}

async function find(
  payload: Payload,
  type: CollectionType,
  query: Query,
  countOf: (query: Query) => Promise<number>,
): Promise<Found> {
  const drafted =
    query.draft?.type === type.name && (await readDraft(payload, type.name, query, query.where));
  if (drafted) return { found: [drafted], total: 1 };
  const { page, sort = [{ field: type.key, descending: false }] } = query;
  const { number, size } = page ?? { number: 1, size: 1 };
  const { docs } = await payload.find({
    ...asVisitor(query),
    collection: type.name,
    where: whereOf(query.where),
    ...(query.without && {
      select: Object.fromEntries(query.without.map((name) => [name, false as const])),
    }),
    // Pagination would count all documents for every page.
    pagination: false,
    page: number,
    limit: size,
    // Also by id, so that with equal keys no document stands on two pages or on none.
    sort: [...sort.map(({ field, descending }) => (descending ? `-${field}` : field)), 'id'],
  });
  const isLast = docs.length < size && (docs.length > 0 || number === 1);
  const total = !page || isLast ? (number - 1) * size + docs.length : await countOf(query);
  return { found: docs, total };
}

/** The number of documents of a query on all its pages. */
export async function countDocuments(payload: Payload, { type, where, locale }: Query): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: type.name,
    where: whereOf(where),
    locale,
    overrideAccess: false,
  });
  return totalDocs;
}

/** Payload answers an unpublished global as an empty object. */
async function findGlobal(payload: Payload, query: Query): Promise<Found> {
  const { type, draft } = query;
  const how = draft?.type === type.name ? asDrafted(query) : asVisitor(query);
  const document: Record<string, unknown> = await payload.findGlobal({ ...how, slug: type.name });
  return document.id === undefined ? { found: [], total: 0 } : { found: [document], total: 1 };
}

const PAYLOAD_OPERATORS = { eq: 'equals', ne: 'not_equals', in: 'in', contains: 'contains' } as const;

function whereOf(conditions: readonly Condition[]): Where {
  return {
    and: conditions.map(({ field, operator, values }) => {
      const [value] = values;
      const compared = operator === 'contains' ? literally(String(value)) : value;
      return { [field]: { [PAYLOAD_OPERATORS[operator]]: operator === 'in' ? [...values] : compared } };
    }),
  };
}

/** Escapes a text, because the content system takes it for a pattern. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
