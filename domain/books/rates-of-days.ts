import type { Db } from '@spindle/platform/database.ts';
import { type Conversion, EURO, type ExchangeRate } from './exchange-rate.ts';
import { selectRatesBetween } from './queries.ts';

/** The bank closes for at most four days, so a rate that is further away than this is not used. */
export const FURTHEST_DAYS = 7;

/**
 * Which rate counts for a day on which none was published. before: the last one before, for invoices (Directive 2006/112/EC,
 * article 91). after: the next one, for returns of the one-stop shop (article 369h).
 */
export type RateChoice = 'before' | 'after';

/** The rates of a span of days, to convert amounts of these days. */
export class RatesOfDays {
  readonly #byDay: ReadonlyMap<string, ReadonlyMap<string, string>>;

  constructor(rates: readonly ExchangeRate[]) {
    const days = Map.groupBy(rates, ({ day }) => day);
    this.#byDay = new Map(
      [...days].map(([day, own]) => [
        day,
        new Map([[EURO, '1'], ...own.map((rate) => [rate.currency, rate.perEuro] as const)]),
      ]),
    );
  }

  /** Undefined if no rate near the day is known. */
  find(
    { from, to, day }: { from: string; to: string; day: string },
    choice: RateChoice,
  ): Conversion | undefined {
    if (from === to) return { from, to, day, fromPerEuro: '1', toPerEuro: '1' };
    for (let away = 0; away <= FURTHEST_DAYS; away += 1) {
      const published = dayAfter(day, choice === 'before' ? -away : away);
      const rates = this.#byDay.get(published);
      const fromPerEuro = rates?.get(from);
      const toPerEuro = rates?.get(to);
      if (fromPerEuro && toPerEuro) return { from, to, day: published, fromPerEuro, toPerEuro };
    }
    return undefined;
  }
}

/** @param from first day, `2026-10-01`; @param to the last one */
export async function ratesOfDays(db: Db, from: string, to: string): Promise<RatesOfDays> {
  return new RatesOfDays(
    await selectRatesBetween(db, dayAfter(from, -FURTHEST_DAYS), dayAfter(to, FURTHEST_DAYS)),
  );
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
