/** A session ends after this long without activity, even before its day is over (`docs/decisions/0070-idle-sessions.md`). */
export const IDLE_HOURS = 8;

/** Sessions last seen at this time or before are over. The time a session was last seen is exact to within `SEEN_MINUTES`. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_HOURS * 3_600_000);
}
