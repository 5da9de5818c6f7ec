import type { Clock } from '@spindle/platform/clock.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findPriceHistory } from '../catalogue/find-price-history.ts';
import { LOOK_BACK_MS, lowestBefore } from './lowest-before.ts';
import { type PastReduction, selectReductionsBetween } from './queries/reduction-history.ts';
import type { PricedLine, Reduction } from './reduce-lines.ts';

/**
 * For each line that is reduced now, the lowest price of the 30 days before its reduction began, in minor units; with several
 * reductions, before the last of them began. Undefined for lines that are not reduced or have no history.
 */
export async function lowestPrices(
  { db, clock }: { db: Db; clock: Clock },
  { lines, currency }: { lines: readonly PricedLine[]; currency: Currency },
): Promise<(number | undefined)[]> {
  const reduced = lines.filter(({ discountMinor }) => discountMinor > 0);
  if (reduced.length === 0) return lines.map(() => undefined);
  const now = clock.now();
  const standing = await selectReductionsBetween(db, now, new Date(now.getTime() + 1));
  const begins = new Map(reduced.map((line) => [line, beganAt(line.reductions, standing, now)]));
  const times = [...begins.values()].map((moment) => moment.getTime());
  const since = new Date(Math.min(...times) - LOOK_BACK_MS);
  const pids = [...new Set(reduced.map(({ pid }) => pid))];
  const history = {
    lists: await findPriceHistory(db, { pids, currency, since }),
    reductions: await selectReductionsBetween(db, since, new Date(Math.max(...times))),
  };
  return lines.map((line) => {
    const began = begins.get(line);
    return began && lowestBefore(line, currency, history, began);
  });
}

/** Since when the price has its present reductions. Those that are not for everybody, such as a code by link, begin now. */
function beganAt(steps: readonly Reduction[], standing: readonly PastReduction[], now: Date): Date {
  const moments = steps.map((step) => {
    const name = step.kind === 'coupon' ? step.code : step.key;
    const own = standing.find((past) => past.kind === step.kind && past.name === name);
    return (own?.fromAt ?? now).getTime();
  });
  return new Date(Math.max(...moments));
}
