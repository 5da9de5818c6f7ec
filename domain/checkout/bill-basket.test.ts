import { CURRENCIES } from '@spindle/platform/currencies.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reductionsOf } from '../orders/reductions.ts';
import { smallestUnit } from '../pricing/coupon.ts';
import { reduceLines } from '../pricing/reduce-lines.ts';
import { waiveTax } from '../tax/waive-tax.ts';
import { orderLinesOf } from './bill-basket.ts';
import type { QuotedLine } from './checkout.ts';

const product: QuotedLine['product'] = {
  ...{ name: 'DVD Ripper', shortName: 'DVD Ripper', slug: 'dvd_ripper' },
  system: 'win',
  type: 'single',
  productLine: 'dvd',
};
const promotion = fc.record({
  key: fc.constantFrom('disc-week', 'autumn', 'owners'),
  name: fc.constant('Disc week'),
  pids: fc.subarray(['643', '641', '646']),
  licenceTypes: fc.constant([]),
  payPercent: fc.nat(100),
  stacking: fc.constantFrom('alone' as const, 'with_coupon' as const, 'with_all' as const),
});

test('what has lowered a line adds up to what it costs less, whatever is combined and with the tax waived, too', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({ pid: fc.constantFrom('643', '641', '646', '644'), listMinor: fc.nat(10 ** 6) }),
        { minLength: 1, maxLength: 4, selector: ({ pid }) => pid },
      ),
      fc.option(fc.record({ pids: fc.subarray(['643', '646', '644']), payPercent: fc.nat(100) })),
      fc.uniqueArray(promotion, { maxLength: 3, selector: ({ key }) => key }),
      fc.constantFrom(0, 700, 1900, 2550),
      fc.constantFrom(...CURRENCIES),
      (wanted, coupon, promotions, waivedBp, currency) => {
        const priced = reduceLines(
          wanted.map((line) => ({ ...line, licenceType: 'LFT' as const })),
          currency,
          { coupon: coupon ? { ...coupon, code: 'DNC10' } : undefined, promotions },
        );
        const quoted = waiveTax(priced, waivedBp, currency).map((line) => ({
          ...{ ...line, product, requestedPid: line.pid, renewalMinor: null },
        }));
        const [first = expect.fail(), ...others] = quoted;
        const lines = orderLinesOf({ lines: [first, ...others] }, currency);
        for (const [index, line] of lines.entries()) {
          const { couponMinor = null, promotionMinor = null, creditMinor = null, discountMinor } = line;
          const kept = { discountMinor, couponMinor, promotionMinor, creditMinor };
          const said = reductionsOf([kept], { couponCode: 'DNC10' });
          expect(said.reduce((sum, { offMinor }) => sum + offMinor, 0)).toBe(discountMinor);
          expect((couponMinor ?? 0) % smallestUnit(currency)).toBe(0);
          // Only reductions that were priced are named, and without a waived tax each takes off what it was priced to.
          const kinds = new Set((quoted[index]?.reductions ?? []).map(({ kind }) => kind));
          for (const { kind, offMinor } of said) {
            expect([...kinds]).toContain(kind);
            const steps = quoted[index]?.reductions.filter((step) => step.kind === kind) ?? [];
            const off = steps.reduce((sum, step) => sum + step.offMinor, 0);
            if (waivedBp === 0) expect(offMinor).toBe(off);
            else expect(offMinor).toBeLessThanOrEqual(off);
          }
        }
      },
    ),
  );
});
