import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeBar } from './time-bar.ts';

const issuedAt = new Date('2026-01-01');
const at = (text: string) => new Date(text);

it('puts today in the middle of a term that is half over', () => {
  const end = at('2026-01-31');
  expect(timeBar({ issuedAt, worksUntil: end, updatesUntil: end, now: at('2026-01-16') })).toEqual({
    works: { to: 100, open: false },
    updates: { to: 100, open: false },
    today: 50,
  });
});

it('leaves the bar where there is no end', () => {
  const bar = timeBar({ issuedAt, worksUntil: null, updatesUntil: at('2026-07-02'), now: at('2026-07-02') });
  expect(bar.works).toEqual({ to: 100, open: true });
  expect(bar.updates.open).toBe(false);
  expect(bar.updates.to).toBe(bar.today);
});

it('ends before today when the term is over', () => {
  const end = at('2026-02-01');
  const bar = timeBar({ issuedAt, worksUntil: end, updatesUntil: end, now: at('2026-03-01') });
  expect(bar.today).toBe(100);
  expect(bar.works.to).toBeLessThan(60);
});

it('stays on the bar, whatever the dates', () => {
  const date = fc.date({ noInvalidDate: true, min: at('2000-01-01'), max: at('2100-01-01') });
  const end = fc.option(date);
  fc.assert(
    fc.property(date, end, end, date, (start, worksUntil, updatesUntil, now) => {
      const { works, updates, today } = timeBar({ issuedAt: start, worksUntil, updatesUntil, now });
      for (const x of [works.to, updates.to, today]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
      }
    }),
  );
});
