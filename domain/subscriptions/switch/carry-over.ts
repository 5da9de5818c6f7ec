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
 * The credit entries that pay `usedMinor` of a line from a subscription's credit balance, in proportion to the payments that
 * the balance came from.
 * @param entries all credit entries of the subscription.
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
 * The credit entries that turn what is left of a period into credit: the part that its own payment paid leaves its line, and
 * the part that credit paid returns from it.
 * @param own what the period's own payment paid of it and could still be refunded.
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

/** The credit entries that return what credit paid of a line to the lines where the money was first paid. */
export function undoSpending({ holderId, entries }: Entries, toLineId: string): Credit[] {
  return spentOn(entries, toLineId).map(({ amountMinor, ...source }) => ({
    ...{ ...source, holderId, byLineId: null },
    ...{ carriedMinor: -amountMinor, toLineId, spentMinor: -amountMinor },
  }));
}

/** The credit entries that return the whole credit balance to the lines where the money was first paid. */
export function returnGood({ holderId, entries }: Entries): Credit[] {
  return goodOf(entries).map(({ amountMinor, ...source }) => ({
    ...{ ...source, holderId, byLineId: null },
    ...{ carriedMinor: -amountMinor, toLineId: null, spentMinor: 0 },
  }));
}

/** Splits an amount in proportion to the shares; parts of zero are left out. */
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
