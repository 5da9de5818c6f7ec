import type { Db } from '@spindle/platform/database.ts';
import { and, arrayContains, asc, desc, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { DISPUTE_MOVES, DISPUTE_STATES, type Dispute } from './dispute.ts';
import { disputes, isUndecided } from './tables.ts';

/** Returns undefined when it is there already. */
export async function insertDispute(tx: Db, dispute: Dispute, askedAt: Date): Promise<Dispute | undefined> {
  const [row] = await tx
    .insert(disputes)
    .values({ ...dispute, suspendedLicences: [...dispute.suspendedLicences], askedAt })
    .onConflictDoNothing({ target: [disputes.provider, disputes.providerId] })
    .returning();
  return row;
}

/**
 * One atomic statement: of several callers one gets the dispute back.
 * @param askedAt when its provider was asked: what somebody heard before that is over
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
      // Lost once more, it stands as it did the first time.
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
 * Whether no later word stands there. What is lost is later than when it was booked, since an older version writes that and
 * leaves the time of asking as it was. The clocks of two hosts differ by seconds, and what is undecided goes on by a word that
 * seems a little older: nobody would ask again. A bank that has decided does not think again in as many.
 */
const isNewer = (askedAt: Date) => sql`coalesce(
    greatest(${disputes.askedAt}, case ${disputes.state} when 'lost' then ${disputes.closedAt} end), '-infinity'
  ) <= ${askedAt}::timestamptz + case when ${isUndecided} then interval '1 minute' else interval '0' end`;

/** Notes that a dispute stands as it did when its provider was asked, so that nobody who asked before says otherwise. */
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

/** Open disputes because of which a licence rests. */
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

/** What is due first; what nobody has said a day of comes last. */
export async function selectUndecidedDisputes(db: Db, limit: number): Promise<Dispute[]> {
  return db
    .select()
    .from(disputes)
    .where(isUndecided)
    .orderBy(sql`${disputes.evidenceDueBy} nulls last`, asc(disputes.openedAt))
    .limit(limit);
}

export async function selectNewestDecided(db: Db, limit: number): Promise<Dispute[]> {
  return db
    .select()
    .from(disputes)
    .where(not(isUndecided))
    .orderBy(desc(disputes.openedAt), desc(disputes.id))
    .limit(limit);
}

/** Whether a bank has still to decide one of these disputes. */
export async function hasUndecided(db: Db, which: SQL): Promise<boolean> {
  const [row] = await db.select({ id: disputes.id }).from(disputes).where(and(which, isUndecided)).limit(1);
  return row !== undefined;
}
