import type { Locale } from '@spindle/platform/locales.ts';
import { isMistypable, isNear, neighbourhood } from './near-words.ts';
import { isSearchable, quoted, type Term, termsOf } from './parse-search.ts';
import { typeLexeme } from './search-row.ts';
import { SEARCHED_TYPES, type SearchedType } from './searched-types.ts';

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

/** Runs a parameterised PostgreSQL query; each row is a document. */
type RunQuery = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** How many documents that match equally well are ranked; there may be a hundred thousand. */
const CANDIDATES = 100;

/** With fewer answers than this, typing mistakes are considered. */
const FEW = 5;

/** The most words that one typed word may be corrected to. */
const MEANT_AT_MOST = 20;

/**
 * What visitors can find, best first: all words in the title, then in title and summary, then anywhere; whole words
 * before beginnings of words. If little is found, words that may have been meant follow; if nothing is found, documents
 * with one of the words.
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

/**
 * Where words are searched for, best first. Last come the stages that cost most in a large shop and are rarely needed:
 * whole texts, and beginnings of words, which have to be gathered from all words that begin so.
 */
const STAGES = [
  { column: 'title_words', whole: true },
  { column: 'title_words', whole: false },
  { column: 'lead_words', whole: false },
  { column: 'words', whole: true },
  { column: 'words', whole: false },
] as const;

const FEW_TYPES = SEARCHED_TYPES.filter((type) => type !== 'articles');

/**
 * @param wanted words or beginnings of words, as a `tsquery`
 * @param exact the words as they are
 */
async function look(query: RunQuery, asked: SearchQuery, wanted: string, exact: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const { column, whole } of STAGES) {
    if (found.length < asked.most)
      add(found, await lookIn(column, query, asked, whole ? exact : wanted, exact));
  }
  return found.slice(0, asked.most);
}

/** Stops at the number of documents that are ranked, so that a word in every document costs no more than a rare one. */
async function lookIn(
  column: (typeof STAGES)[number]['column'],
  query: RunQuery,
  { locale, type, most }: SearchQuery,
  wanted: string,
  exact: string,
): Promise<Found[]> {
  const inType = type ? `(${wanted}) & '${typeLexeme(locale, type)}'` : wanted;
  // Titles of all types except articles are searched once more, because articles are so many. It lists the other types,
  // since to exclude articles the database would read all rows with the words.
  const ofFewTypes = any(FEW_TYPES.map((few) => `'${typeLexeme(locale, few)}'`));
  const branch = (parameter: string) =>
    `(select type, document_id, locale from cms.search_documents
      where ${column} @@ ${parameter}::tsquery limit ${CANDIDATES})`;
  const branches = column === 'title_words' ? `${branch('$3')} union ${branch('$4')}` : branch('$3');
  const { rows } = await query(
    `select type, path, title, summary
     from (${branches}) as matching join cms.search_documents as document using (type, document_id, locale)
     order by title_words @@ $2::tsquery desc, words @@ $2::tsquery desc,
       ts_rank(words, $1::tsquery) desc, length(title), type, document_id
     limit ${most}`,
    [wanted, exact, inType, ...(column === 'title_words' ? [`(${inType}) & (${ofFewTypes})`] : [])],
  );
  return rows as Found[];
}

/** Each word of the search with the published words that a typing mistake may stand for; undefined if there are none. */
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
