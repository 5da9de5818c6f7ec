import type { Db } from '@spindle/platform/database.ts';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { disputes } from '../disputes/tables.ts';
import { payments } from '../tables.ts';
import { REFUND_MOVES, REFUND_STATES, type Refund, type RefundState } from './refund.ts';
import { refundLines, refunds } from './tables.ts';

type RefundRow = typeof refunds.$inferSelect;

export async function insertRefund(
  tx: Db,
  { lines, ...refund }: Omit<Refund, 'failure'> & { requestKey: string; askAfter: Date },
): Promise<Refund> {
  const [row] = await tx.insert(refunds).values(refund).returning();
  if (!row) throw new Error('a refund was not inserted');
  await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: row.id })));
  return toRefund(row, lines);
}

export async function selectRefund(
  db: Db,
  by: { id: string } | { requestKey: string } | { provider: string; providerId: string },
): Promise<Refund | undefined> {
  const is =
    'id' in by
      ? eq(refunds.id, by.id)
      : 'requestKey' in by
        ? eq(refunds.requestKey, by.requestKey)
        : and(eq(refunds.provider, by.provider), eq(refunds.providerId, by.providerId));
  const [found] = await withLines(db, await db.select().from(refunds).where(is));
  return found;
}

export async function selectRefundsOfOrder(db: Db, orderId: string): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return withLines(db, rows);
}

export async function updateRefundId(tx: Db, id: string, providerId: string): Promise<void> {
  await tx.update(refunds).set({ providerId }).where(eq(refunds.id, id));
}

/** One atomic statement: only one of several concurrent callers gets the refund back. */
export async function updateRefundState(
  tx: Db,
  id: string,
  to: RefundState,
  change: { settledAt: Date; failure?: string | null; providerId?: string },
): Promise<Refund | undefined> {
  const before = REFUND_STATES.filter((from) => REFUND_MOVES[from].includes(to));
  const rows = await tx
    .update(refunds)
    .set({ state: to, ...change })
    .where(and(eq(refunds.id, id), inArray(refunds.state, before)))
    .returning();
  const [moved] = await withLines(tx, rows);
  return moved;
}

/** The longest overdue first; each is due again after 1, 2, 4 … minutes, and then every hour. */
export async function takeRequested(db: Db, { limit, now }: { limit: number; now: Date }): Promise<Refund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'requested'),
        // Due later than any wait: the clock was set back.
        sql`(${refunds.askAfter} <= ${now} or ${refunds.askAfter} > ${now}::timestamptz + interval '2 hours')`,
      ),
    )
    .orderBy(asc(refunds.askAfter))
    .limit(limit)
    .for('update', { skipLocked: true });
  const wait = sql`least(2 ^ least(${refunds.asks}, 10), 60) * interval '1 minute'`;
  const rows = await db
    .update(refunds)
    .set({ asks: sql`${refunds.asks} + 1`, askAfter: sql`${now}::timestamptz + ${wait}` })
    .where(inArray(refunds.id, due))
    .returning();
  return withLines(db, rows);
}

async function withLines(db: Db, rows: readonly RefundRow[]): Promise<Refund[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(refundLines)
    .where(inArray(refundLines.refundId, ids))
    .orderBy(asc(refundLines.lineId));
  return rows.map((row) =>
    toRefund(
      row,
      found
        .filter(({ refundId }) => refundId === row.id)
        .map(({ lineId, amountMinor }) => ({ lineId, amountMinor })),
    ),
  );
}

function toRefund(
  { requestKey: _key, asks: _asks, askAfter: _after, ...refund }: RefundRow,
  lines: Refund['lines'],
): Refund {
  return { ...refund, lines };
}

/** Whether one of these refunds is still `requested`. */
export async function hasRequested(db: Db, which: SQL): Promise<boolean> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(which, eq(refunds.state, 'requested')))
    .limit(1);
  return row !== undefined;
}

/** Surplus payments (for orders that were paid before) that are not refunded whole; of one order, or of all. */
export async function selectSurplus(
  db: Db,
  { orderId, limit }: { orderId: string | undefined; limit: number },
): Promise<(typeof payments.$inferSelect)[]> {
  const gone = sql`(
    select coalesce(sum(${refunds.amountMinor}), 0) from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.state} <> 'failed'
  )`;
  const disputed = sql`exists (
    select from ${disputes} where ${disputes.paymentId} = ${payments.id} and ${disputes.state} in ('open', 'lost')
  )`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        isNotNull(payments.surplusAt),
        orderId === undefined ? undefined : eq(payments.orderId, orderId),
        sql`${gone} < coalesce(${payments.paidMinor}, ${payments.amountMinor})`,
        sql`not ${disputed}`,
      ),
    )
    .orderBy(asc(payments.surplusAt), asc(payments.id))
    .limit(limit);
}
