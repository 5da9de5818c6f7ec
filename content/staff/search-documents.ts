import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { contentTypesByName } from '../types/register.ts';

export interface FoundDocument {
  title: string;
  /** What kind of document it is, as editors call it. */
  kind: string;
  /** Below the back office's origin. */
  path: string;
}

export interface FoundDocuments {
  found: FoundDocument[];
  /** Kinds of documents that were not searched to the end. */
  late: string[];
}

/** How long a search may take as a whole, ms. */
const PATIENCE = 5_000;

/** Of one kind; who finds more says more. */
const OF_A_KIND = 10;

/** The longest text that is searched for. */
const LONGEST = 100;

/**
 * Every document whose words hold the text, in any language, drafts included: its own fields, the text of its
 * blocks, its name in the address. Only what this member of staff may read.
 */
export async function searchDocuments(
  payload: Payload,
  user: unknown,
  text: string,
  patience = PATIENCE,
): Promise<FoundDocuments> {
  const wanted = text.trim().slice(0, LONGEST);
  if (wanted.length < 2) return { found: [], late: [] };
  const kinds = payload.config.collections.filter(
    ({ slug }) => contentTypesByName.has(slug) || slug === 'media',
  );
  const found: FoundDocument[] = [];
  const late: string[] = [];
  const end = Date.now() + patience;
  for (const kind of kinds) {
    const here = await inTime(payload, end - Date.now(), (transactionID) =>
      searchKind(payload, { user, transactionID }, kind, wanted),
    );
    if (here) found.push(...here);
    else late.push(String(kind.labels.plural));
  }
  return { found: [...found, ...globalsCalled(payload, wanted)], late };
}

type TransactionId = number | string;

/** @returns undefined for what has taken too long */
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
  { slug, flattenedFields, admin, labels }: SanitizedCollectionConfig,
  wanted: string,
): Promise<FoundDocument[]> {
  const title = admin.useAsTitle ?? 'id';
  const texts = flattenedFields.filter(({ type }) => ['text', 'textarea'].includes(type));
  const where: Where[] = texts.map(({ name }) => ({ [name]: { like: wanted } }));
  if (flattenedFields.some(({ name }) => name === 'blocks')) {
    where.push({ id: { in: await idsByBlocks(payload, transactionID, slug, wanted) } });
  }
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
  return docs.map((doc) => ({
    title: firstText((doc as Record<string, unknown>)[title]) ?? String(doc.id),
    kind: String(labels.singular),
    path: `/admin/collections/${slug}/${doc.id}`,
  }));
}

/** Blocks are kept as JSON, into which the content system's own queries do not look: those of the latest versions. */
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

function globalsCalled({ config }: Payload, wanted: string): FoundDocument[] {
  return config.globals
    .filter(({ label }) => String(label).toLowerCase().includes(wanted.toLowerCase()))
    .map(({ slug, label }) => ({
      title: String(label),
      kind: String(label),
      path: `/admin/globals/${slug}`,
    }));
}

/** Of a localized field, the first language that has words. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value) || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value).map(firstText).find(Boolean);
}
