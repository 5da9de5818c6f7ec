import { CURRENCIES } from '@spindle/platform/currencies.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax } from '../tax/split-tax.ts';
import { invoiceAmounts, partAmounts } from './amounts.ts';

const line = (lineId: string, grossMinor: number) => ({
  ...{ lineId, name: 'DVD Ripper', licenceType: 'LFT' as const, quantity: 1, listMinor: null, grossMinor },
});
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
const money = fc.constantFrom(...CURRENCIES);
const rate = fc.constantFrom(0, 550, 810, 1000, 1900, 2550, 2700);
const amounts = fc.array(fc.integer({ min: 1, max: 10 ** 7 }), { minLength: 1, maxLength: 6 });

test('an invoice has the tax once over all lines, and its lines come to it', () => {
  fc.assert(
    fc.property(amounts, rate, money, (gross, rateBp, currency) => {
      const lines = gross.map((amount, index) => line(String(index), amount));
      const invoice = invoiceAmounts(lines, rateBp, currency);
      expect(invoice.taxMinor).toBe(splitTax(sum(gross), rateBp, currency).taxMinor);
      expect(invoice.grossMinor).toBe(sum(gross));
      expect(invoice.netMinor).toBe(sum(invoice.lines.map(({ netMinor }) => netMinor)));
      expect(invoice.taxMinor).toBe(sum(invoice.lines.map(({ taxMinor }) => taxMinor)));
      for (const { netMinor, taxMinor, grossMinor } of invoice.lines) {
        expect([netMinor + taxMinor, netMinor >= 0, taxMinor >= 0]).toEqual([grossMinor, true, true]);
      }
    }),
  );
});

test('parts that come to the whole leave neither net nor tax, whatever failed and was invoiced again between', () => {
  fc.assert(
    fc.property(amounts, rate, money, fc.nat(), (parts, rateBp, currency, pick) => {
      const whole = sum(parts);
      const credited: ReturnType<typeof partAmounts>[] = [];
      let left = whole;
      const credit = (amount: number) => {
        credited.push(partAmounts([line('1', amount)], left, rateBp, currency));
        left -= amount;
      };
      for (const part of parts) credit(part);
      const failed = parts[pick % parts.length] ?? 0;
      const again = partAmounts([line('1', failed)], failed + left, rateBp, currency);
      left += failed;
      credit(failed);
      const invoice = invoiceAmounts([line('1', whole)], rateBp, currency);
      for (const part of ['netMinor', 'taxMinor', 'grossMinor'] as const) {
        expect(sum(credited.map((note) => note[part]))).toBe(invoice[part] + again[part]);
        expect(credited.every((note) => note[part] >= 0)).toBe(true);
      }
    }),
  );
});
