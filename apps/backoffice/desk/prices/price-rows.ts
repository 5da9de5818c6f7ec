/** The state of a discount with dates and a cap. */
export type PriceState = 'coming' | 'runs' | 'used_up' | 'ended';

export interface PriceDates {
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  used: number;
}

/** `ended` wins over `used_up`: what has ended stays so, whatever is left of its cap. */
export function stateOf(row: PriceDates, now: Date): PriceState {
  if (row.endsAt && row.endsAt <= now) return 'ended';
  if (row.startsAt && now < row.startsAt) return 'coming';
  return row.maxUses !== null && row.used >= row.maxUses ? 'used_up' : 'runs';
}
