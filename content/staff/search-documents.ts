import type { Db } from '@spindle/platform/database.ts';
import { cutText } from '@spindle/platform/text-length.ts';
import { wellFormedText } from '@spindle/platform/well-formed.ts';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { saidIn } from '../fields/said.ts';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { titlesOf } from '../payload/title-of.ts';
import { contentTypesByName } from '../types/register.ts';

export interface FoundDocument {
  title: string;
  /** The kind of document, in the editors' words. */
  kind: string;
  /** Below the back office's origin. */
  path: string;
}

export interface FoundDocuments {
  found: FoundDocument[];
  /** The kinds of documents for which the time did not suffice. */
  late: string[];
}

/** How long a search may take in all, in ms. */
const PATIENCE = 5_000;

/** The most results of one kind; to narrow them down, editors type more. */
const OF_A_KIND = 10;

/** The longest text that is searched for. */
const LONGEST = 100;

/** A document with its rank: the lower, the higher it stands in the list. */
type Ranked = FoundDocument & { rank: number };

/**
 * All documents whose words contain the text, in any language, drafts included: in their own fields, the text of their
 * blocks, their slug. Those with the text in the title come first. Only documents that this member of staff may read.
 * @param options.language the reader's, by the back office's name for it (`zh-TW`)
 */
export async function searchDocuments(
  payload: Payload,
  user: unknown,
  text: string,
  { language, patience = PATIENCE }: { language?: string | undefined; patience?: number } = {},
): Promise<FoundDocuments> {
  const wanted = cutText(wellFormedText(text).trim(), LONGEST);
  if (wanted.length < 2) return { found: [], late: [] };
  const kinds = payload.config.collections.filter(
    ({ slug }) => contentTypesByName.has(slug) || slug === 'media',
  );
  const found: Ranked[] = globalsCalled(payload, wanted, language);
  const late: string[] = [];
  const end = Date.now() + patience;
  for (const kind of kinds) {
    const here = await inTime(payload, end - Date.now(), (transactionID) =>
      searchKind(payload, { user, transactionID }, kind, { wanted, language }),
    );
    if (here) found.push(...here);
    else late.push(saidIn(kind.labels.plural, language) ?? kind.slug);
  }
  found.sort((one, other) => one.rank - other.rank);
  return { found: found.map(({ rank: _, ...document }) => document), late };
}

type TransactionId = number | string;

/** @returns undefined if it has taken too long */
async function inTime<Found>(
  { db }: Payload,
  patience: number,
  look: (transactionID: TransactionId) => Promise<Found>,
): Promise<Found | undefined> {
  if (patience < 1) return undefined;
  const transaction = await db.beginTransaction();
  if (transaction === null) throw new Error('The content system has no transactions.');
  try {
    await sessionOf(db, transaction).execute(sql.raw(`set local statement_timeout = ${Math.ceil(patience)}`));
    return await look(transaction);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return undefined;
  } finally {
    // Nothing was written.
    await db.rollbackTransaction(transaction);
  }
}

function sessionOf(db: Payload['db'], transactionID: TransactionId): Db {
  const session = db.sessions?.[transactionID];
  if (!session) throw new Error('The transaction of this search has ended.');
  return session.db as Db;
}

/** PostgreSQL's `query_canceled`. */
function isTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '57014') return true;
  }
  return false;
}

async function searchKind(
  payload: Payload,
  { user, transactionID }: { user: unknown; transactionID: TransactionId },
  kind: SanitizedCollectionConfig,
  { wanted, language }: { wanted: string; language: string | undefined },
): Promise<Ranked[]> {
  const { slug, flattenedFields, admin, labels } = kind;
  const find = async (where: Where[]) => {
    if (where.length === 0) return [];
    const { docs } = await payload.find({
      collection: slug,
      where: { or: where },
      limit: OF_A_KIND,
      depth: 0,
      locale: 'all',
      draft: true,
      overrideAccess: false,
      user: user as never,
      req: { transactionID } as Partial<PayloadRequest>,
    });
    return docs as unknown as Record<string, unknown>[];
  };
  const texts = flattenedFields.filter(({ type }) => ['text', 'textarea'].includes(type));
  const holds = ({ name }: { name: string }): Where => ({ [name]: { like: wanted } });
  // Searched separately, because other matches could fill the list before them.
  const called = await find(texts.filter(({ name }) => name === admin.useAsTitle).map(holds));
  const where = texts.map(holds);
  if (flattenedFields.some(({ name }) => name === 'blocks')) {
    where.push({ id: { in: await idsByBlocks(payload, transactionID, slug, wanted) } });
  }
  const known = new Set(called.map(({ id }) => id));
  const others = called.length < OF_A_KIND ? await find(where) : [];
  return [...called, ...others.filter(({ id }) => !known.has(id))].slice(0, OF_A_KIND).map((doc) => {
    const titles = titlesOf(kind, doc, language);
    return {
      title: titles[0] ?? String(doc.id),
      kind: saidIn(labels.singular, language) ?? slug,
      path: `/admin/collections/${slug}/${doc.id}`,
      rank: rankOf(titles, wanted),
    };
  });
}

/**
 * Blocks are stored as JSON, which the content system's own queries do not search. This searches those of the latest versions.
 */
async function idsByBlocks(
  { db }: Payload,
  transactionID: TransactionId,
  slug: string,
  wanted: string,
): Promise<number[]> {
  const versions = sql`${sql.identifier(CONTENT_SCHEMA)}.${sql.identifier(`_${slug.replaceAll('-', '_')}_v`)}`;
  const pattern = `%${JSON.stringify(wanted)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sessionOf(db, transactionID).execute<{ id: number }>(sql`
    select parent_id as id from ${versions}
    where latest and parent_id is not null and version_blocks::text ilike ${pattern}
    order by parent_id limit ${OF_A_KIND}`);
  return rows.map(({ id }) => id);
}

function globalsCalled({ config }: Payload, wanted: string, language: string | undefined): Ranked[] {
  return config.globals
    .map(({ slug, label }) => ({ slug, title: saidIn(label, language) ?? slug }))
    .map(({ slug, title }) => ({
      title,
      kind: title,
      path: `/admin/globals/${slug}`,
      rank: rankOf([title], wanted),
    }))
    .filter(({ rank }) => rank < ELSEWHERE);
}

/** The rank of a document without the text in its title. */
const ELSEWHERE = 3;

/** A title equal to the text comes before one that begins with it, and that before one that contains it. */
function rankOf(titles: readonly string[], wanted: string): number {
  const text = wanted.toLowerCase();
  const ranks = titles.map((title) => {
    const at = title.toLowerCase().indexOf(text);
    if (at < 0) return ELSEWHERE;
    if (at > 0) return 2;
    return title.length === wanted.length ? 0 : 1;
  });
  return Math.min(ELSEWHERE, ...ranks);
}
