import type { Db } from '@spindle/platform/database.ts';
import { eq, inArray, min, sql } from 'drizzle-orm';
import { subscriptions } from '../tables.ts';
import { priceChanges, priceOffers } from './tables.ts';

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
