import { describe, expect, it } from 'vitest';
import { promotionAt } from './running-promotion.ts';

const DAY = 86_400_000;
const day = (number: number) => new Date(number * DAY).toISOString();
const from = (name: string, starts: number, ends: number, closed = false) => ({
  name,
  closed,
  startsAt: day(starts),
  endsAt: day(ends),
});
const at = (now: number, ...promotions: ReturnType<typeof from>[]) => {
  const { running, changesAt } = promotionAt(promotions, now * DAY);
  return { running: running?.name, changesAt: changesAt / DAY };
};

describe('the promotion that runs', () => {
  it('runs from its beginning until just before its end, and that is when pages change', () => {
    const week = from('week', 10, 17);
    expect(at(9, week)).toEqual({ running: undefined, changesAt: 10 });
    expect(at(10, week)).toEqual({ running: 'week', changesAt: 17 });
    expect(at(16.999, week)).toEqual({ running: 'week', changesAt: 17 });
    expect(at(17, week)).toEqual({ running: undefined, changesAt: Number.POSITIVE_INFINITY });
  });

  it('is not one that an editor has closed', () => {
    expect(at(12, from('week', 10, 17, true))).toEqual({
      running: undefined,
      changesAt: Number.POSITIVE_INFINITY,
    });
  });

  it('is of two the one that began last, and changes when a third begins', () => {
    const shown = at(12, from('month', 1, 31), from('week', 10, 17), from('next', 14, 20));
    expect(shown).toEqual({ running: 'week', changesAt: 14 });
  });

  it('is none where there is none', () => {
    expect(at(12)).toEqual({ running: undefined, changesAt: Number.POSITIVE_INFINITY });
  });
});
