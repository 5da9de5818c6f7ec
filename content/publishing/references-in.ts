import type { FlattenedBlock, FlattenedField, Payload, RichTextField } from 'payload';
import { readReference } from '../fields/link-reference.ts';
import { fieldsOfNode, isRichText, type Node } from '../reading/rich-text-fields.ts';

type Json = Readonly<Record<string, unknown>>;

/** A document or picture that another document refers to. */
export interface Used {
  type: string;
  id: number;
}

/**
 * What a document refers to in any of its languages: relationships, pictures and links, including those in rows, blocks
 * and rich text.
 * @param document with ids of the documents it refers to, and words by language
 */
export function referencesIn(payload: Payload, fields: readonly FlattenedField[], document: Json): Used[] {
  const found = new Map<string, Used>();
  const add = (type: string, id: unknown) => {
    const number = Number(typeof id === 'object' && id !== null ? (id as Json).id : id);
    if (Number.isInteger(number)) found.set(`${type} ${number}`, { type, id: number });
  };
  const addTarget = (target: string | string[], value: unknown) => {
    if (typeof target === 'string') return add(target, value);
    const { relationTo, value: id } = value as { relationTo: string; value: unknown };
    add(relationTo, id);
  };

  const inFields = (configured: readonly FlattenedField[], source: Json): void => {
    for (const field of configured) {
      const value = source[field.name];
      if (value === null || value === undefined) continue;
      const versions = 'localized' in field && field.localized ? Object.values(value) : [value];
      for (const version of versions) if (version !== null) inValue(field, version);
    }
  };

  const inValue = (field: FlattenedField, value: unknown): void => {
    if (field.custom?.holdsLink) {
      const link = readReference(value);
      if (link) add(link.type, link.id);
      return;
    }
    switch (field.type) {
      case 'relationship':
      case 'upload':
        for (const item of [value].flat()) addTarget(field.relationTo, item);
        break;
      case 'group':
      case 'tab':
        inFields(field.flattenedFields, value as Json);
        break;
      case 'array':
        for (const row of value as Json[]) inFields(field.flattenedFields, row);
        break;
      case 'blocks':
        for (const row of value as Json[]) {
          const kind = (field.blocks as FlattenedBlock[]).find(({ slug }) => slug === row.blockType);
          if (kind) inFields(kind.flattenedFields, row);
        }
        break;
      case 'richText':
        if (isRichText(value)) inNode(field, value.root);
        break;
    }
  };

  const inNode = (field: RichTextField, node: Node): void => {
    if ((node.type === 'upload' || node.type === 'relationship') && typeof node.relationTo === 'string') {
      add(node.relationTo, node.value);
    }
    if (node.fields) inFields(fieldsOfNode(field, node, payload), node.fields);
    for (const child of node.children ?? []) inNode(field, child);
  };

  inFields(fields, document);
  return [...found.values()];
}
