import type { Db } from '@spindle/platform/database.ts';
import { type OutcomeCount, selectOutcomes } from './counts-queries.ts';
import { PRICE_OUTCOMES, type PriceChange, type PriceOutcome } from './price-change.ts';
import { selectPriceChanges } from './queries.ts';

/** How many subscriptions were told of a price change, and how many have each outcome. */
export type PriceCounts = Record<PriceOutcome | 'told', number> & {
  /** The earliest start of the new price among them; null where nobody was told. */
  firstStart: Date | null;
};

/** The price changes for staff, the latest first, a page at a time. @param after the `next` of the page before */
export async function listPriceChanges(
  db: Db,
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ changes: (PriceChange & PriceCounts)[]; next: string | undefined }> {
  const found = await selectPriceChanges(db, { after, limit: size + 1 });
  const page = found.slice(0, size);
  const kept = await selectOutcomes(
    db,
    page.map(({ id }) => id),
  );
  const changes = page.map((change) => ({ ...change, ...countsOf(change, kept) }));
  return { changes, next: found.length > size ? page.at(-1)?.id : undefined };
}

function countsOf({ id, withdrawnAt }: PriceChange, kept: readonly OutcomeCount[]): PriceCounts {
  const own = kept.filter(({ changeId }) => changeId === id);
  const counted = Object.fromEntries(
    PRICE_OUTCOMES.map((outcome) => [outcome, own.find((one) => one.outcome === outcome)?.offers ?? 0]),
  ) as Record<PriceOutcome, number>;
  const { open, withdrawn } = counted;
  const starts = own.flatMap(({ firstStart }) => firstStart ?? []);
  return {
    ...counted,
    // All open offers count as withdrawn at once, before each member is told.
    ...(withdrawnAt && { withdrawn: withdrawn + open, open: 0 }),
    told: own.reduce((sum, { offers }) => sum + offers, 0),
    firstStart: starts.length > 0 ? new Date(Math.min(...starts.map(Number))) : null,
  };
}
