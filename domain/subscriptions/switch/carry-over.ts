import { shareByWeight } from '@spindle/platform/share-by-weight.ts';
import {
  type Credit,
  goodOf,
  type Share,
  type Source,
  spentOn,
  sumOf,
} from '../../payments/credits/credit.ts';

type Entries = { holderId: string; entries: readonly Credit[] };

/**
 * What it takes to pay `usedMinor` of a line from what a subscription has to its good, each payment bearing its part.
 * @param entries all that there are for the subscription.
 */
export function spendGood(
  { holderId, entries }: Entries,
  { toLineId, usedMinor, byLineId }: { toLineId: string; usedMinor: number; byLineId: string },
): Credit[] {
  const good = goodOf(entries);
  return portions(good, usedMinor).map(({ amountMinor, ...source }) => ({
    ...{ ...source, holderId, carriedMinor: 0, toLineId, spentMinor: amountMinor, byLineId },
  }));
}

/**
 * Brings what is left of a period to the good: what its own payment has paid of that leaves its line; what earlier
 * payments have paid of it comes back from there.
 * @param own what the period's own payment has paid of it and could still go back.
 */
export function leavePeriod(
  { holderId, entries }: Entries,
  {
    fromLineId,
    own,
    leftMinor,
    byLineId,
  }: { fromLineId: string; own: Share | undefined; leftMinor: number; byLineId: string },
): Credit[] {
  const credited = spentOn(entries, fromLineId);
  const left = portions([...(own ? [own] : []), ...credited], leftMinor);
  return left.map(({ amountMinor, ...source }) => {
    const isOwn = source.lineId === fromLineId;
    return {
      ...{ ...source, holderId, byLineId },
      ...(isOwn
        ? { carriedMinor: amountMinor, toLineId: null, spentMinor: 0 }
        : { carriedMinor: 0, toLineId: fromLineId, spentMinor: -amountMinor }),
    };
  });
}

/** What it takes to let all that credit has paid of a line go back to where it was paid first. */
export function undoSpending({ holderId, entries }: Entries, toLineId: string): Credit[] {
  return spentOn(entries, toLineId).map(({ amountMinor, ...source }) => ({
    ...{ ...source, holderId, byLineId: null },
    ...{ carriedMinor: -amountMinor, toLineId, spentMinor: -amountMinor },
  }));
}

/** What it takes to let what is to the good go back to where it was paid. */
export function returnGood({ holderId, entries }: Entries): Credit[] {
  return goodOf(entries).map(({ amountMinor, ...source }) => ({
    ...{ ...source, holderId, byLineId: null },
    ...{ carriedMinor: -amountMinor, toLineId: null, spentMinor: 0 },
  }));
}

/** The parts of an amount by what there is of each; those of nothing are left out. */
function portions(shares: readonly Share[], amountMinor: number): Share[] {
  if (amountMinor > sumOf(shares)) throw new Error(`${amountMinor} is more than there is to the good`);
  const parts = shareByWeight(
    amountMinor,
    shares.map((share) => share.amountMinor),
  );
  return shares
    .map(({ paymentId, orderId, lineId }: Source, index) => {
      return { paymentId, orderId, lineId, amountMinor: parts[index] ?? 0 };
    })
    .filter((share) => share.amountMinor > 0);
}
