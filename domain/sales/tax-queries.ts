import type { Db } from '@spindle/platform/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { invoices } from '../invoices/tables.ts';
import type { TaxScheme } from '../tax/tax.ts';
import { daysFrom, isOfRule, notKept } from './days.ts';
import { salesDays, salesDayTaxes } from './tables.ts';

/** Amounts in minor units, less those of credit notes. */
export interface TaxedSales {
  currency: string;
  /** ISO 3166: the country whose tax it is; null if the buyer's country isn't known. */
  country: string | null;
  scheme: TaxScheme;
  rateBp: number;
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
}

/**
 * The tax in the documents of days, as the columns of `sales_day_taxes`.
 * @param days SQL of rows of day
 * @param demo whether to read the documents of the demo, or the others
 */
export function taxesOf(days: SQL, demo: boolean): SQL {
  const sum = (amount: string) =>
    sql.raw(`sum(case kind when 'invoice' then ${amount} else -${amount} end)::bigint`);
  return sql`
    select day, demo, currency, tax_country as country, tax_scheme as scheme, rate_bp,
      ${sum('net_minor')} as net_minor, ${sum('tax_minor')} as tax_minor, ${sum('gross_minor')} as gross_minor
    from (${days}) days join ${invoices} on demo = ${demo} and issued_on = to_char(day, 'YYYY-MM-DD')
    group by day, demo, currency, tax_country, tax_scheme, rate_bp`;
}

/** @param range dates of the documents, both included */
export async function selectTax(
  db: Db,
  { from, to, demo }: { from: string; to: string; demo: boolean },
): Promise<TaxedSales[]> {
  const { rows } = await db.execute<TaxedSales & Record<string, unknown>>(sql`
    with parts as (
      ${taxesOf(notKept(daysFrom(from, to)), demo)}
      union all
      select taxes.* from ${salesDayTaxes} taxes join ${salesDays} kept using (day)
      where day between ${from} and ${to} and demo = ${demo} and ${isOfRule}
    )
    select currency, country, scheme, rate_bp as "rateBp", sum(net_minor)::float8 as "netMinor",
      sum(tax_minor)::float8 as "taxMinor", sum(gross_minor)::float8 as "grossMinor"
    from parts
    group by currency, country, scheme, rate_bp
    order by currency, "taxMinor" desc, country, "rateBp"
  `);
  return rows;
}
