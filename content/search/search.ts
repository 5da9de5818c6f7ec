import type { Locale } from '@spindle/platform/locales.ts';
import { isMistypable, isNear, neighbourhood } from './near-words.ts';
import { isSearchable, quoted, type Term, termsOf } from './parse-search.ts';
import { typeLexeme } from './search-row.ts';
import type { SearchedType } from './searched-types.ts';

export interface Found {
  type: SearchedType;
  /** Without language prefix. */
  path: string;
  title: string;
  /** May be empty. */
  summary: string;
}

export interface SearchQuery {
  /** From `cleanSearch`. */
  text: string;
  locale: Locale;
  /** Documents of this type only. */
  type?: SearchedType | undefined;
  most: number;
}

/** One row a document; a parameterised query of PostgreSQL. */
type RunQuery = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** Of documents that match equally well, so many are ranked; there may be a hundred thousand. */
const CANDIDATES = 100;

/** So few answers make us look for typing mistakes. */
const FEW = 5;

/** Words that one typed word may have been meant as. */
const MEANT_AT_MOST = 20;

/**
 * What visitors can find, best first: all words in the title, then in title and summary, then anywhere; whole words
 * before beginnings of words. Where that is little, what could have been meant follows, and where it is nothing,
 * documents with one of the words.
 */
export async function search(query: RunQuery, asked: SearchQuery): Promise<Found[]> {
  if (!isSearchable(asked.text)) return [];
  const terms = termsOf(asked.text, asked.locale);
  const exact = all(terms.map((term) => term.exact));
  const found = await look(query, asked, all(terms.map(({ begun }) => begun)), exact);
  if (found.length >= Math.min(FEW, asked.most)) return found;
  const meant = await withMeantWords(query, terms, asked.locale);
  if (meant) add(found, await look(query, asked, all(meant), exact));
  if (found.length === 0 && terms.length > 1)
    add(found, await look(query, asked, any(meant ?? terms.map(({ begun }) => begun)), exact));
  return found.slice(0, asked.most);
}

const all = (parts: readonly string[]) => parts.join(' & ');
const any = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' | ');

function add(found: Found[], more: readonly Found[]): void {
  const paths = new Set(found.map(({ path }) => path));
  found.push(...more.filter(({ path }) => !paths.has(path)));
}

/** A branch stops at as many documents as are ranked, so that a word of every document costs no more than a rare one. */
async function look(
  query: RunQuery,
  { locale, type, most }: SearchQuery,
  wanted: string,
  exact: string,
): Promise<Found[]> {
  const inType = type ? `(${wanted}) & '${typeLexeme(locale, type)}'` : wanted;
  const notArticles = `(${inType}) & !'${typeLexeme(locale, 'articles')}'`;
  const branch = (column: string, parameter: string, tier: number) =>
    `(select type, document_id, locale, ${tier} as tier from cms.search_documents
      where ${column} @@ ${parameter}::tsquery limit ${CANDIDATES})`;
  const { rows } = await query(
    `with matching as (
       ${branch('title_words', '$1', 3)} union all
       ${branch('title_words', '$2', 3)} union all
       ${branch('lead_words', '$1', 2)} union all
       ${branch('words', '$1', 1)}
     ), best as (
       select type, document_id, locale, max(tier) as tier from matching group by type, document_id, locale
     )
     select type, path, title, summary
     from best join cms.search_documents as document using (type, document_id, locale)
     order by tier desc, title_words @@ $3::tsquery desc, words @@ $3::tsquery desc,
       ts_rank(words, $1::tsquery) desc, length(title), type, document_id
     limit ${most}`,
    [inType, notArticles, exact],
  );
  return rows as Found[];
}

/** Each term with the published words that one slip of the finger makes of it; undefined when there are none. */
async function withMeantWords(
  query: RunQuery,
  terms: readonly Term[],
  locale: Locale,
): Promise<string[] | undefined> {
  const mistypable = terms.filter(({ word }) => isMistypable(word));
  if (mistypable.length === 0) return undefined;
  const near = mistypable.flatMap(({ word }) => neighbourhood(word)).map((word) => `${locale}/${word}`);
  const { rows } = await query('select word from cms.search_words where near && $1::text[]', [near]);
  const words = (rows as { word: string }[]).map(({ word }) => word);
  let changed = false;
  const meant = terms.map(({ word, begun }) => {
    const candidates = isMistypable(word)
      ? words.filter((known) => known !== word && isNear(word, known)).slice(0, MEANT_AT_MOST)
      : [];
    changed ||= candidates.length > 0;
    return `(${[begun, ...candidates.map((known) => quoted(known, locale))].join(' | ')})`;
  });
  return changed ? meant : undefined;
}
