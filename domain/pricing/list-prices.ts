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
import type { PricedLine, Reduction } from './reduce-lines.ts';

/** A reduction of the list price, in the format of calls. */
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
  /** Formatted amounts. */
  list: string;
  total: string;
  coupon: string | null;
  /** The reductions, in the order applied. */
  reasons: ListedReason[];
  /** The lowest price of the 30 days before it was reduced, minor units; null if it is not reduced. */
  lowest_30_days_minor: number | null;
  lowest_30_days: string | null;
}

/**
 * The best prices of products in the format of calls, in the currency of a language.
 * @param visitor whose prices; undefined for prices that are the same for everybody
 */
export async function listPrices(
  deps: { db: Db; clock: Clock },
  { pids, locale, visitor }: { pids: readonly string[]; locale: Locale; visitor?: PriceVisitor | undefined },
): Promise<{ prices: ListedPrice[] }> {
  return listLines(deps, await bestPrices(deps, { pids, currency: currencyOf(locale), visitor }), locale);
}

/** Lines that are priced in the currency of a language, in the format of calls. */
export async function listLines(
  deps: { db: Db; clock: Clock },
  lines: readonly PricedLine[],
  locale: Locale,
): Promise<{ prices: ListedPrice[] }> {
  const currency = currencyOf(locale);
  const lowest = await lowestPrices(deps, { lines, currency });
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return {
    prices: lines.map((line, index) => {
      const before = lowest[index] ?? null;
      return {
        pid: line.pid,
        licence_type: line.licenceType,
        currency,
        list_minor: line.listMinor,
        total_minor: line.totalMinor,
        list: money(line.listMinor),
        total: money(line.totalMinor),
        coupon: couponOf(line) ?? null,
        reasons: line.reductions.map(listedReason),
        lowest_30_days_minor: before,
        lowest_30_days: before === null ? null : money(before),
      };
    }),
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
