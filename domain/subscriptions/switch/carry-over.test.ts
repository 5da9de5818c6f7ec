import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Credit, carriedOf, goodOf, spentOn, sumOf } from '../../payments/credits/credit.ts';
import { leavePeriod, returnGood, spendGood, undoSpending } from './carry-over.ts';

const holderId = 'subscription';
const source = (lineId: string) => ({ paymentId: `of ${lineId}`, orderId: `of ${lineId}`, lineId });

/** A month of 19.95 with 9.97 left changes to a year for 29.95; 19.98 are charged. */
function switched(): Credit[] {
  const own = { ...source('month'), amountMinor: 1995 };
  const left = leavePeriod(
    { holderId, entries: [] },
    { fromLineId: 'month', own, leftMinor: 997, byLineId: 'year' },
  );
  return [
    ...left,
    ...spendGood({ holderId, entries: left }, { toLineId: 'year', usedMinor: 997, byLineId: 'year' }),
  ];
}

test('what is left of a period leaves its line and pays for the next', () => {
  const entries = switched();
  expect(carriedOf(entries)).toEqual([{ ...source('month'), amountMinor: 997 }]);
  expect(spentOn(entries, 'year')).toEqual([{ ...source('month'), amountMinor: 997 }]);
  expect(goodOf(entries)).toEqual([]);
});

test('what is left of that bears by its parts on the payments of both', () => {
  const entries = switched();
  const own = { ...source('year'), amountMinor: 1998 };
  const left = leavePeriod(
    { holderId, entries },
    { fromLineId: 'year', own, leftMinor: 1500, byLineId: 'next' },
  );
  const after = [...entries, ...left];
  expect(carriedOf(after)).toEqual([
    { ...source('month'), amountMinor: 997 },
    { ...source('year'), amountMinor: 1001 },
  ]);
  expect(goodOf(after)).toEqual([
    { ...source('month'), amountMinor: 499 },
    { ...source('year'), amountMinor: 1001 },
  ]);
  expect(() =>
    spendGood({ holderId, entries: after }, { toLineId: 'next', usedMinor: 1501, byLineId: 'next' }),
  ).toThrow();
});

test('what was credited to a line can go back where it was paid', () => {
  const entries = switched();
  const after = [...entries, ...undoSpending({ holderId, entries }, 'year')];
  expect([carriedOf(after), spentOn(after, 'year'), goodOf(after)]).toEqual([[], [], []]);
});

test('whatever is paid, left, credited, taken back and returned, no line is credited with more than it has brought', () => {
  const step = fc.record({
    paid: fc.nat(5000),
    left: fc.integer({ min: 0, max: 100 }),
    used: fc.integer({ min: 0, max: 100 }),
    after: fc.constantFrom('go on', 'undo', 'return'),
  });
  fc.assert(
    fc.property(fc.nat(5000), fc.array(step, { maxLength: 8 }), (first, steps) => {
      const paid = new Map([['0', first]]);
      const entries: Credit[] = [];
      const of = { holderId, entries };
      for (const [index, { paid: next, left, used, after }] of steps.entries()) {
        const [fromLineId, toLineId] = [String(index), String(index + 1)];
        const carried = carriedOf(entries).find(({ lineId }) => lineId === fromLineId)?.amountMinor ?? 0;
        const ownMinor = (paid.get(fromLineId) ?? 0) - carried;
        const worth = ownMinor + sumOf(spentOn(entries, fromLineId));
        const leftMinor = Math.floor((worth * left) / 100);
        const own = ownMinor > 0 ? { ...source(fromLineId), amountMinor: ownMinor } : undefined;
        entries.push(...leavePeriod(of, { fromLineId, own, leftMinor, byLineId: toLineId }));
        const usedMinor = Math.floor((sumOf(goodOf(entries)) * used) / 100);
        entries.push(...spendGood(of, { toLineId, usedMinor, byLineId: toLineId }));
        expect(sumOf(spentOn(entries, toLineId))).toBe(usedMinor);
        paid.set(toLineId, next);
        if (after === 'undo') entries.push(...undoSpending(of, toLineId));
        if (after === 'return') entries.push(...returnGood(of));
        if (after === 'return') expect(goodOf(entries)).toEqual([]);
        for (const { lineId, amountMinor } of carriedOf(entries)) {
          expect(amountMinor).toBeGreaterThanOrEqual(0);
          expect(amountMinor).toBeLessThanOrEqual(paid.get(lineId) ?? 0);
        }
        for (const { amountMinor } of goodOf(entries)) expect(amountMinor).toBeGreaterThan(0);
        const spent = [...paid.keys()].map((lineId) => sumOf(spentOn(entries, lineId)));
        const all = spent.reduce((sum, one) => sum + one, 0);
        expect(sumOf(carriedOf(entries))).toBe(all + sumOf(goodOf(entries)));
      }
    }),
  );
});
