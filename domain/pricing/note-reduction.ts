import type { Db } from '@spindle/platform/database.ts';
import type { Coupon } from './coupon.ts';
import type { Promotion } from './promotion.ts';
import { closeReduction, extendReduction, insertReduction } from './queries/reduction-history.ts';

/**
 * Writes the price history: from now on the coupon is as given. Only a public coupon changes the shop's prices; for others, an
 * entry of before is ended.
 */
export async function noteCoupon(
  tx: Db,
  coupon: Pick<Coupon, 'code' | 'audience' | 'pids' | 'payPercent' | 'startsAt' | 'endsAt'>,
  at: Date,
): Promise<void> {
  const { code, audience, pids, payPercent, startsAt, endsAt } = coupon;
  await note(tx, audience === 'public', at, {
    ...{ kind: 'coupon', name: code, pids: [...pids], licenceTypes: [], countries: [], payPercent },
    ...{ stacking: null, fromAt: startsAt && startsAt > at ? startsAt : at, toAt: endsAt },
  });
}

/** The same for a promotion. A promotion for kinds of customers does not change the shop's prices for everybody. */
export async function notePromotion(
  tx: Db,
  promotion: Omit<Promotion, 'used' | 'name'>,
  at: Date,
): Promise<void> {
  const { key, pids, licenceTypes, countries, tags, payPercent, stacking, startsAt, endsAt } = promotion;
  await note(tx, tags.length === 0, at, {
    ...{ kind: 'promotion', name: key, pids: [...pids], licenceTypes: [...licenceTypes] },
    ...{ countries: [...countries], payPercent, stacking },
    ...{ fromAt: startsAt > at ? startsAt : at, toAt: endsAt },
  });
}

async function note(
  tx: Db,
  isForEverybody: boolean,
  at: Date,
  row: Parameters<typeof insertReduction>[1],
): Promise<void> {
  // A new cap or name is no new reduction: the 30 days are still those before the price was first lowered.
  const goesOn = isForEverybody && row.fromAt <= at && (row.toAt === null || at < row.toAt);
  if (goesOn && (await extendReduction(tx, row, at))) return;
  await closeReduction(tx, row, at);
  if (isForEverybody && (row.toAt === null || row.fromAt < row.toAt)) await insertReduction(tx, row);
}
