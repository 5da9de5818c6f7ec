/** What may stand for the sign before the decimals: a comma or a point, in any language. */
const PRICE = /^\d{1,9}(?:[.,]\d{0,2})?$/;

/**
 * The price that somebody has written; null where nothing is written, undefined where it is none. “1.234” is a
 * thousand to one reader and a little more than one to another, so that whoever means either writes it otherwise.
 */
export function readPrice(text: string): number | null | undefined {
  // Who writes Japanese or Chinese may have the wide digits on.
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  return PRICE.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/**
 * A stored price as it is written in a field: with the reader's own sign, and without any that groups digits.
 * @param dateTag of the reader's language
 */
export function writePrice(price: unknown, dateTag: string): string {
  if (typeof price !== 'number' || !Number.isFinite(price)) return '';
  return price.toLocaleString(dateTag, {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
    maximumFractionDigits: 20,
  });
}
