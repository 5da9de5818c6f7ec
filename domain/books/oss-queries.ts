import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { invoices } from '../invoices/tables.ts';
import { vatAreaIn } from '../tax/vat-area-sql.ts';
import type { OssSum } from './oss-report.ts';

/** Sums of sales under the one-stop shop in the documents from `from` to `to` (both included); credit notes are subtracted. */
export async function selectOssSums(
  db: Db,
  { demo, from, to }: { demo: boolean; from: string; to: string },
): Promise<OssSum[]> {
  const { rows } = await db.execute<OssSum & Record<string, unknown>>(sql`
    with documents as (
      select ${vatAreaIn(sql`tax_country`)} as country, rate_bp, currency,
        substr(supplied_on, 1, 4) || '-Q' || (substr(supplied_on, 6, 2)::int + 2) / 3 as quarter,
        case kind when 'invoice' then 1 else -1 end as sign, net_minor, tax_minor
      from ${invoices}
      where demo = ${demo} and issued_on between ${from} and ${to} and tax_scheme = 'oss'
    )
    select country, rate_bp as "rateBp", quarter, currency,
      sum(sign * net_minor)::float8 as "netMinor", sum(sign * tax_minor)::float8 as "taxMinor"
    from documents
    group by country, rate_bp, quarter, currency
    order by quarter desc, country, rate_bp, currency
  `);
  return rows;
}
