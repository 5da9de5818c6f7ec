/**
 * An entry about money that was paid for one line and then pays for a later one. Entries are never changed. All amounts are minor
 * units of the payment's currency.
 */
export interface Credit extends Source {
  /** The subscription that has the credit. */
  holderId: string;
  /** What moves from the line to the credit balance, so that it can't be refunded there; negative: what returns to the line. */
  carriedMinor: number;
  /** The line that is paid with credit. */
  toLineId: string | null;
  /** What is paid from the credit balance; negative: what returns to it. */
  spentMinor: number;
  /** The line whose order caused the entry; the entry is voided if that order is not paid. */
  byLineId: string | null;
}

/** The line that money was first paid for, with its payment. */
export interface Source {
  paymentId: string;
  orderId: string;
  lineId: string;
}

/** An amount of a line's money. */
export interface Share extends Source {
  amountMinor: number;
}

/** The credit balance by the line where it was paid: everything that was carried there and not spent. */
export function goodOf(entries: readonly Credit[]): Share[] {
  return sums(entries, ({ carriedMinor, spentMinor }) => carriedMinor - spentMinor);
}

/** The credit that paid for a line, by the line where it was first paid. */
export function spentOn(entries: readonly Credit[], toLineId: string): Share[] {
  return sums(
    entries.filter((entry) => entry.toLineId === toLineId),
    ({ spentMinor }) => spentMinor,
  );
}

/** What was carried from each line to the credit balance. */
export function carriedOf(entries: readonly Credit[]): Share[] {
  return sums(entries, ({ carriedMinor }) => carriedMinor);
}

export function sumOf(shares: readonly Pick<Share, 'amountMinor'>[]): number {
  return shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

function sums(entries: readonly Credit[], amount: (entry: Credit) => number): Share[] {
  const byLine = new Map<string, Share>();
  for (const entry of entries) {
    const { paymentId, orderId, lineId } = entry;
    const amountMinor = (byLine.get(lineId)?.amountMinor ?? 0) + amount(entry);
    byLine.set(lineId, { paymentId, orderId, lineId, amountMinor });
  }
  return [...byLine.values()].filter(({ amountMinor }) => amountMinor !== 0);
}
