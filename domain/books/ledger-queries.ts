import type { Db } from '@spindle/platform/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { invoices } from '../invoices/tables.ts';
import { orders } from '../orders/tables.ts';
import { disputes } from '../payments/disputes/tables.ts';
import { paidPaymentQuery } from '../payments/paid-payment-query.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { payments } from '../payments/tables.ts';
import type { TaxScheme } from '../tax/tax.ts';
import type { Conversion } from './exchange-rate.ts';

/** A document, and what moved money for it; nothing did for a correction. */
export interface DocumentRow {
  ordinal: number;
  day: string;
  /** Of the sale, which all documents about it have in common. */
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
  /** The rate at which the document states its tax in the books' currency of its day; null where it states none. */
  stated: Conversion | null;
  provider: string | null;
  paymentId: string | null;
  refundId: string | null;
}

/** So many documents of some days, in the order in which they were issued, from the one after `after` on. */
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
        where order_id = invoice.order_id and state = 'succeeded' and invoice.cause like 'order %'
        order by settled_at, id limit 1
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

/** The day of the first sale that documents of some days are about; undefined where there are none. */
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

/** A dispute that a bank has decided; what its credit note says is in `credited`. */
export interface DisputeRow {
  id: string;
  closedAt: string;
  day: string;
  state: 'won' | 'lost';
  provider: string;
  providerId: string;
  amountMinor: number;
  currency: string;
  /** It was lost, and won in the end: the one and the other has a row. */
  isGivenBack: boolean;
  orderNumber: string;
  country: string | null;
  creditNote: string | null;
  creditedMinor: number;
  /** Of the payment that brought the order its money; another one, of who paid twice, is in no book. */
  isOfPaid: boolean;
}

/** Decided disputes, called `dispute`, with what was `decided` when: what was lost and won in the end, twice. */
export const decidedDisputes: SQL = sql`
  ${disputes} dispute
    join lateral (values (dispute.state, dispute.closed_at), ('lost', dispute.lost_at)) decided (state, at)
      on decided.at is not null`;

/** Whether one of them was on some days of a time zone, and is not of the other number series. */
export const isDecidedOn = ({ demo, timeZone, from, to }: DisputeDays): SQL => sql`
  decided.state in ('won', 'lost')
  and not exists (select from ${invoices} other where other.order_id = dispute.order_id and other.demo <> ${demo})
  and decided.at >= ${from}::date::timestamp at time zone ${timeZone}
  and decided.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`;

/** The day of a decision in a time zone, `2026-11-20`. */
export const dayDecided = (timeZone: string): SQL =>
  sql`to_char(decided.at at time zone ${timeZone}, 'YYYY-MM-DD')`;

interface DisputeDays {
  demo: boolean;
  timeZone: string;
  /** Both included. */
  from: string;
  to: string;
}

/** So many disputes that were decided on some days of a time zone, in that order; not those of the other number series. */
export async function selectDecidedDisputes(
  db: Db,
  {
    after,
    limit,
    ...days
  }: DisputeDays & {
    after: Pick<DisputeRow, 'closedAt' | 'id'> | undefined;
    limit: number;
  },
): Promise<DisputeRow[]> {
  const { rows } = await db.execute<DisputeRow & Record<string, unknown>>(sql`
    select dispute.id, decided.at::text as "closedAt",
      ${dayDecided(days.timeZone)} as day, decided.state, dispute.provider,
      dispute.lost_at is not null as "isGivenBack",
      dispute.provider_id as "providerId", dispute.amount_minor as "amountMinor", dispute.currency,
      orders.number as "orderNumber", orders.country, note.number as "creditNote",
      coalesce(note.gross_minor, 0) as "creditedMinor",
      dispute.payment_id is not distinct from ${paidPaymentQuery(sql`orders.id`)} as "isOfPaid"
    from ${decidedDisputes}
      join ${orders} orders on orders.id = dispute.order_id
      left join ${invoices} note
        on note.order_id = dispute.order_id and note.cause = 'dispute ' || dispute.id and note.kind = 'credit_note'
    where ${isDecidedOn(days)}
      ${after ? sql`and (decided.at, dispute.id) > (${after.closedAt}::timestamptz, ${after.id}::uuid)` : sql``}
    order by decided.at, dispute.id
    limit ${limit}
  `);
  return rows;
}
