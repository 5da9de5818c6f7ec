import type { Db } from '@spindle/platform/database.ts';
import { and, eq, min, sql } from 'drizzle-orm';
import type { BalanceMovement, BalanceSubject, Payout } from '../provider.ts';
import { payments } from '../tables.ts';
import { balanceMovements, balanceReads, payouts } from './tables.ts';

/** Rows that exist already stay as they are. */
export async function insertMovements(
  db: Db,
  provider: string,
  movements: readonly BalanceMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  const rows = movements.map(({ at, ...movement }) => ({ ...movement, provider, movedAt: at }));
  await db.insert(balanceMovements).values(rows).onConflictDoNothing();
}

export async function isPayoutKnown(db: Db, provider: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.provider, provider), eq(payouts.id, id)));
  return found.length > 0;
}

export async function insertPayout(tx: Db, provider: string, payout: Payout): Promise<void> {
  await tx
    .insert(payouts)
    .values({ provider, ...payout })
    .onConflictDoNothing();
}

export async function updatePaidOut(
  tx: Db,
  provider: string,
  payoutId: string,
  movementIds: readonly string[],
): Promise<void> {
  await tx
    .update(balanceMovements)
    .set({ payoutId })
    .where(
      and(
        eq(balanceMovements.provider, provider),
        sql`${balanceMovements.id} = any(${sql.param([...movementIds])}::text[])`,
      ),
    );
}

export async function selectBalanceReadUntil(db: Db, provider: string): Promise<Date | undefined> {
  const [row] = await db.select().from(balanceReads).where(eq(balanceReads.provider, provider));
  return row?.readUntil;
}

export async function updateBalanceReadUntil(db: Db, provider: string, readUntil: Date): Promise<void> {
  await db
    .insert(balanceReads)
    .values({ provider, readUntil })
    .onConflictDoUpdate({ target: balanceReads.provider, set: { readUntil } });
}

/** When the first payment at a provider was begun. */
export async function selectFirstPayment(db: Db, provider: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(payments.createdAt) })
    .from(payments)
    .where(eq(payments.provider, provider));
  return row?.at ?? undefined;
}

/** A payment, refund or dispute that may have moved a balance. */
export interface Moved {
  provider: string;
  about: BalanceSubject;
  subject: string;
}

export interface KnownMovement extends Moved, Pick<BalanceMovement, 'amountMinor' | 'feeMinor' | 'currency'> {
  movedAt: Date;
  payoutId: string | null;
  /** The day on which the bank received it, `2026-11-24`; null until then. */
  paidOutOn: string | null;
}

/** In chronological order, each once, even if `moved` names its subject more than once. */
export async function selectMovementsOf(db: Db, moved: readonly Moved[]): Promise<KnownMovement[]> {
  const column = (name: keyof Moved) => sql.param(moved.map((one) => one[name]));
  const { rows } = await db.execute<KnownMovement & Record<string, unknown>>(sql`
    select movement.provider, movement.about, movement.subject, movement.amount_minor as "amountMinor",
      movement.fee_minor as "feeMinor", movement.currency, movement.moved_at as "movedAt",
      movement.payout_id as "payoutId",
      payout.arrives_on::text as "paidOutOn"
    from (
        select distinct provider, about, subject
        from unnest(${column('provider')}::text[], ${column('about')}::text[], ${column('subject')}::text[])
          as given (provider, about, subject)
      ) asked
      join ${balanceMovements} movement using (provider, about, subject)
      left join ${payouts} payout on payout.provider = movement.provider and payout.id = movement.payout_id
    order by movement.moved_at, movement.id
  `);
  return rows.map((row) => ({ ...row, movedAt: new Date(row.movedAt) }));
}
