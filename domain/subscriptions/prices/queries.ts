import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import { subscriptions } from '../tables.ts';
import type { PriceChange, PriceOffer } from './price-change.ts';
import { priceChanges, priceOffers } from './tables.ts';

export async function insertPriceChange(tx: Db, change: PriceChange): Promise<void> {
  await tx.insert(priceChanges).values(change);
}

export async function selectPriceChange(db: Db, id: string): Promise<PriceChange | undefined> {
  const [row] = await db.select().from(priceChanges).where(eq(priceChanges.id, id));
  return row;
}

/** Whether the same plan's price was changed once more since. */
export async function hasLaterChange(
  db: Db,
  { id, pid, term, currency, announcedAt }: PriceChange,
): Promise<boolean> {
  const later = await db.$count(
    priceChanges,
    and(
      eq(priceChanges.pid, pid),
      eq(priceChanges.term, term),
      eq(priceChanges.currency, currency),
      sql`(${priceChanges.announcedAt}, ${priceChanges.id}) > (${announcedAt}, ${id})`,
    ),
  );
  return later > 0;
}

/** Subscriptions of the plan that ran when it was announced and go on, and that nobody has told yet. */
export async function selectToTell(
  db: Db,
  { id: changeId, pid, term, currency, announcedAt }: PriceChange,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const told = db
    .select({ one: sql`1` })
    .from(priceOffers)
    .where(and(eq(priceOffers.changeId, changeId), eq(priceOffers.subscriptionId, subscriptions.id)));
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.pid, pid),
        eq(subscriptions.term, term),
        eq(subscriptions.currency, currency),
        inArray(subscriptions.state, ['active', 'past_due', 'paused']),
        lte(subscriptions.createdAt, announcedAt),
        after === undefined
          ? undefined
          : sql`(${subscriptions.createdAt}, ${subscriptions.id}) >
              (select created_at, id from ${subscriptions} last where last.id = ${after})`,
        notExists(told),
      ),
    )
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function insertPriceOffer(tx: Db, offer: PriceOffer): Promise<void> {
  await tx.insert(priceOffers).values(offer);
}

export async function selectPriceOffer(db: Db, id: string): Promise<PriceOffer | undefined> {
  const [row] = await db.select().from(priceOffers).where(eq(priceOffers.id, id));
  return row;
}

/** Those that stand, one of a subscription at most. */
export async function selectStandingOffers(
  db: Db,
  subscriptionIds: readonly string[],
): Promise<PriceOffer[]> {
  return db
    .select()
    .from(priceOffers)
    .where(and(inArray(priceOffers.subscriptionId, [...subscriptionIds]), isNull(priceOffers.closedAt)));
}

export async function updatePriceOffer(
  tx: Db,
  id: string,
  changed: Partial<Omit<PriceOffer, 'id'>>,
): Promise<void> {
  await tx.update(priceOffers).set(changed).where(eq(priceOffers.id, id));
}

/** How many members were told of a change, and what they have done. */
export interface PriceCounts {
  told: number;
  /** Of them, to whom it is cheaper: nobody has to agree. */
  cheaper: number;
  agreed: number;
  /** They have cancelled instead. */
  cancelled: number;
  /** Their renewal, or a later change, has come before an answer. */
  unanswered: number;
  open: number;
}

/** The latest first. */
export async function selectPriceChanges(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PriceChange[]> {
  const { announcedAt, id } = priceChanges;
  return db
    .select()
    .from(priceChanges)
    .where(
      after === undefined
        ? undefined
        : sql`(${announcedAt}, ${id}) < (select announced_at, id from ${priceChanges} last where last.id = ${after})`,
    )
    .orderBy(desc(announcedAt), desc(id))
    .limit(limit);
}

export async function selectPriceCounts(
  db: Db,
  changeIds: readonly string[],
): Promise<Map<string, PriceCounts>> {
  const { answer, closedAt, changeId } = priceOffers;
  const { state, endReason } = subscriptions;
  const has = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const left = sql`(${state} = 'cancelling' or ${state} = 'ended' and ${endReason} is distinct from 'price')`;
  const rows = await db
    .select({
      changeId,
      told: sql<number>`count(*)::int`,
      cheaper: has(sql`${answer} = 'not_needed'`),
      agreed: has(sql`${answer} = 'agreed'`),
      cancelled: has(sql`${answer} is null and ${left}`),
      unanswered: has(sql`${answer} is null and not ${left} and ${closedAt} is not null`),
      open: has(sql`${answer} is null and not ${left} and ${closedAt} is null`),
    })
    .from(priceOffers)
    .innerJoin(subscriptions, eq(subscriptions.id, priceOffers.subscriptionId))
    .where(inArray(changeId, [...changeIds]))
    .groupBy(changeId);
  return new Map(rows.map(({ changeId: of, ...counts }) => [of, counts]));
}
