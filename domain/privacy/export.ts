/** How often a member may ask for an export. */
export const EXPORT_EVERY_HOURS = 24;
/** How long the archive can be fetched; then it is deleted. */
export const EXPORT_DAYS = 7;
/** A job that has not made the archive by then has failed for good, and the member may ask again. */
const MADE_WITHIN_HOURS = 1;
const HOUR_MS = 3_600_000;

/** The last export as the member sees it: none, being made, ready until a time, or failed. */
export type ExportState =
  | { kind: 'none' }
  | { kind: 'waits' }
  | { kind: 'ready'; until: Date }
  | { kind: 'failed' };

export interface AskedExport {
  askedAt: Date;
  endsAt: Date | null;
}

export function exportState(asked: AskedExport | undefined, now: Date): ExportState {
  if (!asked) return { kind: 'none' };
  if (asked.endsAt) return asked.endsAt > now ? { kind: 'ready', until: asked.endsAt } : { kind: 'none' };
  const late = now.getTime() - asked.askedAt.getTime() > MADE_WITHIN_HOURS * HOUR_MS;
  return { kind: late ? 'failed' : 'waits' };
}

/** Whether the member has to wait before asking again. A failed export does not count. */
export function isTooSoon(asked: AskedExport | undefined, now: Date): boolean {
  if (!asked || exportState(asked, now).kind === 'failed') return false;
  return now.getTime() - asked.askedAt.getTime() < EXPORT_EVERY_HOURS * HOUR_MS;
}
