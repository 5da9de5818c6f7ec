import { type Said, saidIn } from '@spindle/content/fields/said.ts';
import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { cutText } from '@spindle/platform/text-length.ts';

/** A field that a row is told by. */
export interface RowPart {
  name: string;
  /** What its values are called. */
  choices?: Readonly<Record<string, Said>>;
  /** It is an amount of money. */
  currency?: string;
}

/**
 * What tells a row apart: “Lifetime, $49.99”.
 * @param language of the reader, as the back office calls it (`zh-TW`)
 * @param parts fields that are read together; the first group that has something in it counts
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

/** A row is one line. */
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

/** What a row is called in which nothing is written: `Step 2`, `手順2`. */
export function numberedRow(kind: string, number: number, locale: Locale): string {
  return locale === 'ja' ? `${kind}${number}` : `${kind} ${number}`;
}

/** The words of a running text's first paragraph or heading that has any. */
function beginningOf(value: object | null): string {
  const { root } = (value ?? {}) as { root?: TextNode };
  return (root?.children ?? []).map((node) => textOf(node).trim()).find(Boolean) ?? '';
}

interface TextNode {
  text?: string;
  children?: readonly TextNode[];
}

const textOf = ({ text, children }: TextNode): string => text ?? (children ?? []).map(textOf).join('');
