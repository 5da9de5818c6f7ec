/** What has to come to its end before a member's data can be erased. */
export const IN_THE_WAY = ['order', 'refund', 'dispute', 'subscription', 'job'] as const;
export type InTheWay = (typeof IN_THE_WAY)[number];

/** An erasure that was asked for. */
export interface AskedErasure {
  askedAt: Date;
  /** Until then it can be undone; after that it is carried out. */
  dueAt: Date;
}

const DAY_MS = 24 * 3_600_000;

/** When an erasure that is asked for now is carried out. @param graceDays a setting, `ERASURE_GRACE_DAYS` */
export function erasureDueAt(now: Date, graceDays: number): Date {
  return new Date(now.getTime() + graceDays * DAY_MS);
}

/**
 * The first year whose documents are kept still: those of the years before have been kept for as long as the law asks for,
 * which counts from the end of the year.
 * @param retentionYears a setting, `RETENTION_YEARS`
 */
export function firstKeptYear(now: Date, retentionYears: number): number {
  // Wherever the seller is, their year has ended a day later.
  return new Date(now.getTime() - DAY_MS).getUTCFullYear() - retentionYears;
}
