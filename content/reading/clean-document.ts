import type { Currency } from '@spindle/platform/currencies.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { idTag } from './tags.ts';

type Json = Record<string, unknown>;

/** What the content system adds for itself and readers never need. */
const INTERNAL = new Set([
  '_status',
  'createdAt',
  'blockName',
  'globalType',
  'deletedAt',
  'focalX',
  'focalY',
]);

/** A currency by language (spec §3); prices in a document are shown in one currency only. */
export type CurrencyOf = (locale: Locale) => Currency;

export interface Cleaned {
  data: unknown;
  /** Surrogate keys of the documents inside. */
  tags: string[];
}

/**
 * A document as the CMS calls answer it: the specification's names, `__component` on blocks, `price` as
 * key and value, pictures with their address on the storefront, nothing internal.
 */
export function cleanDocument(document: unknown, locale: Locale, currencyOf: CurrencyOf): Cleaned {
  const tags = new Set<string>();
  const currency = currencyOf(locale);

  const clean = (value: unknown, top: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => clean(item, false));
    if (value === null || typeof value !== 'object') return value;
    const source = value as Json;
    if (typeof source.filename === 'string') return picture(source);
    if (typeof source.pid === 'string' && typeof source.slug === 'string' && !top) {
      tags.add(`products:${source.pid}`);
      tags.add(idTag('products', source.id));
    }
    const result: Json = {};
    if (typeof source.blockType === 'string') result.__component = `blocks.${source.blockType}`;
    for (const [name, field] of Object.entries(source)) {
      if (INTERNAL.has(name) || name === 'blockType') continue;
      // Ids of documents are useful to a caller, ids of rows and blocks (strings) are not.
      if (name === 'id' && typeof field === 'string') continue;
      if (name === 'price' && Array.isArray(field)) result[name] = prices(field as Json[]);
      else if (name === 'structuredData') result[name] = parsedJson(field);
      else result[name] = clean(field, false);
    }
    noteUnshown(source);
    return result;
  };

  /** A reference that is not published stays a bare id; when it gets published, this document changes. */
  const noteUnshown = (source: Json) => {
    for (const name of ['product', 'products', 'related_products']) {
      const references = Array.isArray(source[name]) ? (source[name] as unknown[]) : [source[name]];
      for (const reference of references) {
        if (typeof reference === 'number') tags.add(idTag('products', reference));
      }
    }
  };

  const picture = (source: Json) => {
    tags.add(idTag('media', source.id));
    const { filename, alt, width, height, mimeType } = source;
    return { url: `/media/${encodeURIComponent(String(filename))}`, alt, width, height, mimeType };
  };

  const prices = (rows: Json[]) =>
    rows.flatMap((row) => {
      const value = row[currency.toLowerCase()];
      return typeof value === 'number' ? [{ key: row.key, value, currency }] : [];
    });

  return { data: clean(document, true), tags: [...tags] };
}

/** Editors type it as text; it was checked when it was saved. */
function parsedJson(field: unknown): unknown {
  if (typeof field !== 'string' || !field) return null;
  try {
    return JSON.parse(field);
  } catch {
    return null;
  }
}
