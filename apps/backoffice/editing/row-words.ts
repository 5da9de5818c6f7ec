import { type Said, saidIn } from '@spindle/content/fields/said.ts';
import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { cutText } from '@spindle/platform/text-length.ts';

/** A field that labels a row. */
export interface RowPart {
  name: string;
  /** The words for its values. */
  choices?: Readonly<Record<string, Said>>;
  /** Set if the value is an amount of money. */
  currency?: string;
}

/**
 * The label of a row: “Lifetime, $49.99”.
 * @param parts groups of fields that are read together; the first group that is not empty is used
 * @param language the reader's, by the back office's name for it (`zh-TW`)
 * @returns undefined for a row in which nothing is written
 */
export function rowWords(
  row: Readonly<Record<string, unknown>>,
  parts: readonly RowPart[][],
  language = 'en',
): string | undefined {
  for (const group of parts) {
    const said = group.map((part) => wordsOf(row[part.name], part, language)).filter(Boolean);
    if (said.length > 0) return sideBySide(localeOf(language), said);
  }
  return undefined;
}

/** Characters; a label fills at most one line. */
const MOST = 80;

function wordsOf(value: unknown, { choices, currency }: RowPart, language: string): string {
  if (typeof value === 'number' && currency) {
    return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(value);
  }
  const text =
    typeof value === 'object'
      ? beginningOf(value)
      : (saidIn(choices?.[String(value)], language) ?? String(value ?? '')).trim();
  return text.length > MOST ? `${cutText(text, MOST)}…` : text;
}

/** The name of a row in which nothing is written: `Step 2`, `手順2`. */
export function numberedRow(kind: string, number: number, locale: Locale): string {
  return locale === 'ja' ? `${kind}${number}` : `${kind} ${number}`;
}

/** The text of a rich text's first paragraph or heading that is not empty. */
function beginningOf(value: object | null): string {
  const { root } = (value ?? {}) as { root?: TextNode };
  return (root?.children ?? []).map((node) => textOf(node).trim()).find(Boolean) ?? '';
}

interface TextNode {
  text?: string;
  children?: readonly TextNode[];
}

const textOf = ({ text, children }: TextNode): string => text ?? (children ?? []).map(textOf).join('');
