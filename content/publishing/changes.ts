import { createHash } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { ALL_LOCALES, LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { sql } from 'drizzle-orm';
import type { FlattenedBlock, FlattenedField } from 'payload';
import type { ShownAs } from '../reading/shown-as.ts';

type Json = Readonly<Record<string, unknown>>;
type ByLocale = Partial<Record<Locale, string>>;

/** Types whose documents only mention products, in however many thousands of pages: another price is no change of theirs. */
const MENTION_PRODUCTS = ['articles', 'page-help-details'];

/** Fields that are written with every save, or only for the content system. */
const UNREAD = new Set([
  ...['id', 'blockName', 'createdAt', 'updatedAt', 'deletedAt', '_status'],
  ...['shown', 'wordsChangedAt'],
]);

/**
 * Stores, beside the address of a published document, since when its content has been the same in each language: a
 * publication covers all languages at once, but mostly changes the words of one. If the address changes, this starts
 * anew.
 * @param document the published document, read in all languages
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

/**
 * Notes that the pages which show a product have changed, in those languages in which its name, price or picture differs
 * from before.
 * @param versions the published product in all languages, now and before; undefined if it was not published
 * @param at when it was published or withdrawn, ISO 8601
 */
export async function keepProductChanges(
  tx: Db,
  id: number,
  fields: readonly FlattenedField[],
  versions: readonly [now: Json | undefined, before: Json | undefined],
  at: string,
): Promise<void> {
  const stale = ALL_LOCALES.filter((locale) => {
    const [now, before] = versions.map(
      (version) => (version?.shown as Json | undefined)?.[locale] && printOf(fields, version as Json, locale),
    );
    return now !== before;
  });
  if (stale.length === 0) return;
  const changed = JSON.stringify(Object.fromEntries(stale.map((locale) => [locale, at])));
  // Locked in order, because two products on the same pages would otherwise wait for each other.
  await tx.execute(sql`
    with shown as (
      select path from cms.addresses as address
      where published and type <> all (${`{${MENTION_PRODUCTS.join(',')}}`}::text[]) and exists (
        select from cms.uses
        where used_type = 'products' and used_id = ${id}
          and uses.type = address.type and uses.document_id = address.document_id)
      order by path for update)
    update cms.addresses as address
    set changed = changed || (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${changed}::jsonb) where key = any (locales))
    from shown where address.path = shown.path`);
}

/** A hash that stays the same as long as a document reads the same in a language; empty fields make no difference. */
export function printOf(fields: readonly FlattenedField[], document: Json, locale: Locale): string {
  return createHash('md5')
    .update(JSON.stringify(readIn(locale, fields, document)))
    .digest('base64url');
}

/** What visitors can read of a document in a language, by the names of its fields, without rows that have no words in it yet. */
function readIn(locale: Locale, fields: readonly FlattenedField[], source: Json): [string, unknown][] {
  return fields
    .filter(({ name }) => !UNREAD.has(name))
    .map((field): [string, unknown] => [field.name, valueIn(locale, field, source)])
    .filter(([, value]) => !isEmpty(value))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function valueIn(locale: Locale, field: FlattenedField, source: Json): unknown {
  const value = isLocalized(field) ? (source[field.name] as Json | null)?.[locale] : source[field.name];
  const shownAs = field.custom?.shownAs as ShownAs | undefined;
  if (shownAs) return shownAs(value, { locale, currency: LANGUAGES[locale].currency });
  switch (field.type) {
    case 'group':
    case 'tab':
      return readIn(locale, field.flattenedFields, (value ?? {}) as Json);
    case 'array':
      return rowsOf(value)
        .filter((row) => !lacksWords(locale, field.flattenedFields, row))
        .map((row) => readIn(locale, field.flattenedFields, row));
    case 'blocks': {
      const kinds = new Map(
        (field.blocks as FlattenedBlock[]).map((kind) => [kind.slug, kind.flattenedFields]),
      );
      return rowsOf(value)
        .map((row) => ({ row, kind: String(row.blockType), own: kinds.get(String(row.blockType)) ?? [] }))
        .filter(({ row, own }) => !lacksWords(locale, own, row))
        .map(({ row, kind, own }) => [kind, readIn(locale, own, row)]);
    }
    // A join field lists the documents that point here.
    case 'join':
      return null;
    default:
      return value;
  }
}

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
const isLocalized = (field: FlattenedField) => 'localized' in field && Boolean(field.localized);
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : []);

/** Whether a row, which all languages share, has no words yet in this one. */
function lacksWords(locale: Locale, fields: readonly FlattenedField[], row: Json): boolean {
  return fields.some((field) => {
    const required = isLocalized(field) && 'required' in field && field.required;
    return Boolean(required) && !(row[field.name] as Json | null)?.[locale];
  });
}
