/** The decimals may follow a comma or a point, in any language. */
const AMOUNT = /^\d{1,9}(?:[.,](?<decimals>\d{0,9}))?$/;

/** What somebody is typing into a field. */
export interface Written {
  text: string;
  /** The field's value when they began. */
  before: number | null;
}

/** The number of decimals in a field's step: two for 0.01. */
export const decimalsOf = (step: unknown = 1) => String(step).split('.')[1]?.length ?? 0;

/**
 * The amount that somebody has typed, null if nothing, or why it is not an amount. “1.234” means a thousand to some
 * readers and a bit more than one to others. For a field with two decimals it is refused as too fine, so both have to
 * write it differently.
 */
export function readAmount(text: string, decimals: number): number | null | 'unreadable' | 'too_fine' {
  // In Japanese or Chinese, people may have typed full-width digits.
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const found = AMOUNT.exec(plain);
  if (!found) return 'unreadable';
  return (found.groups?.decimals?.length ?? 0) > decimals ? 'too_fine' : Number(plain.replace(',', '.'));
}

/**
 * The field's value while somebody is typing: if the text can't be read, the former value stays, not the part that could
 * be read.
 */
export function heldAmount({ text, before }: Written, decimals: number): number | null {
  const amount = readAmount(text, decimals);
  return typeof amount === 'string' ? before : amount;
}

/**
 * A stored amount as a field shows it: with the decimal separator of the reader's language, and without grouping.
 * @param dateTag language tag of the reader
 */
export function writeAmount(amount: unknown, dateTag: string): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return '';
  return amount.toLocaleString(dateTag, {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 20,
  });
}
