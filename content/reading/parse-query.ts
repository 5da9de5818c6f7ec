import type { Locale } from '@spindle/platform/locales.ts';
import type { ContentType } from '../types/define-type.ts';
import { localeOfQuery, type Served } from './locale-of-query.ts';
import { parsePopulate } from './parse-populate.ts';
import { OPERATORS, queryableFields } from './queryable-fields.ts';
import type { Condition, Query, Sorting } from './read-documents.ts';

const PAGE_SIZE = 25;
const LARGEST_PAGE = 100;
/** No shop has so many documents; a larger number is made up. */
const LAST_PAGE = 10_000;
const MOST_CONDITIONS = 10;
const MOST_VALUES = 50;
const MOST_SORTINGS = 3;

export interface ParsedQuery extends Omit<Query, 'draft' | 'type'> {
  page: { number: number; size: number };
  /** The language in which a document is answered if it is missing in the one asked for. */
  fallback?: Locale;
}

/**
 * Parses what a call asks of a type's documents: `filters[field][$eq|$ne|$in|$contains]`, `populate`, `sort`,
 * `pagination[page]`, `pagination[pageSize]`, `locale` or `lang`, `fallback`.
 * @returns undefined if any part is unknown: a field, an operator, a depth or a language
 */
export function parseQuery(
  type: ContentType,
  parameters: Readonly<Record<string, readonly string[]>>,
  served: Served,
): ParsedQuery | undefined {
  const [spoken, lang] = [parameters.locale?.[0], parameters.lang?.[0]];
  const locale = localeOfQuery({ locale: spoken, lang }, served);
  if (!locale) return;
  const query: ParsedQuery = {
    where: [],
    locale,
    page: { number: 1, size: PAGE_SIZE },
  };
  const where = new Map<string, { field: string; operator: string; values: string[] }>();
  const sort: Sorting[] = [];
  const populate: string[] = [];
  for (const [name, values] of Object.entries(parameters)) {
    const [value = ''] = values;
    const filter = /^filters\[([\w.]+)\]\[\$(\w+)\](?:\[\d*\])?$/.exec(name);
    if (filter) {
      const [, field = '', operator = ''] = filter;
      const before = where.get(`${field} ${operator}`)?.values ?? [];
      // Several values of one condition come as a repeated parameter, or as numbered ones.
      where.set(`${field} ${operator}`, { field, operator, values: [...before, ...values] });
    } else if (/^sort(\[\d*\])?$/.test(name)) {
      for (const item of values.flatMap((list) => list.split(','))) {
        const sorting = sortingBy(type, item);
        if (!sorting) return;
        sort.push(sorting);
      }
    } else if (/^populate(\[\d*\])?$/.test(name)) {
      populate.push(...values.flatMap((list) => list.split(',')).filter(Boolean));
    } else if (values.length > 1 || (type.kind === 'global' && name.startsWith('pagination'))) return;
    else if (name === 'pagination[page]') query.page.number = numberUpTo(value, LAST_PAGE);
    else if (name === 'pagination[pageSize]') query.page.size = numberUpTo(value, LARGEST_PAGE);
    else if (name === 'fallback' && value) query.fallback = value as Locale;
    else if (name !== '_original' && name !== 'lang' && name !== 'locale' && name !== 'fallback') return;
  }
  if (query.page.number === 0 || query.page.size === 0) return;
  if (query.fallback && !served.locales.includes(query.fallback)) return;
  if (where.size > MOST_CONDITIONS || sort.length > MOST_SORTINGS) return;
  if (type.kind === 'global' && (where.size > 0 || sort.length > 0)) return;
  const conditions = [...where.values()].map((asked) => conditionOn(type, asked));
  const understood = conditions.filter((condition) => condition !== undefined);
  if (understood.length < conditions.length) return;
  const filled = parsePopulate(type, populate);
  if (filled === undefined) return;
  return {
    ...query,
    where: understood,
    ...(sort.length > 0 && { sort }),
    ...(filled !== '*' && { populate: filled }),
  };
}

function conditionOn(
  type: ContentType,
  { field, operator: name, values }: { field: string; operator: string; values: readonly string[] },
): Condition | undefined {
  const operator = OPERATORS.find((known) => known === name);
  const known = queryableFields(type).get(field);
  if (!operator || !known?.operators.includes(operator)) return undefined;
  if (operator !== 'in' && values.length !== 1) return undefined;
  const texts = operator === 'in' ? values.flatMap((list) => list.split(',')) : values;
  const read = texts.map((text) => known.read(text)).filter((value) => value !== undefined);
  if (read.length !== texts.length || read.length === 0 || read.length > MOST_VALUES) return undefined;
  return { field, operator, values: read };
}

/** `title`, `title:desc` or `-title`. */
function sortingBy(type: ContentType, item: string): Sorting | undefined {
  const [, minus, field = '', direction = minus ? 'desc' : 'asc'] =
    /^(-?)([\w.]+)(?::(asc|desc))?$/.exec(item) ?? [];
  return queryableFields(type).get(field)?.sortable ? { field, descending: direction === 'desc' } : undefined;
}

/** A number from 1 to `most`, or 0 for anything else. */
function numberUpTo(value: string, most: number): number {
  const number = /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;
  return number <= most ? number : 0;
}
