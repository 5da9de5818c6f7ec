import type { Currency } from '@spindle/platform/currencies.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { FlattenedBlock, FlattenedField, Payload, RichTextField } from 'payload';
import { readReference } from '../fields/link-reference.ts';
import { fieldsOfNode, isRichText, type Node } from './rich-text-fields.ts';
import type { ShownAs } from './shown-as.ts';
import { addressTag, idTag, referenceTags } from './tags.ts';

type Json = Record<string, unknown>;

/** The currency for each language (spec §3): prices in a document are shown in one currency only. */
export type CurrencyOf = (locale: Locale) => Currency;

/** Paths of fields whose references are filled in, with everything below them: `blocks`, `product.media`. */
export type Populate = readonly string[];

/** A draft that is shown instead of the published document wherever another document refers to it. */
export interface DraftElsewhere {
  type: string;
  document: Readonly<Json>;
}

export interface Cleaned {
  data: Json;
  /** Surrogate keys of the documents that it refers to, whether shown or not. */
  tags: string[];
}

/** Fields that the content system adds to documents, and that readers never need. */
const INTERNAL = new Set(['_status', 'createdAt', 'deletedAt', 'blockName', 'shown', 'wordsChangedAt']);

/**
 * Turns a document into the form of the CMS calls: the specification's names, `__component` on blocks, pictures with
 * their address on the storefront, nothing internal. References are recognised by the configuration of the fields, never
 * by how a value looks.
 */
export function cleanDocument(
  payload: Payload,
  fields: readonly FlattenedField[],
  document: Readonly<Json>,
  reader: {
    locale: Locale;
    currency: ReturnType<CurrencyOf>;
    populate?: Populate;
    instead?: DraftElsewhere;
  },
): Cleaned {
  const tags = new Set<string>();
  /** Names of the fields above the current one. */
  const path: string[] = [];

  /** Whether the reader wants the reference at `path` filled in. */
  const isPopulated = () => {
    const here = path.join('.');
    return !reader.populate || reader.populate.some((name) => here === name || here.startsWith(`${name}.`));
  };

  const cleanFields = (configured: readonly FlattenedField[], source: Readonly<Json>): Json => {
    const result: Json = {};
    for (const field of configured) {
      if (INTERNAL.has(field.name) || source[field.name] === undefined) continue;
      path.push(field.name);
      result[field.name] = cleanValue(field, source[field.name]);
      path.pop();
    }
    return result;
  };

  /** Keeps the ids of documents, which are useful to a caller; ids of rows and blocks are dropped. */
  const cleanWhole = (configured: readonly FlattenedField[], source: Readonly<Json>): Json => ({
    ...(source.id !== undefined && { id: source.id }),
    ...cleanFields(configured, source),
  });

  const cleanRow = (configured: readonly FlattenedField[], row: Readonly<Json>): Json =>
    cleanFields(
      configured.filter((field) => field.name !== 'id'),
      row,
    );

  const cleanValue = (field: FlattenedField, value: unknown): unknown => {
    const shownAs = field.custom?.shownAs as ShownAs | undefined;
    if (shownAs) return shownAs(value, reader);
    if (value === null) return null;
    const linked = field.custom?.holdsLink ? readReference(value) : undefined;
    if (linked) tags.add(addressTag(linked.type, linked.id));
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return each(value, (item) => reference(field.relationTo, item));
      case 'join': {
        // Documents that point here: another one may do so at any time.
        for (const collection of [field.collection].flat()) tags.add(collection);
        return each((value as { docs?: unknown[] }).docs ?? [], (item) => reference(field.collection, item));
      }
      case 'group':
      case 'tab':
        return cleanFields(field.flattenedFields, value as Json);
      case 'array':
        return (value as Json[])
          .filter((row) => field.custom?.inPlace || !lacksWords(field.flattenedFields, row))
          .map((row) => cleanRow(field.flattenedFields, row));
      case 'blocks':
        return (value as Json[]).map((row) => cleanBlock([...field.blocks, ...blockReferences(field)], row));
      case 'richText':
        return isRichText(value) ? { ...value, root: cleanNode(field, value.root) } : value;
      default:
        return value;
    }
  };

  const blockReferences = ({
    blockReferences = [],
  }: {
    blockReferences?: (FlattenedBlock | string)[];
  }): FlattenedBlock[] =>
    blockReferences.flatMap((block) => (typeof block === 'string' ? (payload.blocks[block] ?? []) : block));

  const cleanBlock = (kinds: readonly FlattenedBlock[], row: Json): Json => {
    const kind = kinds.find(({ slug }) => slug === row.blockType);
    return { __component: `blocks.${row.blockType}`, ...(kind && cleanRow(kind.flattenedFields, row)) };
  };

  /** A draft may refer to documents that refer back to it: without this flag they would be filled in without end. */
  let isInDraft = false;
  const draftFor = (target: string, item: unknown) => {
    const id = typeof item === 'object' && item !== null ? (item as Json).id : item;
    const { instead } = reader;
    return instead?.type === target && instead.document.id === id ? instead.document : undefined;
  };

  /** @param target the type referred to; if there are several, the value names it */
  const reference = (target: string | string[], item: unknown): unknown => {
    if (typeof target !== 'string') {
      const { relationTo, value } = item as { relationTo: string; value: unknown };
      return { relationTo, value: reference(relationTo, value) };
    }
    const drafted = isInDraft ? undefined : draftFor(target, item);
    if (drafted) {
      isInDraft = true;
      const cleaned = reference(target, drafted);
      isInDraft = false;
      return cleaned;
    }
    if (typeof item !== 'object' || item === null) {
      // Not published, or too deep to be filled in. If that document changes, this one does, too.
      tags.add(idTag(target, item));
      return item;
    }
    const found = item as Json;
    for (const tag of referenceTags(target, found)) tags.add(tag);
    if (!isPopulated()) return found.id;
    const config = payload.collections[target]?.config;
    if (config?.upload) return picture(found);
    return cleanWhole(config?.flattenedFields ?? [], found);
  };

  const cleanNode = (field: RichTextField, node: Node): Node => {
    const result = { ...node };
    const { fields, relationTo } = node;
    if ((node.type === 'upload' || node.type === 'relationship') && typeof relationTo === 'string') {
      result.value = reference(relationTo, node.value);
    }
    if (fields) {
      result.fields = {
        ...(typeof fields.blockType === 'string' && { __component: `blocks.${fields.blockType}` }),
        ...cleanRow(fieldsOfNode(field, node, payload), fields),
      };
    }
    if (node.children) result.children = node.children.map((child) => cleanNode(field, child));
    return result;
  };

  return { data: cleanWhole(fields, document), tags: [...tags] };
}

/** Whether a row, which all languages share, has no words yet in the reader's language. */
function lacksWords(fields: readonly FlattenedField[], row: Readonly<Json>): boolean {
  return fields.some(
    (field) =>
      'localized' in field && field.localized && 'required' in field && field.required && !row[field.name],
  );
}

function each(value: unknown, clean: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(clean) : clean(value);
}

function picture({ filename, alt, width, height, focalX, focalY, mimeType }: Json): Json {
  const url = `/media/${encodeURIComponent(String(filename))}`;
  return { url, alt, width, height, focalX, focalY, mimeType };
}
