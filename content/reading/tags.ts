import type { ContentType } from '../types/define-type.ts';
import { contentTypesByName } from '../types/register.ts';
import { PRODUCT_PAGES_TAG } from './product-pages-tag.ts';

/** Of answers that depend on which addresses are published. */
export const ADDRESSES_TAG = 'addresses';

/** Of what links to a document: it changes with the document's address, and with nothing else of it. */
export function addressTag(type: string, id: number): string {
  return `address:${type}#${id}`;
}

/** Of the lists of a category's articles, in all languages. */
export function articleListTag(categoryId: number): string {
  return `article-list#${categoryId}`;
}

const FILE = 'media-file:';

/** Announced once a picture's file is gone: no answer has it, but whoever has made something of the file listens. */
export function fileTag(name: string): string {
  return FILE + name;
}

/** The files that are gone, among what was announced. */
export function filesOf(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(FILE)).map((tag) => tag.slice(FILE.length));
}

/**
 * Surrogate keys of a document. Whatever is built from it carries both: the readable one also stands for
 * a document that does not exist yet, the one with the id survives a change of slug.
 */
export function documentTags(type: ContentType, document: Record<string, unknown>): string[] {
  if (type.kind === 'global') return [type.name];
  return [`${type.name}:${String(document[type.key])}`, idTag(type.name, document.id)];
}

/** Bytes of a `Surrogate-Key` header: with it the head of a page leaves room for the page in the first packets. */
const LONG_HEADER = 700;

/**
 * The `Surrogate-Key` of an answer. Where it grows long, the kinds of key that fill it most give way to one that every
 * change of the kind announces too: addresses of links first, as a rule.
 */
export function surrogateKey(tags: readonly string[]): string {
  let keys = [...new Set(tags)];
  const kinds = Map.groupBy(keys, widerTag);
  const longest = [...kinds].sort(([, some], [, others]) => sizeOf(others) - sizeOf(some));
  for (const [wider] of longest) {
    if (sizeOf(keys) <= LONG_HEADER) break;
    keys = [...new Set(keys.map((key) => (widerTag(key) === wider ? wider : key)))];
  }
  return keys.join(' ');
}

const sizeOf = (keys: readonly string[]) => keys.join(' ').length;

function widerTag(tag: string): string {
  const [kind = ''] = tag.split(/[:#]/, 1);
  if (kind === 'address') return ADDRESSES_TAG;
  if (kind === PRODUCT_PAGES_TAG) return PRODUCT_PAGES_TAG;
  return contentTypesByName.has(kind) ? kind : tag;
}

/** The key of a document of which only the id is known, such as a reference that can't be shown. */
export function idTag(type: string, id: unknown): string {
  return `${type}#${String(id)}`;
}

/** Keys of a document that another one refers to. */
export function referenceTags(name: string, document: Record<string, unknown>): string[] {
  const type = contentTypesByName.get(name);
  const named = type?.kind === 'collection' && document[type.key] !== undefined;
  return named ? documentTags(type, document) : [idTag(name, document.id)];
}

/** What to announce when a document changes: its own keys, and that of lists of its type. */
export function changeTags(type: ContentType, document: Record<string, unknown>): string[] {
  return [...new Set([type.name, ...documentTags(type, document)])];
}
