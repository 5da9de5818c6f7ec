/** What may stand for the sign before the decimals: a comma or a point, in any language. */
const AMOUNT = /^\d{1,9}(?:[.,]\d{0,2})?$/;

/**
 * The amount that somebody has written; null where nothing is written, undefined where it is none. “1.234” is a
 * thousand to one reader and a little more than one to another, so that whoever means either writes it otherwise.
 */
export function readAmount(text: string): number | null | undefined {
  // Who writes Japanese or Chinese may have the wide digits on.
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  return AMOUNT.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/**
 * A stored amount as it is written in a field: with the reader's own sign, and without any that groups digits.
 * @param dateTag of the reader's language
 */
export function writeAmount(amount: unknown, dateTag: string): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return '';
  return amount.toLocaleString(dateTag, {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 20,
  });
}
