/** A month or a quarter, in the seller's time zone. */
export interface BookPeriod {
  /** `2026-11` or `2026-Q4`. */
  name: string;
  /** First and last day. */
  from: string;
  to: string;
}

/** @param name `2026-11` or `2026-Q4`; undefined for anything else */
export function bookPeriod(name: string): BookPeriod | undefined {
  const [, year, quarter, month] = /^(20\d{2})-(?:Q([1-4])|(0[1-9]|1[0-2]))$/.exec(name) ?? [];
  if (!year) return undefined;
  const first = quarter ? Number(quarter) * 3 - 2 : Number(month);
  const end = new Date(Date.UTC(Number(year), quarter ? first + 2 : first, 0));
  return { name, from: `${year}-${String(first).padStart(2, '0')}-01`, to: end.toISOString().slice(0, 10) };
}

/** The quarter that a day is in, `2026-Q4`. */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** The first day of the quarter that is `count` quarters before that of a day. */
export function quartersBefore(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = Math.floor((month - 1) / 3) * 3;
  return new Date(Date.UTC(year, first - 3 * count)).toISOString().slice(0, 10);
}

/** The quarters from one day to another, each with its months, the newest first. */
export function quartersBetween(first: string, last: string): { quarter: string; months: string[] }[] {
  const months: string[] = [];
  for (let month = last.slice(0, 7); month >= first.slice(0, 7); month = monthBefore(month))
    months.push(month);
  const quarters = Map.groupBy(months, (month) => quarterOf(`${month}-01`));
  return [...quarters].map(([quarter, own]) => ({ quarter, months: own }));
}

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7);
}
