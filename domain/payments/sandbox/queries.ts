import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { PAGE_LIFE_MS } from '../payment.ts';
import type { SandboxChaos, SandboxState } from './sandbox-payment.ts';
import { sandboxEvents, sandboxPayments } from './tables.ts';

export type SandboxRow = typeof sandboxPayments.$inferSelect;

/** The same idempotency key gives the row that is there. */
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

export async function updateSandboxState(
  tx: Db,
  id: string,
  from: readonly SandboxState[],
  change: Partial<Pick<SandboxRow, 'state' | 'lastFour' | 'failsAtRenewal'>>,
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
          // A page of the first version says no end.
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
  event: { paymentId: string; type: string; createdAt: Date },
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
