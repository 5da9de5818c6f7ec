import { cutText } from '@spindle/platform/text-length.ts';

/** A field that a row is told by. */
export interface RowPart {
  name: string;
  /** What its values are called. */
  choices?: Readonly<Record<string, string>>;
  /** It is an amount of money. */
  currency?: string;
}

/**
 * What tells a row apart: “Lifetime, $49.99”.
 * @param parts fields that are read together; the first group that has something in it counts
 * @returns undefined for a row in which nothing is written
 */
export function rowWords(
  row: Readonly<Record<string, unknown>>,
  parts: readonly RowPart[][],
): string | undefined {
  for (const group of parts) {
    const said = group.map((part) => wordsOf(row[part.name], part)).filter(Boolean);
    if (said.length > 0) return said.join(', ');
  }
  return undefined;
}

/** A row is one line. */
const MOST = 80;

function wordsOf(value: unknown, { choices, currency }: RowPart): string {
  if (typeof value === 'number' && currency) {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(value);
  }
  const text =
    typeof value === 'object' ? beginningOf(value) : (choices?.[String(value)] ?? String(value ?? '')).trim();
  return text.length > MOST ? `${cutText(text, MOST)}…` : text;
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
