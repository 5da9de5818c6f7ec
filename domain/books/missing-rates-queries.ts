import type { Db } from '@spindle/platform/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { invoices } from '../invoices/tables.ts';
import { vatAreaIn } from '../tax/vat-area-sql.ts';
import { disputeRows } from './ledger-queries.ts';

interface Range {
  demo: boolean;
  /** First and last day of the documents. */
  from: string;
  to: string;
  /** Currency of the books, ISO 4217. */
  currency: string;
}

/**
 * The days for which rates are needed to convert amounts in other currencies, each once: the days of sales that documents are
 * about, and of decisions in disputes about more than documents cover.
 */
export async function selectConvertedDays(
  db: Db,
  { demo, from, to, currency, timeZone }: Range & { timeZone: string },
): Promise<{ currency: string; day: string }[]> {
  const { rows } = await db.execute<{ currency: string; day: string }>(sql`
    select distinct currency, supplied_on as day from ${invoices}
    where demo = ${demo} and issued_on between ${from} and ${to} and currency <> ${currency}
    union
    select currency, day from (${disputeRows({ demo, from, to, timeZone })}) dispute
    where "grossMinor" <> 0 and currency <> ${currency}
    order by currency, day
  `);
  return rows;
}

/** An invoice that does not state its tax in the books' currency. */
export interface Unstated {
  number: string;
  orderNumber: string;
  /** ISO 4217. */
  currency: string;
  /** The day whose rate it needs. */
  day: string;
}

/** Only domestic invoices in another currency that are valid and not credited whole: others need no correction. */
const unstated = ({ demo, from, to, currency }: Range): SQL => sql`
  from ${invoices} invoice
  where demo = ${demo} and issued_on between ${from} and ${to} and kind = 'invoice'
    and document ->> 'reason' in ('order', 'correction')
    and tax_scheme = 'domestic' and ${vatAreaIn(sql`tax_country`)} = ${vatAreaIn(sql`document #>> '{seller,country}'`)} and tax_minor > 0
    and currency <> ${currency} and accounting is null and document -> 'accounting' is null
    and not exists (select from ${invoices} other where other.cause = 'correction ' || invoice.id)
    and (
      select sum(case kind when 'invoice' then gross_minor else -gross_minor end)
      from ${invoices} own where own.order_id = invoice.order_id
    ) > 0`;

export async function countUnstated(db: Db, range: Range): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${unstated(range)}`);
  return rows[0]?.count ?? 0;
}

/** The oldest first. */
export async function selectUnstated(
  db: Db,
  { limit, ...range }: Range & { limit: number },
): Promise<Unstated[]> {
  const { rows } = await db.execute<Unstated & Record<string, unknown>>(sql`
    select number, document ->> 'orderNumber' as "orderNumber", currency, supplied_on as day
    ${unstated(range)}
    order by issued_on, ordinal
    limit ${limit}
  `);
  return rows;
}
