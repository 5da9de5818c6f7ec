import type { Db } from '@spindle/platform/database.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { sql } from 'drizzle-orm';
import type { FlattenedField } from 'payload';
import type { ContentType } from '../types/define-type.ts';
import { plainText } from './localized-texts.ts';
import { localesTable } from './shown-locales.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * A document is published in all languages at once, but only the language from which it is published was validated. A
 * language that lacks a required word is not shown, although its draft says that it is. It will be shown with the next
 * publication after the word was added.
 * @param document the published document, read in all languages
 */
export async function hideHalfWritten(
  tx: Db,
  type: ContentType,
  id: number,
  fields: readonly FlattenedField[],
  document: Json,
): Promise<void> {
  const hidden = ALL_LOCALES.filter(
    (locale) => (document.shown as Json | undefined)?.[locale] && isHalfWritten(fields, document, locale),
  );
  if (hidden.length === 0) return;
  // A global has only one row, whatever its id.
  const own = type.kind === 'global' ? sql`true` : sql`_parent_id = ${id}`;
  await tx.execute(sql`
    update ${localesTable(type)} set shown = false
    where ${own} and _locale::text = any(${`{${hidden.join(',')}}`}::text[])`);
}

/**
 * Whether a document lacks a required word in a language. Rows and blocks do not count: they are left out where they have
 * no words.
 * @param document read in all languages
 */
export function isHalfWritten(fields: readonly FlattenedField[], document: Json, locale: Locale): boolean {
  return fields.some((field) => {
    const value = document[field.name] as Json | null | undefined;
    if (field.type === 'group' || field.type === 'tab')
      return isHalfWritten(field.flattenedFields, value ?? {}, locale);
    const required = 'localized' in field && field.localized && 'required' in field && field.required;
    return Boolean(required) && !plainText(value?.[locale]);
  });
}
