import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { invoices } from '../invoices/tables.ts';
import type { TaxScheme } from '../tax/tax.ts';

/** Minor units; credit notes count against. */
export interface TaxedSales {
  currency: string;
  /** ISO 3166: whose tax it is; null where the buyer's country isn't known. */
  country: string | null;
  scheme: TaxScheme;
  rateBp: number;
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
}

/** @param range days of documents, both included */
export async function selectTax(
  db: Db,
  { from, to, demo }: { from: string; to: string; demo: boolean },
): Promise<TaxedSales[]> {
  const sum = (amount: string) =>
    sql.raw(`sum(case kind when 'invoice' then ${amount} else -${amount} end)::float8`);
  const { rows } = await db.execute<TaxedSales & Record<string, unknown>>(sql`
    select currency, tax_country as country, tax_scheme as scheme, rate_bp as "rateBp",
      ${sum('net_minor')} as "netMinor", ${sum('tax_minor')} as "taxMinor", ${sum('gross_minor')} as "grossMinor"
    from ${invoices}
    where demo = ${demo} and issued_on between ${from} and ${to}
    group by currency, tax_country, tax_scheme, rate_bp
    order by currency, "taxMinor" desc, country, "rateBp"
  `);
  return rows;
}
