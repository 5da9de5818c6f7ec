/**
 * A step of money that was paid for one line and pays for a later one: an entry that is never changed. All amounts are
 * minor units of the payment's currency.
 */
export interface Credit extends Source {
  /** Whose good it is: the subscription. */
  holderId: string;
  /** What leaves the line for the holder's good, so that it can't go back to the buyer there; negative: what returns. */
  carriedMinor: number;
  /** What is paid from the good, or, negative, given back to it. */
  toLineId: string | null;
  spentMinor: number;
  /** The line whose order has called for it; the entry is void when that order comes to nothing. */
  byLineId: string | null;
}

/** The line for which money was paid first, with its payment. */
export interface Source {
  paymentId: string;
  orderId: string;
  lineId: string;
}

/** So much of the money of a line. */
export interface Share extends Source {
  amountMinor: number;
}

/** What the holder has to their good, by where it was paid; nothing is left out of it but what is spent. */
export function goodOf(entries: readonly Credit[]): Share[] {
  return sums(entries, ({ carriedMinor, spentMinor }) => carriedMinor - spentMinor);
}

/** What has been paid of a line by credit, by where it was paid first. */
export function spentOn(entries: readonly Credit[], toLineId: string): Share[] {
  return sums(
    entries.filter((entry) => entry.toLineId === toLineId),
    ({ spentMinor }) => spentMinor,
  );
}

/** What was carried from each line. */
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
