import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import type { BalanceMovement } from '../provider.ts';
import { sandboxDisputes, sandboxEvents, sandboxPayments, sandboxRefunds } from './tables.ts';

/** The sandbox's fee: a share of each payment, and an amount in minor units per dispute. */
const FEE_SHARE = 0.03;
const DISPUTE_FEE = 1500;

/** Every movement of the balance in the sandbox's books. Neither a refund nor a won dispute brings the fee back. */
const movements = sql`(
  select 'sbm_' || event.id as id, 'payment' as about, payment.reference as subject,
    payment.amount_minor as amount, round(payment.amount_minor * ${FEE_SHARE}::numeric)::int as fee,
    payment.currency, event.created_at as at
  from ${sandboxEvents} event join ${sandboxPayments} payment on payment.id = event.payment_id
  where event.type = 'payment.succeeded' and payment.kind <> 'setup'
  union all
  select 'sbm_' || event.id, 'refund', refund.id,
    case event.type when 'refund.created' then -refund.amount_minor else refund.amount_minor end, 0,
    payment.currency, event.created_at
  from ${sandboxEvents} event join ${sandboxPayments} payment on payment.id = event.payment_id
    join ${sandboxRefunds} refund on refund.id = event.subject_id
  where event.type in ('refund.created', 'refund.failed')
  union all
  select 'sbm_' || dispute.id, 'dispute', dispute.id, -payment.amount_minor, ${DISPUTE_FEE}::int,
    payment.currency, dispute.withdrawn_at
  from ${sandboxDisputes} dispute join ${sandboxPayments} payment on payment.id = dispute.payment_id
  where dispute.withdrawn_at is not null
  union all
  select 'sbm_' || won.id, 'dispute', dispute.id, payment.amount_minor, 0, payment.currency, won.created_at
  from ${sandboxDisputes} dispute join ${sandboxPayments} payment on payment.id = dispute.payment_id
    -- It may have been lost before.
    join lateral (
      select id, created_at from ${sandboxEvents} where type = 'dispute.closed' and subject_id = dispute.id
      order by created_at desc, id desc limit 1
    ) won on true
  where dispute.state = 'won' and dispute.withdrawn_at is not null
) movements`;

export async function selectSandboxMovements(db: Db, since: Date): Promise<BalanceMovement[]> {
  const { rows } = await db.execute<BalanceMovement & Record<string, unknown>>(sql`
    select id, about, subject, amount as "amountMinor", fee as "feeMinor", currency, at
    from ${movements} where at >= ${since} order by at, id
  `);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** The days with movements, from `from` to `to` (both included, UTC), with their currencies. */
export async function selectSandboxPayoutDays(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; currency: string }[]> {
  const { rows } = await db.execute<{ day: string; currency: string }>(sql`
    select distinct to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, currency
    from ${movements} where at >= ${from}::timestamp at time zone 'UTC'
      and at < (${to}::date + 1)::timestamp at time zone 'UTC'
    order by day, currency
  `);
  return rows;
}

export async function selectSandboxMovementsOfDay(
  db: Db,
  { day, currency }: { day: string; currency: string },
): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${movements} where currency = ${currency}
      and at >= ${day}::timestamp at time zone 'UTC' and at < (${day}::date + 1)::timestamp at time zone 'UTC'
  `);
  return rows;
}
