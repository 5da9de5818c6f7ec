import type { ContentType } from '../types/define-type.ts';
import { contentTypesByName } from '../types/register.ts';
import { PRODUCT_PAGES_TAG } from './product-pages-tag.ts';

/** The tag of answers that depend on which addresses are published. */
export const ADDRESSES_TAG = 'addresses';

/** The tag of everything that links to a document: announced when the document's address changes, and for no other change. */
export function addressTag(type: string, id: number): string {
  return `address:${type}#${id}`;
}

/** The tag of the lists of a category's articles, in all languages. */
export function articleListTag(categoryId: number): string {
  return `article-list#${categoryId}`;
}

const FILE = 'media-file:';

/**
 * Announced once a picture's file is gone. No answer carries this tag; those listen for it who have made something of the file.
 */
export function fileTag(name: string): string {
  return FILE + name;
}

/** The names of the files that are gone, from announced tags. */
export function filesOf(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(FILE)).map((tag) => tag.slice(FILE.length));
}

/**
 * Surrogate keys of a document. Everything built from it carries both: the readable key also stands for a document that
 * does not exist yet, and the key with the id survives a change of slug.
 */
export function documentTags(type: ContentType, document: Record<string, unknown>): string[] {
  if (type.kind === 'global') return [type.name];
  return [`${type.name}:${String(document[type.key])}`, idTag(type.name, document.id)];
}

/** The longest `Surrogate-Key` header, in bytes; with it, the first packets still have room for the page besides its headers. */
const LONG_HEADER = 700;

/**
 * The `Surrogate-Key` of an answer. If it gets too long, the kinds of keys that take most room are replaced by one wider
 * key, which every change of that kind announces, too; mostly, these are the addresses of links.
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

/** What to announce when a document changes: its own keys, and the key for lists of its type. */
export function changeTags(type: ContentType, document: Record<string, unknown>): string[] {
  return [...new Set([type.name, ...documentTags(type, document)])];
}
