import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import type { Payload, SanitizedCollectionConfig, Where } from 'payload';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { contentTypesByName } from '../types/register.ts';

export interface FoundDocument {
  title: string;
  /** What kind of document it is, as editors call it. */
  kind: string;
  /** Below the back office's origin. */
  path: string;
}

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
): Promise<FoundDocument[]> {
  const wanted = text.trim().slice(0, LONGEST);
  if (wanted.length < 2) return [];
  const kinds = payload.config.collections.filter(
    ({ slug }) => contentTypesByName.has(slug) || slug === 'media',
  );
  const found: FoundDocument[] = [];
  for (const kind of kinds) found.push(...(await searchKind(payload, user, kind, wanted)));
  return [...found, ...globalsCalled(payload, wanted)];
}

async function searchKind(
  payload: Payload,
  user: unknown,
  { slug, flattenedFields, admin, labels }: SanitizedCollectionConfig,
  wanted: string,
): Promise<FoundDocument[]> {
  const title = admin.useAsTitle ?? 'id';
  const texts = flattenedFields.filter(({ type }) => ['text', 'textarea'].includes(type));
  const where: Where[] = texts.map(({ name }) => ({ [name]: { like: wanted } }));
  if (flattenedFields.some(({ name }) => name === 'blocks')) {
    where.push({ id: { in: await idsByBlocks(payload, slug, wanted) } });
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
  });
  return docs.map((doc) => ({
    title: firstText((doc as Record<string, unknown>)[title]) ?? String(doc.id),
    kind: String(labels.singular),
    path: `/admin/collections/${slug}/${doc.id}`,
  }));
}

/** Blocks are kept as JSON, into which the content system's own queries do not look. */
async function idsByBlocks(payload: Payload, slug: string, wanted: string): Promise<number[]> {
  const table = sql`${sql.identifier(CONTENT_SCHEMA)}.${sql.identifier(slug.replaceAll('-', '_'))}`;
  const pattern = `%${JSON.stringify(wanted)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await (payload.db.drizzle as unknown as Db).execute<{ id: number }>(
    sql`select id from ${table} where blocks::text ilike ${pattern} order by id limit ${OF_A_KIND}`,
  );
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
