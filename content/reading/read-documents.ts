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

/** What a field must be. */
export interface Condition {
  field: string;
  operator: Operator;
  /** One, or several of `in`. */
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
  /** The document that is shown as it is drafted, also where others refer to it; such an answer is never cached. */
  draft?: DraftOf | undefined;
  /** Which part of a list, from 1; a question for one document needs none. */
  page?: { number: number; size: number };
  /** By what its documents are named, where nothing else is said. */
  sort?: readonly Sorting[];
  /** Which references are filled in; all of them where nothing is said. */
  populate?: Populate;
  /** Fields that nobody will look at. */
  without?: readonly string[];
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
 * Reads documents through the content system's own API, as somebody who is not signed in would; the one draft that
 * is asked for besides.
 * @param countOf asked for how many there are on all pages, where a page is not the last one
 * @throws when the database can't be read.
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
  // Names what was asked for, so that an answer of "nothing" goes when it appears. Anything else is a list.
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

/** A page has a slug (spec §3); of the one page of its kind that is its place in the shop, as its route is called (§2). */
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

/** What an editor has drafted of one document, and of the others it refers to what visitors see. */
function asDrafted(query: Query) {
  const context = { ...AS_STORED, ...OTHERS_PUBLISHED };
  return { ...asVisitor(query), draft: true, overrideAccess: true, context };
}

/** The draft that is shown wherever a document refers to it; nothing where it is the document that was asked for. */
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

/** @param where what else it must be; one that is not is undefined, as is one that was deleted */
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
    // That would count all there are, at every page.
    pagination: false,
    page: number,
    limit: size,
    // The id too, so that no document stands on two pages or on none where keys are equal.
    sort: [...sort.map(({ field, descending }) => (descending ? `-${field}` : field)), 'id'],
  });
  const isLast = docs.length < size && (docs.length > 0 || number === 1);
  const total = !page || isLast ? (number - 1) * size + docs.length : await countOf(query);
  return { found: docs, total };
}

/** How many documents a query of a collection has on all its pages. */
export async function countDocuments(payload: Payload, { type, where, locale }: Query): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: type.name,
    where: whereOf(where),
    locale,
    overrideAccess: false,
  });
  return totalDocs;
}

/** An unpublished one is answered as an empty object. */
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

/** The content system takes what is contained for a pattern. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
