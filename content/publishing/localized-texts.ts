import { translator } from '@spindle/i18n/messages.ts';
import type { FlattenedBlock, FlattenedField } from 'payload';
import { saidIn } from '../fields/said.ts';
import { isRichText, type Node } from '../reading/rich-text-fields.ts';
import { localeOf } from '../staff/locale-of.ts';

type Json = Readonly<Record<string, unknown>>;

/** A text that differs from language to language. */
export interface LocalizedText {
  /** Its place, in words that an editor knows: `FAQ 2`, `Question 1`, `Answer`. */
  place: string[];
  /** The text, if the document was read in one language; the texts by language, if it was read in all. */
  value: unknown;
}

/**
 * The localised texts of a document, including those in groups, rows and blocks.
 * @param language the language for the names of places, by the back office's name for it (`zh-TW`)
 */
export function localizedTexts(
  fields: readonly FlattenedField[],
  document: Json,
  above: readonly string[] = [],
  language = 'en',
): LocalizedText[] {
  return fields.flatMap((field): LocalizedText[] => {
    const value = document[field.name];
    const place = [...above, labelOf(field, language)];
    const words = translator(localeOf(language), 'editing');
    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'richText':
        return field.localized ? [{ place, value }] : [];
      case 'group':
      case 'tab':
        return localizedTexts(field.flattenedFields, (value ?? {}) as Json, place, language);
      case 'array':
        return rowsOf(value).flatMap((row, index) =>
          localizedTexts(
            field.flattenedFields,
            row,
            [...above, words('places.row', { kind: rowName(field, language), number: index + 1 })],
            language,
          ),
        );
      case 'blocks':
        return rowsOf(value).flatMap((row, index) => {
          const kind = (field.blocks as FlattenedBlock[]).find(({ slug }) => slug === row.blockType);
          return kind
            ? localizedTexts(
                kind.flattenedFields,
                row,
                [...above, words('places.block', { kind: rowName(kind, language), number: index + 1 })],
                language,
              )
            : [];
        });
      default:
        return [];
    }
  });
}

/** The words of a text without its formatting; '' if there are none. */
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

const labelOf = (field: FlattenedField, language: string): string =>
  saidIn('label' in field ? field.label : undefined, language) ?? field.name;

function rowName(
  { labels, ...rest }: { labels?: { singular?: unknown }; name?: string; slug?: string },
  language: string,
): string {
  return saidIn(labels?.singular, language) ?? rest.name ?? rest.slug ?? '';
}
