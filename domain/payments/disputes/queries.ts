import type { Db } from '@spindle/platform/database.ts';
import { and, arrayContains, asc, desc, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { DISPUTE_MOVES, DISPUTE_STATES, type Dispute } from './dispute.ts';
import { disputes, isUndecided } from './tables.ts';

/** Returns undefined if it exists already. */
export async function insertDispute(tx: Db, dispute: Dispute, askedAt: Date): Promise<Dispute | undefined> {
  const [row] = await tx
    .insert(disputes)
    .values({ ...dispute, suspendedLicences: [...dispute.suspendedLicences], askedAt })
    .onConflictDoNothing({ target: [disputes.provider, disputes.providerId] })
    .returning();
  return row;
}

/**
 * One atomic statement: only one of several concurrent callers gets the dispute back.
 * @param askedAt when the provider was asked; an answer older than the stored one is ignored
 */
export async function updateDispute(
  tx: Db,
  { provider, providerId, state, amountMinor, closedAt, evidenceDueBy }: Dispute,
  askedAt: Date,
): Promise<Dispute | undefined> {
  const before = DISPUTE_STATES.filter((from) => DISPUTE_MOVES[from].includes(state));
  const [row] = await tx
    .update(disputes)
    .set({
      ...{ state, amountMinor, closedAt, askedAt, ...(evidenceDueBy && { evidenceDueBy }) },
      // A dispute that is lost again has no `lostAt`, as after the first loss.
      lostAt:
        state === 'won'
          ? sql`case ${disputes.state} when 'lost' then ${disputes.closedAt} else ${disputes.lostAt} end`
          : null,
    })
    .where(
      and(
        eq(disputes.provider, provider),
        eq(disputes.providerId, providerId),
        inArray(disputes.state, before),
        isNewer(askedAt),
      ),
    )
    .returning();
  return row;
}

/**
 * Whether no later answer of the provider is stored. For a lost dispute, `closed_at` counts as well, because an older version
 * sets it without `asked_at`. An undecided dispute also takes an answer that seems up to a minute older: clocks of two hosts
 * differ by seconds, and nobody would ask again. A decided one does not need that: a bank does not reverse within seconds.
 */
const isNewer = (askedAt: Date) => sql`coalesce(
    greatest(${disputes.askedAt}, case ${disputes.state} when 'lost' then ${disputes.closedAt} end), '-infinity'
  ) <= ${askedAt}::timestamptz + case when ${isUndecided} then interval '1 minute' else interval '0' end`;

/** Notes that the state was still the same when the provider was asked, so that an earlier answer is ignored from now on. */
export async function noteAsked(
  tx: Db,
  { provider, providerId, state }: Dispute,
  askedAt: Date,
): Promise<undefined> {
  await tx
    .update(disputes)
    .set({ askedAt })
    .where(
      and(
        eq(disputes.provider, provider),
        eq(disputes.providerId, providerId),
        eq(disputes.state, state),
        isNewer(askedAt),
      ),
    );
}

export async function updateSuspended(tx: Db, id: string, licences: readonly string[]): Promise<void> {
  await tx
    .update(disputes)
    .set({ suspendedLicences: [...licences] })
    .where(eq(disputes.id, id));
}

export async function selectDisputesOfOrder(db: Db, orderId: string): Promise<Dispute[]> {
  return db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.openedAt), asc(disputes.id));
}

/** Open disputes because of which a licence is suspended. */
export async function selectResting(db: Db): Promise<Dispute[]> {
  return db
    .select()
    .from(disputes)
    .where(and(eq(disputes.state, 'open'), ne(disputes.suspendedLicences, [])))
    .orderBy(asc(disputes.openedAt), asc(disputes.id));
}

export async function selectOpenOfLicence(db: Db, licenceId: string): Promise<Dispute[]> {
  return db
    .select()
    .from(disputes)
    .where(and(eq(disputes.state, 'open'), arrayContains(disputes.suspendedLicences, [licenceId])));
}

export async function selectDispute(db: Db, id: string): Promise<Dispute | undefined> {
  const [row] = await db.select().from(disputes).where(eq(disputes.id, id));
  return row;
}

/**
 * By the date when their evidence is due; then those without a date, and last those whose date has passed. All of them: banks
 * decide within a few months.
 */
export async function selectUndecidedDisputes(db: Db, { now }: { now: Date }): Promise<Dispute[]> {
  const isPast = sql`coalesce(${disputes.evidenceDueBy} < ${now}, false)`;
  return db
    .select()
    .from(disputes)
    .where(isUndecided)
    .orderBy(isPast, sql`${disputes.evidenceDueBy} nulls last`, asc(disputes.openedAt));
}

/** The newest first. @param after the dispute that they follow */
export async function selectDecided(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Dispute[]> {
  const follows = sql`(${disputes.openedAt}, ${disputes.id}) <
    (select opened_at, id from ${disputes} as last where last.id = ${after})`;
  return db
    .select()
    .from(disputes)
    .where(and(not(isUndecided), after === undefined ? undefined : follows))
    .orderBy(desc(disputes.openedAt), desc(disputes.id))
    .limit(limit);
}

/** Whether a bank has still to decide one of these disputes. */
export async function hasUndecided(db: Db, which: SQL): Promise<boolean> {
  const [row] = await db.select({ id: disputes.id }).from(disputes).where(and(which, isUndecided)).limit(1);
  return row !== undefined;
}
