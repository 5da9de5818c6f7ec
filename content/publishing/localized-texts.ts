import type { FlattenedBlock, FlattenedField } from 'payload';
import { isRichText, type Node } from '../reading/rich-text-fields.ts';

type Json = Readonly<Record<string, unknown>>;

/** A text that each language has its own of. */
export interface LocalizedText {
  /** Where it stands, in words an editor knows: `FAQ 2`, `Question 1`, `Answer`. */
  place: string[];
  /** In a document read in one language the text, in one read in all of them the texts by language. */
  value: unknown;
}

/** The texts of a document that differ from language to language, in groups, rows and blocks too. */
export function localizedTexts(
  fields: readonly FlattenedField[],
  document: Json,
  above: readonly string[] = [],
): LocalizedText[] {
  return fields.flatMap((field): LocalizedText[] => {
    const value = document[field.name];
    const place = [...above, labelOf(field)];
    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'richText':
        return field.localized ? [{ place, value }] : [];
      case 'group':
      case 'tab':
        return localizedTexts(field.flattenedFields, (value ?? {}) as Json, place);
      case 'array':
        return rowsOf(value).flatMap((row, index) =>
          localizedTexts(field.flattenedFields, row, [...above, `${rowName(field)} ${index + 1}`]),
        );
      case 'blocks':
        return rowsOf(value).flatMap((row, index) => {
          const kind = (field.blocks as FlattenedBlock[]).find(({ slug }) => slug === row.blockType);
          return kind
            ? localizedTexts(kind.flattenedFields, row, [...above, `${rowName(kind)} (block ${index + 1})`])
            : [];
        });
      default:
        return [];
    }
  });
}

/** The words of a text, without what only shapes them; '' when there are none. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return isRichText(value) ? wordsOf(value.root).trim() : '';
}

function wordsOf(node: Node & { text?: unknown }): string {
  if (typeof node.text === 'string') return node.text;
  const remarks = Object.values(node.fields ?? {}).map(plainText);
  return [...(node.children ?? []).map(wordsOf), ...remarks].filter(Boolean).join(' ');
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : []);

function labelOf(field: FlattenedField): string {
  const label = 'label' in field ? field.label : undefined;
  return typeof label === 'string' ? label : field.name;
}

function rowName({
  labels,
  ...rest
}: {
  labels?: { singular?: unknown };
  name?: string;
  slug?: string;
}): string {
  return typeof labels?.singular === 'string' ? labels.singular : (rest.name ?? rest.slug ?? 'Row');
}
