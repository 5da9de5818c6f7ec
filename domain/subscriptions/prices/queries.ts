import type { Db } from '@spindle/platform/database.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  notExists,
  sql,
} from 'drizzle-orm';
import { orderTaxes, vatChecks } from '../../tax/tables.ts';
import { subscriptionPeriods, subscriptions } from '../tables.ts';
import type { PriceChange, PriceOffer } from './price-change.ts';
import { priceChanges, priceOffers } from './tables.ts';

/** States in which another price concerns a subscription. */
const GOES_ON = ['active', 'past_due', 'paused'] as const;

export async function insertPriceChange(tx: Db, change: PriceChange): Promise<void> {
  await tx.insert(priceChanges).values(change);
}

export async function selectPriceChange(db: Db, id: string): Promise<PriceChange | undefined> {
  const [row] = await db.select().from(priceChanges).where(eq(priceChanges.id, id));
  return row;
}

/**
 * The same, and who tells of it and who withdraws it wait for one another.
 * @param as 'share' of those who tell, 'update' of who withdraws
 */
export async function lockPriceChange(
  tx: Db,
  id: string,
  as: 'share' | 'update',
): Promise<PriceChange | undefined> {
  const [row] = await tx.select().from(priceChanges).where(eq(priceChanges.id, id)).for(as);
  return row;
}

export async function updateWithdrawn(tx: Db, id: string, withdrawnAt: Date): Promise<void> {
  await tx.update(priceChanges).set({ withdrawnAt }).where(eq(priceChanges.id, id));
}

/** From when on a renewal falls under a change at the earliest; undefined where nobody was told. */
export async function selectFirstStart(db: Db, changeId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ startsAt: min(priceOffers.startsAt) })
    .from(priceOffers)
    .where(eq(priceOffers.changeId, changeId));
  return row?.startsAt ?? undefined;
}

/** Subscriptions that go on and have not been told yet that a change was withdrawn, by id. */
export async function selectToTellWithdrawn(
  db: Db,
  { changeId, after, limit }: { changeId: string; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(priceOffers)
    .innerJoin(subscriptions, eq(subscriptions.id, priceOffers.subscriptionId))
    .where(
      and(
        eq(priceOffers.changeId, changeId),
        isNull(priceOffers.closedAt),
        inArray(subscriptions.state, [...GOES_ON]),
        after === undefined ? undefined : gt(subscriptions.id, after),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** What a subscription was told of a change that was withdrawn, if it has not been told of that yet. */
export async function selectWithdrawnOffer(db: Db, subscriptionId: string): Promise<PriceOffer | undefined> {
  const [row] = await db
    .select(getTableColumns(priceOffers))
    .from(priceOffers)
    .innerJoin(priceChanges, eq(priceChanges.id, priceOffers.changeId))
    .where(
      and(
        eq(priceOffers.subscriptionId, subscriptionId),
        isNull(priceOffers.closedAt),
        isNotNull(priceChanges.withdrawnAt),
      ),
    );
  return row;
}

export async function selectPriceChangesByIds(db: Db, ids: readonly string[]): Promise<PriceChange[]> {
  return db
    .select()
    .from(priceChanges)
    .where(inArray(priceChanges.id, [...ids]));
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
        inArray(subscriptions.state, [...GOES_ON]),
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

/** Subscriptions at one price whose next one is taxed alike. */
export interface PriceGroup {
  /** Minor units. */
  fromMinor: number;
  country: string | null;
  /** What was answered about a VAT id with the order that was paid last, where that was asked: its first letters. */
  vatId: string | null;
  subscriptions: number;
}

/** How many subscriptions of a plan an announcement reaches, by what their renewal costs and what decides its tax. */
export async function countByPrice(
  db: Db,
  { pid, term, currency }: Pick<PriceChange, 'pid' | 'term' | 'currency'>,
): Promise<PriceGroup[]> {
  const lastPaid = db
    .select({ orderId: subscriptionPeriods.orderId })
    .from(subscriptionPeriods)
    .where(
      and(eq(subscriptionPeriods.subscriptionId, subscriptions.id), isNotNull(subscriptionPeriods.grantedAt)),
    )
    .orderBy(desc(subscriptionPeriods.number))
    .limit(1);
  const vatId = sql<string | null>`left(${vatChecks.vatId}, 2)`;
  return db
    .select({
      fromMinor: subscriptions.renewalMinor,
      country: subscriptions.country,
      vatId,
      subscriptions: sql<number>`count(*)::int`,
    })
    .from(subscriptions)
    .leftJoin(orderTaxes, sql`${orderTaxes.orderId} = (${lastPaid})`)
    .leftJoin(vatChecks, eq(vatChecks.id, orderTaxes.vatCheckId))
    .where(
      and(
        eq(subscriptions.pid, pid),
        eq(subscriptions.term, term),
        eq(subscriptions.currency, currency),
        inArray(subscriptions.state, [...GOES_ON]),
        // Who changes to another term with the next renewal has agreed to the price of that.
        isNull(subscriptions.nextTerm),
      ),
    )
    .groupBy(subscriptions.renewalMinor, subscriptions.country, vatId);
}

export async function insertPriceOffer(tx: Db, offer: PriceOffer): Promise<void> {
  await tx.insert(priceOffers).values(offer);
}

export async function selectPriceOffer(db: Db, id: string): Promise<PriceOffer | undefined> {
  const [row] = await db.select().from(priceOffers).where(eq(priceOffers.id, id));
  return row;
}

/** Those that stand, one of a subscription at most. What was withdrawn does not stand from that moment on. */
export async function selectStandingOffers(
  db: Db,
  subscriptionIds: readonly string[],
): Promise<PriceOffer[]> {
  return db
    .select(getTableColumns(priceOffers))
    .from(priceOffers)
    .innerJoin(priceChanges, eq(priceChanges.id, priceOffers.changeId))
    .where(
      and(
        inArray(priceOffers.subscriptionId, [...subscriptionIds]),
        isNull(priceOffers.closedAt),
        isNull(priceChanges.withdrawnAt),
      ),
    );
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
  /** They have cancelled before they answered. */
  cancelled: number;
  /** Their subscription has ended before they answered, because nobody paid for it. */
  unpaid: number;
  /** … or in another way: its money went back, its licence was revoked or became a lifetime one. */
  ended: number;
  /** Their renewal, or a later change, has come before an answer. */
  unanswered: number;
  /** It was withdrawn before they answered. */
  withdrawn: number;
  open: number;
  /** From when on it holds for the first of them; null where nobody was told. */
  firstStart: Date | null;
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
  const { withdrawnAt } = priceChanges;
  // Of what is still open: a renewal or a later change closes it, an end of another kind leaves it as it is.
  const silent = sql`${answer} is null and ${closedAt} is null`;
  const goesOn = sql`${state} not in ('cancelling', 'ended')`;
  const closed = sql`${answer} is null and ${closedAt} is not null`;
  const rows = await db
    .select({
      changeId,
      told: sql<number>`count(*)::int`,
      cheaper: has(sql`${answer} = 'not_needed'`),
      agreed: has(sql`${answer} = 'agreed'`),
      cancelled: has(
        sql`${silent} and (${state} = 'cancelling' or ${state} = 'ended' and ${endReason} = 'cancelled')`,
      ),
      unpaid: has(sql`${silent} and ${state} = 'ended' and ${endReason} = 'unpaid'`),
      ended: has(
        sql`${silent} and ${state} = 'ended' and coalesce(${endReason}, '') not in ('cancelled', 'unpaid')`,
      ),
      unanswered: has(sql`${closed} and (${withdrawnAt} is null or ${closedAt} < ${withdrawnAt})`),
      withdrawn: has(
        sql`${withdrawnAt} is not null and (${closed} and ${closedAt} >= ${withdrawnAt} or ${silent} and ${goesOn})`,
      ),
      open: has(sql`${silent} and ${goesOn} and ${withdrawnAt} is null`),
      firstStart: min(priceOffers.startsAt),
    })
    .from(priceOffers)
    .innerJoin(priceChanges, eq(priceChanges.id, changeId))
    .innerJoin(subscriptions, eq(subscriptions.id, priceOffers.subscriptionId))
    .where(inArray(changeId, [...changeIds]))
    .groupBy(changeId);
  return new Map(rows.map(({ changeId: of, ...counts }) => [of, counts]));
}
