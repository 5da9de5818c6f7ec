/** A session in which nothing is done for so long is over, before its day is (`docs/decisions/0070-idle-sessions.md`). */
export const IDLE_HOURS = 8;

/** Sessions that were seen then or before are over. When one was seen is known to within `SEEN_MINUTES`. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_HOURS * 3_600_000);
}
