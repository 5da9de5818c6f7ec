import type { Takings } from '@spindle/domain/sales/sales.ts';

/** Ranges longer than this are drawn by the month. */
const MOST_DAYS = 92;

export interface Bar {
  /** `2026-11-20` for a day, or `2026-11` for a month. */
  period: string;
  revenueMinor: number;
  /** Refunds and chargebacks. */
  outMinor: number;
}

/** The bars of a chart: one for each day, or for each month if the range is long. */
export function barsOf(days: readonly string[], byDay: readonly Takings[]): Bar[] {
  const length = days.length > MOST_DAYS ? '2026-11'.length : '2026-11-20'.length;
  const bars = new Map<string, Bar>();
  for (const [index, day] of days.entries()) {
    const period = day.slice(0, length);
    const { revenueMinor = 0, refundedMinor = 0, chargedBackMinor = 0 } = byDay[index] ?? {};
    const bar = bars.get(period) ?? { period, revenueMinor: 0, outMinor: 0 };
    bars.set(period, {
      period,
      revenueMinor: bar.revenueMinor + revenueMinor,
      outMinor: bar.outMinor + refundedMinor + chargedBackMinor,
    });
  }
  return [...bars.values()];
}
