import type { Db } from '@spindle/platform/database.ts';
import { type PriceCounts, selectPriceCounts } from './counts-queries.ts';
import type { PriceChange } from './price-change.ts';
import { selectPriceChanges } from './queries.ts';

const NOBODY: PriceCounts = {
  ...{
    told: 0,
    cheaper: 0,
    agreed: 0,
    cancelled: 0,
    unpaid: 0,
    ended: 0,
    unanswered: 0,
    withdrawn: 0,
    open: 0,
  },
  firstStart: null,
};

/** The price changes for staff, the latest first, a page at a time. @param after the `next` of the page before */
export async function listPriceChanges(
  db: Db,
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ changes: (PriceChange & PriceCounts)[]; next: string | undefined }> {
  const found = await selectPriceChanges(db, { after, limit: size + 1 });
  const page = found.slice(0, size);
  const counts = await selectPriceCounts(
    db,
    page.map(({ id }) => id),
  );
  const changes = page.map((change) => ({ ...change, ...(counts.get(change.id) ?? NOBODY) }));
  return { changes, next: found.length > size ? page.at(-1)?.id : undefined };
}
