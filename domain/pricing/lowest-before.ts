import type { Currency } from '@spindle/platform/currencies.ts';
import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import type { PastPrice } from '../catalogue/past-price.ts';
import { bestLine } from './best-line.ts';
import type { PastReduction } from './queries/reduction-history.ts';
import type { LineToPrice } from './reduce-lines.ts';

/** How many days before a reduction count (Directive 98/6/EC, article 6a). */
const DAYS = 30;
export const LOOK_BACK_MS = DAYS * 86_400_000;

export interface PriceHistory {
  lists: readonly PastPrice[];
  reductions: readonly PastReduction[];
}

/**
 * The lowest price that anybody in the EU could have had for one licence in the 30 days before a moment; undefined if it was not
 * sold then. Prices change only at the moments in the history, so only these are computed.
 */
export function lowestBefore(
  line: Pick<LineToPrice, 'pid' | 'licenceType'>,
  currency: Currency,
  { lists, reductions }: PriceHistory,
  before: Date,
): number | undefined {
  const from = new Date(before.getTime() - LOOK_BACK_MS);
  const own = lists.filter(({ pid, licenceType }) => pid === line.pid && licenceType === line.licenceType);
  const counted = reductions.filter(
    ({ countries }) => countries.length === 0 || countries.some((country) => isEuCountry(country)),
  );
  const changes = [...own, ...counted].flatMap(({ fromAt, toAt }) => [fromAt, toAt]);
  const moments = [from, ...changes].filter(
    (moment): moment is Date => moment !== null && from <= moment && moment < before,
  );
  const prices = moments.flatMap((moment) => {
    const list = own.find((past) => stood(past, moment));
    if (!list) return [];
    const standing = counted.filter((past) => stood(past, moment));
    const { totalMinor } = bestLine({ ...line, listMinor: list.amountMinor }, currency, {
      coupons: standing.flatMap(({ kind, name, pids, payPercent }) =>
        kind === 'coupon' ? [{ code: name, pids, payPercent }] : [],
      ),
      promotions: standing.flatMap(({ stacking, ...past }) =>
        stacking ? [{ ...past, key: past.name, stacking }] : [],
      ),
    });
    return [totalMinor];
  });
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

const stood = ({ fromAt, toAt }: { fromAt: Date; toAt: Date | null }, moment: Date): boolean =>
  fromAt <= moment && (toAt === null || moment < toAt);
