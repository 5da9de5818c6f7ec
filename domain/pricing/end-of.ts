/** When something ends that is ended now: one that has not begun ends where it would begin, and so never runs. */
export function endOf({ startsAt }: { startsAt: Date | null }, now: Date): Date {
  return startsAt && startsAt > now ? startsAt : now;
}
