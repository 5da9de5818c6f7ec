import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { sql } from 'drizzle-orm';
import type { Projection } from '../publishing/projections.ts';
import { shownLocales } from '../publishing/shown-locales.ts';
import { isMistypable, neighbourhood } from './near-words.ts';
import { SEARCH_VERSION, type SearchRow, searchRow } from './search-row.ts';
import { searchedTypes } from './searched-types.ts';
import { textOfDocument } from './text-of-document.ts';

/**
 * Stores the text by which a document is found: published, in the languages in which it is shown. If a document is
 * published twice at the same time, the second publication waits, and reads what the first has written.
 */
export const keepSearch: Projection = async (tx, type, id, live, readAll) => {
  if (!searchedTypes.has(type.name)) return [];
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`search of ${type.name} ${id}`}, 0))`);
  await tx.execute(sql`delete from cms.search_documents where type = ${type.name} and document_id = ${id}`);
  const path = live && type.path?.(live);
  if (!path) return [];
  const locales = await shownLocales(tx, type, id);
  if (locales.length === 0) return [];
  const document = await readAll();
  for (const locale of locales) {
    const text = textOfDocument(type.config.fields, document, locale);
    if (!text.title) continue;
    const row = searchRow(type.name, locale, text);
    await tx.execute(sql`
      insert into cms.search_documents
        (type, document_id, locale, path, title, summary, title_words, lead_words, words, version)
      values (${type.name}, ${id}, ${locale}, ${path}, ${row.title}, ${row.summary},
        ${row.titleWords}::tsvector, ${row.leadWords}::tsvector, ${row.words}::tsvector, ${SEARCH_VERSION})`);
    await keepVocabulary(tx, locale, row);
  }
  return [];
};

/**
 * Words stay when the last document with them goes: they then find nothing, and nobody has to count uses. New words are
 * inserted in sorted order, so that two publications never wait for each other.
 */
export async function keepVocabulary(
  tx: Db,
  locale: Locale,
  { vocabulary }: Pick<SearchRow, 'vocabulary'>,
): Promise<void> {
  const words = vocabulary.filter(isMistypable);
  if (words.length === 0) return;
  const { rows } = await tx.execute<{ word: string }>(sql`
    select word from json_array_elements_text(${JSON.stringify(words)}::json) as given (word)
    where not exists (select from cms.search_words known where known.locale = ${locale} and known.word = given.word)
  `);
  const unknown = rows.map(({ word }) => ({
    word,
    near: neighbourhood(word).map((near) => `${locale}/${near}`),
  }));
  if (unknown.length === 0) return;
  await tx.execute(sql`
    insert into cms.search_words (locale, word, near)
    select ${locale}, entry->>'word', array(select json_array_elements_text(entry->'near'))
    from json_array_elements(${JSON.stringify(unknown)}::json) as entry
    on conflict do nothing`);
}
