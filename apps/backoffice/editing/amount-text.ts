/** A comma or a point may stand before the decimals, in any language. */
const AMOUNT = /^\d{1,9}(?:[.,](?<decimals>\d{0,9}))?$/;

/** What somebody is writing into a field. */
export interface Written {
  text: string;
  /** What was there when they began. */
  before: number | null;
}

/** How many decimals a field's step asks for: two for 0.01. */
export const decimalsOf = (step: unknown = 1) => String(step).split('.')[1]?.length ?? 0;

/**
 * The amount that somebody has written, null where nothing is written, or why it is none. “1.234” is a thousand to one
 * reader and a little more than one to another: where there are two decimals, whoever means either writes it otherwise.
 */
export function readAmount(text: string, decimals: number): number | null | 'unreadable' | 'too_fine' {
  // Who writes Japanese or Chinese may have the wide digits on.
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const found = AMOUNT.exec(plain);
  if (!found) return 'unreadable';
  return (found.groups?.decimals?.length ?? 0) > decimals ? 'too_fine' : Number(plain.replace(',', '.'));
}

/** What a field holds meanwhile: what can't be read takes nothing away that was stored, nor leaves the half that could. */
export function heldAmount({ text, before }: Written, decimals: number): number | null {
  const amount = readAmount(text, decimals);
  return typeof amount === 'string' ? before : amount;
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
