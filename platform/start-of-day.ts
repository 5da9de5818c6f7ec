/**
 * The first instant of a day in UTC; undefined for an invalid day such as 30 February, which `Date` reads as 2 March.
 * @param day ISO 8601, `2026-11-22`
 */
export function startOfDay(day: string): Date | undefined {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === day
    ? midnight
    : undefined;
}
