/** What has to finish before a member's data can be erased. */
export const IN_THE_WAY = ['order', 'refund', 'dispute', 'subscription', 'event', 'job'] as const;
export type InTheWay = (typeof IN_THE_WAY)[number];

/** A requested erasure. */
export interface AskedErasure {
  askedAt: Date;
  /** Until then it can be undone; after that it is carried out. */
  dueAt: Date;
}

const DAY_MS = 24 * 3_600_000;

/** When an erasure requested now will be carried out. @param graceDays the setting `ERASURE_GRACE_DAYS` */
export function erasureDueAt(now: Date, graceDays: number): Date {
  return new Date(now.getTime() + graceDays * DAY_MS);
}

/**
 * The first year whose documents must still be kept. The period that the law requires counts from the end of a document's
 * year.
 * @param retentionYears the setting `RETENTION_YEARS`
 */
export function firstKeptYear(now: Date, retentionYears: number): number {
  // A day later the year has ended wherever the seller is.
  return new Date(now.getTime() - DAY_MS).getUTCFullYear() - retentionYears;
}
