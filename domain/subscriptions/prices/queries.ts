import type { Db } from '@spindle/platform/database.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  notExists,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orderTaxes } from '../../tax/tables.ts';
import { subscriptionPeriods, subscriptions } from '../tables.ts';
import type { PriceChange, PriceOffer } from './price-change.ts';
import { priceChanges, priceOffers } from './tables.ts';

/** States in which a subscription is told of a new price. */
const GOES_ON = ['active', 'past_due', 'paused'] as const;

export async function insertPriceChange(tx: Db, change: PriceChange): Promise<void> {
  await tx.insert(priceChanges).values(change);
}

export async function selectPriceChange(db: Db, id: string): Promise<PriceChange | undefined> {
  const [row] = await db.select().from(priceChanges).where(eq(priceChanges.id, id));
  return row;
}

/**
 * Selects and locks it, so that telling of it and withdrawing it wait for each other.
 * @param as 'share' to tell of it, 'update' to withdraw it
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

/** The earliest time at which a change holds for a renewal; undefined where nobody was told. */
export async function selectFirstStart(db: Db, changeId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ startsAt: min(priceOffers.startsAt) })
    .from(priceOffers)
    .where(eq(priceOffers.changeId, changeId));
  return row?.startsAt ?? undefined;
}

/** Ids of renewing subscriptions that have not been told yet that a change was withdrawn, ordered by id. */
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

/** The open offer of a change that was withdrawn, if the subscription has not been told of the withdrawal yet. */
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

/** Whether another price change of the same plan was announced since. */
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

/** Condition: subscriptions that a new price of the plan concerns. */
const ofPlan = ({ pid, term, currency }: Pick<PriceChange, 'pid' | 'term' | 'currency'>) =>
  and(
    eq(subscriptions.pid, pid),
    eq(subscriptions.term, term),
    eq(subscriptions.currency, currency),
    inArray(subscriptions.state, [...GOES_ON]),
  );

/** Ids of subscriptions of the plan that existed when the change was announced, still renew, and were not told yet. */
export async function selectToTell(
  db: Db,
  { id: changeId, announcedAt, ...plan }: PriceChange,
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
        ofPlan(plan),
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

/** Subscriptions that have the same price and whose next price is taxed alike. */
export interface PriceGroup {
  /** Minor units. */
  fromMinor: number;
  country: string | null;
  /**
   * The country prefix (two letters) of the VAT id of a business under reverse charge. That is a business whose first order was
   * without tax, or that was taken over from another system with a VAT id. The id is that of the last paid order, or the one
   * from the other system, if this shop has not charged it yet. Null for other buyers.
   */
  vatId: string | null;
  subscriptions: number;
}

/**
 * How many subscriptions of a plan an announcement reaches, by the price of their renewal (`priceUntilNow`) and by what
 * decides its tax.
 */
export async function countByPrice(
  db: Db,
  plan: Pick<PriceChange, 'pid' | 'term' | 'currency'>,
): Promise<PriceGroup[]> {
  const lastPaid = db
    .select({ orderId: subscriptionPeriods.orderId })
    .from(subscriptionPeriods)
    .where(
      and(eq(subscriptionPeriods.subscriptionId, subscriptions.id), isNotNull(subscriptionPeriods.grantedAt)),
    )
    .orderBy(desc(subscriptionPeriods.number))
    .limit(1);
  const began = sql`(select first_tax.scheme from ${subscriptionPeriods} first_period
    join ${orderTaxes} first_tax on first_tax.order_id = first_period.order_id
    where first_period.subscription_id = ${subscriptions.id} and first_period.number = 1)`;
  const owesTax = sql`coalesce(${began} = 'reverse_charge', ${subscriptions.importedBusiness} ->> 'vatId' is not null)`;
  const own = sql`case when ${owesTax} then ${orderTaxes.vatId} end`;
  const moved = sql`case when ${orderTaxes.orderId} is null then ${subscriptions.importedBusiness} ->> 'vatId' end`;
  const vatId = sql<string | null>`left(coalesce(${own}, ${moved}), 2)`;
  const placed = alias(subscriptionPeriods, 'placed');
  const fromMinor = sql<number>`coalesce(${placed.renewalMinor}, ${subscriptions.renewalMinor})`;
  return (
    db
      .select({
        fromMinor,
        country: subscriptions.country,
        vatId,
        subscriptions: sql<number>`count(*)::int`,
      })
      .from(subscriptions)
      .leftJoin(orderTaxes, sql`${orderTaxes.orderId} = (${lastPaid})`)
      // A renewal that awaits payment; an open change of term starts before `periodEnd` and does not count.
      .leftJoin(
        placed,
        and(
          eq(placed.subscriptionId, subscriptions.id),
          isNull(placed.grantedAt),
          gte(placed.startsAt, subscriptions.periodEnd),
        ),
      )
      .where(
        and(
          ofPlan(plan),
          // A member who has planned a change of term has agreed to the price of the new term.
          isNull(subscriptions.nextTerm),
        ),
      )
      .groupBy(fromMinor, subscriptions.country, vatId)
  );
}

export async function insertPriceOffer(tx: Db, offer: PriceOffer): Promise<void> {
  await tx.insert(priceOffers).values(offer);
}

export async function selectPriceOffer(db: Db, id: string): Promise<PriceOffer | undefined> {
  const [row] = await db.select().from(priceOffers).where(eq(priceOffers.id, id));
  return row;
}

/** The standing offers, one per subscription at most. Offers of a withdrawn change do not stand. */
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
