import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { bestPrices } from './best-prices.ts';
import { currencyOf } from './currency.ts';
import { formatMoney } from './format-money.ts';

export interface ListedPrices {
  prices: {
    pid: string;
    licence_type: LicenceType;
    currency: Currency;
    /** Minor units, as is `total_minor`. */
    list_minor: number;
    total_minor: number;
    /** As people read it. */
    total: string;
    coupon: string | null;
  }[];
}

/** The best prices of products as calls answer them, in the currency of a language. */
export async function listPrices(
  deps: { db: Db },
  { pids, locale }: { pids: readonly string[]; locale: Locale },
): Promise<ListedPrices> {
  const best = await bestPrices(deps, { pids, currency: currencyOf(locale) });
  return {
    prices: best.map(({ pid, licenceType, price, coupon }) => ({
      pid,
      licence_type: licenceType,
      currency: price.currency,
      list_minor: price.listMinor,
      total_minor: price.totalMinor,
      total: formatMoney(price.totalMinor, price.currency, locale),
      coupon: coupon ?? null,
    })),
  };
}
