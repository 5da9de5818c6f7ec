import type { Db } from '@spindle/platform/database.ts';
import type { Coupon } from './coupon.ts';
import type { Promotion } from './promotion.ts';
import { closeReduction, extendReduction, insertReduction } from './queries/reduction-history.ts';

/**
 * Keeps the price history: from now on this coupon is as it says. Only what everybody may use is a price of the shop;
 * of others it is noted that they are not.
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

/** The same of a promotion. One for kinds of customers is not a price of the shop. */
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
  // A new cap or name lowers no price anew: the 30 days are those before it was lowered first.
  const goesOn = isForEverybody && row.fromAt <= at && (row.toAt === null || at < row.toAt);
  if (goesOn && (await extendReduction(tx, row, at))) return;
  await closeReduction(tx, row, at);
  if (isForEverybody && (row.toAt === null || row.fromAt < row.toAt)) await insertReduction(tx, row);
}
