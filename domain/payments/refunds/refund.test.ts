import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type LineBalance,
  paidShares,
  REFUND_MOVES,
  REFUND_STATES,
  type RefundRequest,
  shareRefund,
} from './refund.ts';

const allowed = new Set(['requested succeeded', 'requested failed', 'succeeded failed']);
const moves = REFUND_STATES.flatMap((from) => REFUND_STATES.map((to) => [from, to] as const));
test.each(moves)('a refund goes from %s to %s if it may', (from, to) => {
  expect(REFUND_MOVES[from].includes(to)).toBe(allowed.has(`${from} ${to}`));
});

const balance = (lineId: string, paidMinor: number, refundedMinor = 0, carriedMinor = 0): LineBalance => ({
  lineId,
  paidMinor,
  refundedMinor,
  carriedMinor,
});
const two = [balance('a', 8991), balance('b', 2995, 1000)];

describe('a refund', () => {
  test.each<[RefundRequest, { lineId: string; amountMinor: number }[]]>([
    [
      'rest',
      [
        { lineId: 'a', amountMinor: 8991 },
        { lineId: 'b', amountMinor: 1995 },
      ],
    ],
    [{ amountMinor: 1 }, [{ lineId: 'a', amountMinor: 1 }]],
    [
      { amountMinor: 1000 },
      [
        { lineId: 'a', amountMinor: 818 },
        { lineId: 'b', amountMinor: 182 },
      ],
    ],
    [{ lines: [{ lineId: 'b' }] }, [{ lineId: 'b', amountMinor: 1995 }]],
    [{ lines: [{ lineId: 'b', amountMinor: 5 }] }, [{ lineId: 'b', amountMinor: 5 }]],
  ])('%j', (request, lines) => {
    const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
    expect(shareRefund(two, request)).toEqual({ ok: true, amountMinor, lines });
  });

  test.each<[RefundRequest, string]>([
    [{ amountMinor: 10_987 }, 'refund_amount'],
    [{ amountMinor: 0 }, 'refund_amount'],
    [{ amountMinor: -5 }, 'refund_amount'],
    [{ amountMinor: 1.5 }, 'refund_amount'],
    [{ lines: [{ lineId: 'b', amountMinor: 1996 }] }, 'refund_amount'],
    [{ lines: [{ lineId: 'c' }] }, 'unknown_line'],
    [
      {
        lines: [
          { lineId: 'b', amountMinor: 1 },
          { lineId: 'b', amountMinor: 1 },
        ],
      },
      'unknown_line',
    ],
    [{ lines: [] }, 'nothing_to_refund'],
  ])('%j is %s', (request, error) => {
    expect(shareRefund(two, request)).toEqual({ ok: false, error });
  });

  test('of nothing that is left is none', () => {
    const none = { ok: false, error: 'nothing_to_refund' };
    expect(shareRefund([balance('a', 5, 5)], 'rest')).toEqual(none);
    expect(shareRefund([balance('a', 0)], 'rest')).toEqual(none);
  });
});

test('whatever is asked for, one after the other, no more goes back than was paid and is not carried on, in all and of each line', () => {
  const request = fc.oneof(
    fc.constant<RefundRequest>('rest'),
    fc.record({ amountMinor: fc.integer({ min: -10, max: 30_000 }) }),
    fc.record({
      lines: fc.array(
        fc.record(
          { lineId: fc.constantFrom('0', '1', '2', '3'), amountMinor: fc.integer({ min: -1, max: 9000 }) },
          { requiredKeys: ['lineId'] },
        ),
        { maxLength: 4 },
      ),
    }),
  );
  const totals = fc.array(fc.nat(9000), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      totals,
      fc.nat(30_000),
      fc.array(request, { maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      (given, paidMinor, requests, part) => {
        const lines = given.map((totalMinor, index) => ({ id: String(index), totalMinor }));
        const paid = paidShares(lines, paidMinor).map((line) => ({
          ...line,
          carriedMinor: part === 1 ? 0 : Math.floor(line.paidMinor / part),
        }));
        const kept = paid.reduce((sum, line) => sum + line.carriedMinor, 0);
        expect(paid.reduce((sum, line) => sum + line.paidMinor, 0)).toBe(paidMinor);
        const gone = new Map<string, number>();
        for (const each of requests) {
          const balances = paid.map((line) => ({ ...line, refundedMinor: gone.get(line.lineId) ?? 0 }));
          const shared = shareRefund(balances, each);
          if (!shared.ok) continue;
          expect(shared.amountMinor).toBe(shared.lines.reduce((sum, line) => sum + line.amountMinor, 0));
          for (const { lineId, amountMinor } of shared.lines) {
            expect(amountMinor).toBeGreaterThan(0);
            gone.set(lineId, (gone.get(lineId) ?? 0) + amountMinor);
          }
          if (each === 'rest')
            expect([...gone.values()].reduce((sum, one) => sum + one, 0)).toBe(paidMinor - kept);
        }
        for (const line of paid) {
          expect((gone.get(line.lineId) ?? 0) + line.carriedMinor).toBeLessThanOrEqual(line.paidMinor);
        }
      },
    ),
  );
});

test('what lines have cost is their totals, or the same parts of what staff took', () => {
  const lines = [
    { id: 'a', totalMinor: 8991 },
    { id: 'b', totalMinor: 2995 },
  ];
  expect(paidShares(lines, 11_986).map(({ paidMinor }) => paidMinor)).toEqual([8991, 2995]);
  expect(paidShares(lines, 1200).map(({ paidMinor }) => paidMinor)).toEqual([900, 300]);
  expect(paidShares([{ id: 'a', totalMinor: 0 }], 7)).toEqual([{ lineId: 'a', paidMinor: 7 }]);
});
