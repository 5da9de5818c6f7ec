/** Whether a promotion runs at a moment. */
export function isRunning(
  { closed, startsAt, endsAt }: { closed: boolean; startsAt: string; endsAt: string },
  now: Date,
): boolean {
  return !closed && Date.parse(startsAt) <= now.getTime() && now.getTime() < Date.parse(endsAt);
}
