import type { Clock } from '@spindle/platform/clock.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { bestPrices, type PriceVisitor } from './best-prices.ts';
import { couponOf } from './coupon-of.ts';
import { currencyOf } from './currency.ts';
import { formatMoney } from './format-money.ts';
import { lowestPrices } from './lowest-prices.ts';
import type { Reduction } from './reduce-lines.ts';

/** A step from the list price, as calls answer it. */
export interface ListedReason {
  kind: Reduction['kind'];
  /** Key of the promotion, or code of the coupon. */
  key: string;
  name: string;
  percent_off: number;
  /** Minor units. */
  off_minor: number;
}

export interface ListedPrice {
  pid: string;
  licence_type: LicenceType;
  currency: Currency;
  /** Minor units, as is `total_minor`. */
  list_minor: number;
  total_minor: number;
  /** As people read it. */
  total: string;
  coupon: string | null;
  /** Why it is not the list price, in the order applied. */
  reasons: ListedReason[];
  /** The lowest price of the 30 days before it was reduced, minor units; null where it is not. */
  lowest_30_days_minor: number | null;
}

/**
 * The best prices of products as calls answer them, in the currency of a language.
 * @param visitor who asks; undefined for prices that are the same for everybody
 */
export async function listPrices(
  deps: { db: Db; clock: Clock },
  { pids, locale, visitor }: { pids: readonly string[]; locale: Locale; visitor?: PriceVisitor | undefined },
): Promise<{ prices: ListedPrice[] }> {
  const currency = currencyOf(locale);
  const best = await bestPrices(deps, { pids, currency, visitor });
  const lowest = await lowestPrices(deps, { lines: best, currency });
  return {
    prices: best.map((line, index) => ({
      pid: line.pid,
      licence_type: line.licenceType,
      currency,
      list_minor: line.listMinor,
      total_minor: line.totalMinor,
      total: formatMoney(line.totalMinor, currency, locale),
      coupon: couponOf(line) ?? null,
      reasons: line.reductions.map(listedReason),
      lowest_30_days_minor: lowest[index] ?? null,
    })),
  };
}

export function listedReason(step: Reduction): ListedReason {
  return {
    kind: step.kind,
    key: step.kind === 'coupon' ? step.code : step.key,
    name: step.kind === 'coupon' ? step.code : step.name,
    percent_off: 100 - step.payPercent,
    off_minor: step.offMinor,
  };
}
