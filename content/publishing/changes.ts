import { createHash } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { sql } from 'drizzle-orm';
import type { FlattenedBlock, FlattenedField } from 'payload';

type Json = Readonly<Record<string, unknown>>;
type ByLocale = Partial<Record<Locale, string>>;

/** What is written at every save, or for the content system alone. */
const UNREAD = new Set([
  ...['id', 'blockName', 'createdAt', 'updatedAt', 'deletedAt', '_status'],
  ...['shown', 'wordsChangedAt'],
]);

/**
 * Notes beside the address of a published document since when it reads as it does, in each of its languages: a
 * publication is of all languages at once, and most change the words of one. A document that gets another address
 * begins anew there.
 * @param document the published one, read in all languages
 * @param at when it was published, ISO 8601
 */
export async function keepChanges(
  tx: Db,
  { type, id }: { type: string; id: number },
  fields: readonly FlattenedField[],
  document: Json,
  at: string,
): Promise<void> {
  const { rows } = await tx.execute<{ path: string; locales: Locale[]; changed: ByLocale; prints: ByLocale }>(
    sql`select path, locales, changed, prints from cms.addresses
      where type = ${type} and document_id = ${id} and published`,
  );
  for (const { path, locales, ...before } of rows) {
    const prints: ByLocale = {};
    const changed: ByLocale = {};
    for (const locale of locales) {
      prints[locale] = printOf(fields, document, locale);
      const same = prints[locale] === before.prints[locale];
      changed[locale] = (same && before.changed[locale]) || at;
    }
    await tx.execute(sql`
      update cms.addresses set changed = ${JSON.stringify(changed)}::jsonb, prints = ${JSON.stringify(prints)}::jsonb
      where path = ${path}`);
  }
}

function printOf(fields: readonly FlattenedField[], document: Json, locale: Locale): string {
  return createHash('md5')
    .update(JSON.stringify(readIn(locale, fields, document)))
    .digest('base64url');
}

/** What of a document is read in a language, without the rows that have no words in it yet. */
function readIn(locale: Locale, fields: readonly FlattenedField[], source: Json): unknown[] {
  return fields
    .filter(({ name }) => !UNREAD.has(name))
    .map((field) => {
      const value = isLocalized(field) ? (source[field.name] as Json | null)?.[locale] : source[field.name];
      switch (field.type) {
        case 'group':
        case 'tab':
          return [field.name, readIn(locale, field.flattenedFields, (value ?? {}) as Json)];
        case 'array': {
          const rows = rowsOf(value).filter((row) => !lacksWords(locale, field.flattenedFields, row));
          return [field.name, rows.map((row) => readIn(locale, field.flattenedFields, row))];
        }
        case 'blocks': {
          const kinds = new Map((field.blocks as FlattenedBlock[]).map((kind) => [kind.slug, kind]));
          const readBlock = (row: Json) => {
            const kind = String(row.blockType);
            return [kind, readIn(locale, kinds.get(kind)?.flattenedFields ?? [], row)];
          };
          return [field.name, rowsOf(value).map(readBlock)];
        }
        // Other documents that point here.
        case 'join':
          return [field.name];
        default:
          return [field.name, value || null];
      }
    });
}

const isLocalized = (field: FlattenedField) => 'localized' in field && Boolean(field.localized);
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : []);

/** Whether a row, which all languages share, has not been written in this one yet. */
function lacksWords(locale: Locale, fields: readonly FlattenedField[], row: Json): boolean {
  return fields.some((field) => {
    const required = isLocalized(field) && 'required' in field && field.required;
    return Boolean(required) && !(row[field.name] as Json | null)?.[locale];
  });
}
