import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import type { DisputeState } from '../disputes/dispute.ts';
import { PAGE_LIFE_MS } from '../payment.ts';
import type { NewCharge } from '../provider.ts';
import type { SandboxChaos, SandboxRefundState, SandboxState } from './sandbox-payment.ts';
import { sandboxCards, sandboxDisputes, sandboxEvents, sandboxPayments, sandboxRefunds } from './tables.ts';
import type { CardBehaviour } from './test-cards.ts';

export type SandboxRow = typeof sandboxPayments.$inferSelect;

/** For a known idempotency key, the existing row is returned. */
export async function insertSandboxPayment(
  tx: Db,
  payment: typeof sandboxPayments.$inferInsert,
): Promise<{ row: SandboxRow; inserted: boolean }> {
  const [inserted] = await tx
    .insert(sandboxPayments)
    .values(payment)
    .onConflictDoNothing({ target: sandboxPayments.idempotencyKey })
    .returning();
  if (inserted) return { row: inserted, inserted: true };
  const [row] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.idempotencyKey, payment.idempotencyKey));
  if (!row) throw new Error('a sandbox payment vanished between insert and select');
  return { row, inserted: false };
}

export async function selectSandboxPayment(db: Db, id: string): Promise<SandboxRow | undefined> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return row;
}

export async function selectSandboxCharge(
  db: Db,
  { reference, customerId }: Pick<NewCharge, 'reference' | 'customerId'>,
): Promise<SandboxRow | undefined> {
  const { kind, reference: ours, customerId: customer } = sandboxPayments;
  const [row] = await db
    .select()
    .from(sandboxPayments)
    .where(and(eq(kind, 'charge'), eq(ours, reference), eq(customer, customerId)));
  return row;
}

export async function selectNewestSandboxPayments(db: Db, limit: number): Promise<SandboxRow[]> {
  return db.select().from(sandboxPayments).orderBy(desc(sandboxPayments.createdAt)).limit(limit);
}

export async function updateSandboxState(
  tx: Db,
  id: string,
  from: readonly SandboxState[],
  change: Partial<Pick<SandboxRow, 'state' | 'lastFour' | 'failsAtRenewal' | 'cardId' | 'customerId'>>,
): Promise<SandboxRow | undefined> {
  const [row] = await tx
    .update(sandboxPayments)
    .set(change)
    .where(and(eq(sandboxPayments.id, id), inArray(sandboxPayments.state, [...from])))
    .returning();
  return row;
}

export async function expireSandboxPayment(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sandboxPayments)
    .set({ state: 'expired' })
    .where(
      and(
        eq(sandboxPayments.id, id),
        inArray(sandboxPayments.state, ['open', 'authenticating']),
        or(
          lte(sandboxPayments.ends, now),
          // Rows of the first version have no `ends`.
          and(
            isNull(sandboxPayments.ends),
            lte(sandboxPayments.createdAt, new Date(now.getTime() - PAGE_LIFE_MS)),
          ),
        ),
      ),
    );
}

export async function updateSandboxChaos(db: Db, id: string, chaos: SandboxChaos): Promise<void> {
  await db.update(sandboxPayments).set({ chaos }).where(eq(sandboxPayments.id, id));
}

export async function insertSandboxEvent(
  tx: Db,
  event: Omit<typeof sandboxEvents.$inferInsert, 'id'>,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(sandboxEvents).values({ id, ...event });
  return id;
}

export async function selectSandboxEvent(db: Db, id: string) {
  const [row] = await db
    .select({ event: sandboxEvents, payment: sandboxPayments })
    .from(sandboxEvents)
    .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxEvents.paymentId))
    .where(eq(sandboxEvents.id, id));
  return row;
}

export type SandboxRefundRow = typeof sandboxRefunds.$inferSelect;

/** Locks the payment until the transaction ends. */
export async function lockSandboxPayment(tx: Db, id: string): Promise<SandboxRow | undefined> {
  const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
  return row;
}

/** How much of a payment was or is being refunded, minor units. */
export async function sumSandboxRefunds(tx: Db, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${sandboxRefunds.amountMinor}), 0)::float8` })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.paymentId, paymentId), ne(sandboxRefunds.state, 'failed')));
  return row?.sum ?? 0;
}

export async function insertSandboxRefund(
  tx: Db,
  refund: typeof sandboxRefunds.$inferInsert,
): Promise<SandboxRefundRow> {
  const [row] = await tx.insert(sandboxRefunds).values(refund).returning();
  if (!row) throw new Error('a sandbox refund was not inserted');
  return row;
}

export async function selectSandboxRefund(
  db: Db,
  by: { id: string } | { idempotencyKey: string },
): Promise<SandboxRefundRow | undefined> {
  const is = 'id' in by ? eq(sandboxRefunds.id, by.id) : eq(sandboxRefunds.idempotencyKey, by.idempotencyKey);
  const [row] = await db.select().from(sandboxRefunds).where(is);
  return row;
}

export async function updateSandboxRefund(
  tx: Db,
  id: string,
  from: readonly SandboxRefundState[],
  state: SandboxRefundState,
): Promise<SandboxRefundRow | undefined> {
  const [row] = await tx
    .update(sandboxRefunds)
    .set({ state })
    .where(and(eq(sandboxRefunds.id, id), inArray(sandboxRefunds.state, [...from])))
    .returning();
  return row;
}

export type SandboxDisputeRow = typeof sandboxDisputes.$inferSelect;

export async function insertSandboxDispute(tx: Db, dispute: SandboxDisputeRow): Promise<void> {
  await tx.insert(sandboxDisputes).values(dispute);
}

export async function selectSandboxDispute(db: Db, id: string): Promise<SandboxDisputeRow | undefined> {
  const [row] = await db.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, id));
  return row;
}

export async function selectSandboxDisputes(db: Db, paymentId: string): Promise<SandboxDisputeRow[]> {
  return db
    .select()
    .from(sandboxDisputes)
    .where(eq(sandboxDisputes.paymentId, paymentId))
    .orderBy(asc(sandboxDisputes.createdAt));
}

export async function selectSandboxDisputesOf(
  db: Db,
  paymentIds: readonly string[],
): Promise<SandboxDisputeRow[]> {
  return db
    .select()
    .from(sandboxDisputes)
    .where(inArray(sandboxDisputes.paymentId, [...paymentIds]))
    .orderBy(asc(sandboxDisputes.createdAt));
}

/** If the bank took the money before, the first `withdrawnAt` stays. */
export async function updateSandboxDispute(
  tx: Db,
  id: string,
  from: readonly DisputeState[],
  { state, withdrawnAt = null }: { state: DisputeState; withdrawnAt?: Date | null },
): Promise<SandboxDisputeRow | undefined> {
  const [row] = await tx
    .update(sandboxDisputes)
    .set({ state, withdrawnAt: sql`coalesce(${sandboxDisputes.withdrawnAt}, ${withdrawnAt}::timestamptz)` })
    .where(and(eq(sandboxDisputes.id, id), inArray(sandboxDisputes.state, [...from])))
    .returning();
  return row;
}

/** Events about refunds and disputes. */
export async function selectSandboxEventsSince(db: Db, since: Date) {
  return db
    .select()
    .from(sandboxEvents)
    .where(and(isNotNull(sandboxEvents.subjectId), gte(sandboxEvents.createdAt, since)))
    .orderBy(asc(sandboxEvents.createdAt));
}

export type SandboxCardRow = typeof sandboxCards.$inferSelect;

export async function insertSandboxCard(tx: Db, card: SandboxCardRow): Promise<void> {
  await tx.insert(sandboxCards).values(card);
}

export async function selectSandboxCard(db: Db, id: string): Promise<SandboxCardRow | undefined> {
  const [row] = await db.select().from(sandboxCards).where(eq(sandboxCards.id, id));
  return row;
}

export async function deleteSandboxCards(db: Db, customerId: string): Promise<void> {
  await db.delete(sandboxCards).where(eq(sandboxCards.customerId, customerId));
}

/** Whether a card is stored for good: a page succeeded with it. Before that the bank may still refuse it. */
const isStored = sql`exists (
  select from ${sandboxPayments} page where page.card_id = ${sandboxCards.id} and page.state = 'succeeded'
)`;

/** Deletes a card unless a page has succeeded with it before. */
export async function deleteRefusedCard(tx: Db, id: string): Promise<void> {
  await tx.delete(sandboxCards).where(and(eq(sandboxCards.id, id), not(isStored)));
}

/** The newest stored card of a customer. */
export async function selectCardOfCustomer(db: Db, customerId: string): Promise<SandboxCardRow | undefined> {
  const [row] = await db
    .select()
    .from(sandboxCards)
    .where(and(eq(sandboxCards.customerId, customerId), isStored))
    .orderBy(desc(sandboxCards.createdAt))
    .limit(1);
  return row;
}

export async function selectSandboxCards(db: Db, ids: readonly string[]): Promise<SandboxCardRow[]> {
  return db
    .select()
    .from(sandboxCards)
    .where(inArray(sandboxCards.id, [...ids]));
}

export async function updateSandboxCard(db: Db, id: string, behaviour: CardBehaviour): Promise<boolean> {
  const rows = await db
    .update(sandboxCards)
    .set({ behaviour })
    .where(eq(sandboxCards.id, id))
    .returning({ id: sandboxCards.id });
  return rows.length === 1;
}
