import type { Db } from '@spindle/platform/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { invoices } from '../invoices/tables.ts';
import { orders } from '../orders/tables.ts';
import { disputeDecisions, disputes } from '../payments/disputes/tables.ts';
import { paidPaymentQuery } from '../payments/paid-payment-query.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { payments } from '../payments/tables.ts';
import type { TaxScheme } from '../tax/tax.ts';
import type { Conversion } from './exchange-rate.ts';

/** A document, and the payment or refund it is about; a correction has neither. */
export interface DocumentRow {
  ordinal: number;
  day: string;
  /** Day of the sale, the same for all documents about it. */
  suppliedOn: string;
  kind: 'invoice' | 'credit_note';
  number: string;
  about: string | null;
  orderNumber: string;
  country: string | null;
  vatId: string | null;
  scheme: TaxScheme;
  rateBp: number;
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
  currency: string;
  /** The rate at which the document states its tax in the books' currency at that time; null if it states none. */
  stated: Conversion | null;
  provider: string | null;
  paymentId: string | null;
  refundId: string | null;
}

/** At most `limit` documents of some days, in order of issue, after `after`. */
export async function selectDocuments(
  db: Db,
  {
    demo,
    from,
    to,
    after,
    limit,
  }: { demo: boolean; from: string; to: string; after: { day: string; ordinal: number }; limit: number },
): Promise<DocumentRow[]> {
  const { rows } = await db.execute<DocumentRow & Record<string, unknown>>(sql`
    select invoice.ordinal::float8 as ordinal, invoice.issued_on as day, invoice.supplied_on as "suppliedOn",
      invoice.kind, invoice.number,
      invoice.document #>> '{about,number}' as about, invoice.document ->> 'orderNumber' as "orderNumber",
      invoice.tax_country as country, invoice.document #>> '{buyer,vatId}' as "vatId", invoice.tax_scheme as scheme,
      invoice.rate_bp as "rateBp", invoice.net_minor as "netMinor", invoice.tax_minor as "taxMinor",
      invoice.gross_minor as "grossMinor", invoice.currency,
      coalesce(invoice.accounting, invoice.document -> 'accounting') -> 'conversion' as stated,
      coalesce(payment.provider, refund.provider) as provider, payment.id as "paymentId",
      refund.provider_id as "refundId"
    from ${invoices} invoice
      left join lateral (
        select provider, id from ${payments}
        where id = ${paidPaymentQuery(sql`invoice.order_id`)} and invoice.cause like 'order %'
      ) payment on true
      left join ${refunds} refund
        on refund.id = case when invoice.cause like 'refund %' then substr(invoice.cause, 8)::uuid end
    where invoice.demo = ${demo} and invoice.issued_on between ${from} and ${to}
      and (invoice.issued_on, invoice.ordinal) > (${after.day}, ${after.ordinal}::bigint)
    order by invoice.issued_on, invoice.ordinal
    limit ${limit}
  `);
  return rows;
}

/** The day of the earliest sale that documents of some days are about; undefined if there are none. */
export async function selectFirstSupply(
  db: Db,
  { demo, from, to }: { demo: boolean; from: string; to: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select min(supplied_on) as day from ${invoices} where demo = ${demo} and issued_on between ${from} and ${to}`,
  );
  return rows[0]?.day ?? undefined;
}

/** The day of the first document; undefined before there is one. */
export async function selectFirstDay(db: Db, demo: boolean): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select min(issued_on) as day from ${invoices} where demo = ${demo}`,
  );
  return rows[0]?.day ?? undefined;
}

/** A decision of a bank in a dispute. */
export interface DisputeRow {
  id: string;
  number: number;
  closedAt: string;
  day: string;
  state: 'won' | 'lost';
  provider: string;
  providerId: string;
  currency: string;
  /** All decisions in the dispute, in chronological order. */
  decisions: { number: number; state: 'won' | 'lost'; at: string }[];
  orderNumber: string;
  country: string | null;
  creditNote: string | null;
  /** The amount that no document is about, minor units; negative if the dispute was lost. */
  grossMinor: number;
}

interface DisputeDays {
  demo: boolean;
  timeZone: string;
  /** First and last day. */
  from: string;
  to: string;
}

/**
 * The rows of disputes decided on some days in a time zone, for one number series. A lost one has the credit note that followed
 * the decision; a win right after that gives the same amount back. Second payments of an order that was paid twice are not in
 * the books.
 */
export const disputeRows = ({ demo, timeZone, from, to }: DisputeDays): SQL => sql`
  select dispute.id, decided.number, decided.decided_at as at, decided.state, dispute.provider,
    to_char(decided.decided_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
    dispute.provider_id as "providerId", dispute.currency, orders.number as "orderNumber", orders.country, note.number as "creditNote",
    case when dispute.payment_id is not distinct from ${paidPaymentQuery(sql`orders.id`)}
      then coalesce(loss.amount_minor, 0) - coalesce(note.gross_minor, 0) else 0 end
      * case decided.state when 'lost' then -1 else 1 end as "grossMinor",
    (
      select json_agg(json_build_object('number', number, 'state', state, 'at', decided_at) order by number)
      from ${disputeDecisions} where dispute_id = dispute.id
    ) as decisions
  from ${disputes} dispute join ${disputeDecisions} decided on decided.dispute_id = dispute.id
    join ${orders} orders on orders.id = dispute.order_id
    -- What was lost: by this decision, or by the one before, which it gives back.
    left join ${disputeDecisions} loss on loss.dispute_id = dispute.id and loss.state = 'lost'
      and loss.number = decided.number - case decided.state when 'won' then 1 else 0 end
    left join ${disputeDecisions} following
      on following.dispute_id = loss.dispute_id and following.number = loss.number + 1
    left join lateral (
      select number, gross_minor from ${invoices} issued
      where issued.order_id = dispute.order_id and issued.kind = 'credit_note'
        and issued.cause like 'dispute %' and split_part(issued.cause, ' ', 2) = dispute.id::text
        and issued.issued_at >= loss.decided_at
        and (following.decided_at is null or issued.issued_at < following.decided_at)
      order by issued.ordinal limit 1
    ) note on true
  where not exists (select from ${invoices} other where other.order_id = dispute.order_id and other.demo <> ${demo})
    and decided.decided_at >= ${from}::date::timestamp at time zone ${timeZone}
    and decided.decided_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`;

/** At most `limit` of these rows, in order of decision. */
export async function selectDecidedDisputes(
  db: Db,
  {
    after,
    limit,
    ...days
  }: DisputeDays & {
    after: Pick<DisputeRow, 'closedAt' | 'id' | 'number'> | undefined;
    limit: number;
  },
): Promise<DisputeRow[]> {
  const { rows } = await db.execute<DisputeRow & Record<string, unknown>>(sql`
    select id, number, at::text as "closedAt", day, state, provider, "providerId", currency, decisions, "orderNumber",
      country, "creditNote", "grossMinor"
    from (${disputeRows(days)}) dispute
    ${after ? sql`where (at, id, number) > (${after.closedAt}::timestamptz, ${after.id}::uuid, ${after.number}::int)` : sql``}
    order by at, id, number
    limit ${limit}
  `);
  return rows;
}
