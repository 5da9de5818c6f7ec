import type { Db } from '@spindle/platform/database.ts';
import { asc, between, desc, sql } from 'drizzle-orm';
import type { ExchangeRate } from './exchange-rate.ts';
import { bookSettings, exchangeRates } from './tables.ts';

/** Rates per statement: the bank's file of all days has over 200,000, and statements have a time limit (`DATABASE_TIMEOUT`). */
const AT_ONCE = 20_000;

/** @returns how many rates were new or changed */
export async function upsertRates(tx: Db, rates: readonly ExchangeRate[]): Promise<number> {
  let changed = 0;
  for (let from = 0; from < rates.length; from += AT_ONCE) {
    changed += await upsertSome(tx, rates.slice(from, from + AT_ONCE));
  }
  return changed;
}

async function upsertSome(tx: Db, rates: readonly ExchangeRate[]): Promise<number> {
  const column = (name: keyof ExchangeRate) => sql.param(rates.map((rate) => rate[name]));
  const { rowCount } = await tx.execute(sql`
    insert into ${exchangeRates} (currency, day, per_euro)
    select distinct on (currency, day) currency, day, per_euro
    from unnest(${column('currency')}::text[], ${column('day')}::date[], ${column('perEuro')}::numeric[])
      as given (currency, day, per_euro)
    on conflict (currency, day) do update set per_euro = excluded.per_euro
    where exchange_rates.per_euro <> excluded.per_euro
  `);
  return rowCount ?? 0;
}

/** Rates from `from` to `to` (both included), oldest first. */
export async function selectRatesBetween(db: Db, from: string, to: string): Promise<ExchangeRate[]> {
  return db
    .select()
    .from(exchangeRates)
    .where(between(exchangeRates.day, from, to))
    .orderBy(asc(exchangeRates.day), asc(exchangeRates.currency));
}

/** The newest rate of each currency. */
export async function selectNewestRates(db: Db): Promise<ExchangeRate[]> {
  return db
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .orderBy(asc(exchangeRates.currency), desc(exchangeRates.day));
}

export async function selectBookCurrency(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ currency: bookSettings.currency }).from(bookSettings);
  return row?.currency;
}

/** Locks the row until the transaction ends. */
export async function lockBookCurrency(tx: Db): Promise<string | undefined> {
  const [row] = await tx.select({ currency: bookSettings.currency }).from(bookSettings).for('update');
  return row?.currency;
}

export async function upsertBookCurrency(tx: Db, currency: string): Promise<void> {
  await tx
    .insert(bookSettings)
    .values({ currency })
    .onConflictDoUpdate({ target: bookSettings.only, set: { currency } });
}
