import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { listPriceChanges } from '../list-price-changes.ts';
import type { PriceOutcome } from '../price-change.ts';

/** Expects the counts in the desk's list of price changes to equal a fresh count of all offers. */
export async function expectRecount(db: Db): Promise<void> {
  const { changes } = await listPriceChanges(db);
  const said = changes.map(({ id, told, firstStart, ...change }) => ({
    id,
    told,
    firstStart,
    ...only(change),
  }));
  expect(said.toSorted(byId)).toEqual(await recounted(db));
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

function only(change: Record<PriceOutcome, number>): Record<PriceOutcome, number> {
  const { cheaper, agreed, cancelled, unpaid, ended, unanswered, withdrawn, open } = change;
  return { cheaper, agreed, cancelled, unpaid, ended, unanswered, withdrawn, open };
}

async function recounted(db: Db) {
  const { rows } = await db.execute<
    Record<PriceOutcome | 'told', number> & { id: string; first: Date | null }
  >(sql`
    select change.id, count(offer.id)::int as told, min(offer.starts_at) as first,
      count(*) filter (where answer = 'not_needed')::int as cheaper,
      count(*) filter (where answer = 'agreed')::int as agreed,
      count(*) filter (where silent and (state = 'cancelling' or end_reason = 'cancelled'))::int as cancelled,
      count(*) filter (where silent and end_reason = 'unpaid')::int as unpaid,
      count(*) filter (where silent and state = 'ended' and coalesce(end_reason, '') not in ('cancelled', 'unpaid'))::int as ended,
      count(*) filter (where closed and (withdrawn_at is null or closed_at < withdrawn_at))::int as unanswered,
      count(*) filter (where withdrawn_at is not null and (closed and closed_at >= withdrawn_at or silent and goes_on))::int
        as withdrawn,
      count(*) filter (where silent and goes_on and withdrawn_at is null)::int as open
    from shop.price_changes change
    left join shop.price_offers offer on offer.change_id = change.id
    left join shop.subscriptions subscription on subscription.id = offer.subscription_id
    cross join lateral (select answer is null and closed_at is null as silent, answer is null and closed_at is not null as closed,
      state not in ('cancelling', 'ended') as goes_on) of_it
    group by change.id order by change.id`);
  return rows.map(({ first, ...counted }) => ({ ...counted, firstStart: first && new Date(first) }));
}
