/** The end of a coupon or promotion that is ended now; if it has not begun, it ends when it would begin, so it never runs. */
export function endOf({ startsAt }: { startsAt: Date | null }, now: Date): Date {
  return startsAt && startsAt > now ? startsAt : now;
}
