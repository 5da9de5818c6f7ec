import type { Locale } from '@spindle/platform/locales.ts';
import { type Field, type FlattenedField, flattenAllFields } from 'payload';
import { isRichText, type Node } from '../reading/rich-text-fields.ts';

type Json = Readonly<Record<string, unknown>>;

/** The text by which a document is found in one language; each part as plain text. */
export interface DocumentText {
  title: string;
  /** The text under the title in lists. */
  summary: string;
  headings: string[];
  text: string[];
}

/** Not visible on the page, or read already. */
const LEFT_OUT = new Set(['title', 'summary', 'seo']);

/** Names of the fields of blocks that are drawn as headings. */
const HEADINGS = new Set(['title', 'heading', 'question']);

/**
 * The words of a document in one language: its localised fields, including those in groups, rows, blocks and rich text.
 * Addresses, choices and names of pictures are in no localised field.
 * @param document read in all languages
 */
export function textOfDocument(fields: Field[], document: Json, locale: Locale): DocumentText {
  const found: DocumentText = {
    title: localized(document.title, locale),
    summary:
      localized(document.summary, locale) ||
      localized((document.seo as Json | undefined)?.metaDescription, locale),
    headings: [],
    text: [],
  };
  const own = flattenAllFields({ fields }).filter(({ name }) => !LEFT_OUT.has(name));
  collect(own, document, locale, found);
  return found;
}

function collect(fields: readonly FlattenedField[], source: Json, locale: Locale, found: DocumentText): void {
  for (const field of fields) {
    const value = source[field.name];
    if (value === undefined || value === null) continue;
    switch (field.type) {
      case 'text':
      case 'textarea': {
        const text = field.localized ? localized(value, locale) : '';
        if (text) (HEADINGS.has(field.name) ? found.headings : found.text).push(text);
        break;
      }
      case 'richText': {
        const text = field.localized ? (value as Json)[locale] : value;
        if (isRichText(text)) for (const node of text.root.children ?? []) collectNode(node, found);
        break;
      }
      case 'group':
      case 'tab':
        collect(field.flattenedFields, value as Json, locale, found);
        break;
      case 'array':
        for (const row of value as Json[]) collect(field.flattenedFields, row, locale, found);
        break;
      case 'blocks':
        for (const row of value as Json[]) {
          const kind = field.blocks.find(({ slug }) => slug === row.blockType);
          if (kind) collect(kind.flattenedFields, row, locale, found);
        }
        break;
    }
  }
}

/** Reads a paragraph, a heading, or a list, quotation or table with its contents. */
function collectNode(node: Node, found: DocumentText): void {
  const text = inlineText(node);
  if (text) (node.type === 'heading' ? found.headings : found.text).push(text);
  // Margin notes, which are rich text of their own.
  for (const value of Object.values(node.fields ?? {})) {
    if (isRichText(value)) for (const child of value.root.children ?? []) collectNode(child, found);
  }
}

function inlineText(node: Node & { text?: unknown }): string {
  if (typeof node.text === 'string') return node.text;
  const between = (node.children ?? []).some(({ type }) => type !== 'text' && type !== 'link') ? ' ' : '';
  return (node.children ?? []).map(inlineText).join(between);
}

function localized(value: unknown, locale: Locale): string {
  const text = (value as Json | null | undefined)?.[locale];
  return typeof text === 'string' ? text.trim() : '';
}
