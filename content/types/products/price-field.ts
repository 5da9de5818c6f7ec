import type { Field } from 'payload';

interface Money {
  name: string;
  /** The smallest difference between two prices (yen: spec §5). */
  step: number;
  steps: string;
}

const MONEY = {
  usd: { name: 'US dollars', step: 0.01, steps: 'At most two decimals.' },
  eur: { name: 'Euros', step: 0.01, steps: 'At most two decimals.' },
  jpy: { name: 'Yen', step: 10, steps: 'Yen prices go in steps of 10.' },
} as const satisfies Record<string, Money>;

/** What one licence may cost at most, in any currency; the catalogue counts hundredths in 32 bits. */
const MOST = 1_000_000;

/**
 * What a licence costs in one currency. Every licence has a price in each: whoever pays in a currency that lacks
 * one would not be offered the licence, and nobody would notice.
 */
export function price(currency: keyof typeof MONEY): Field {
  const { name, step } = MONEY[currency];
  return {
    name: currency,
    label: name,
    type: 'number',
    required: true,
    admin: { step },
    validate: (value: unknown) => whyNoPrice(value, MONEY[currency]) ?? true,
  };
}

function whyNoPrice(value: unknown, { name, step, steps }: Money): string | undefined {
  if (value === null || value === undefined) {
    return `Without it, who pays in ${name} can’t buy this licence. Remove the row to stop selling it.`;
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'A price is a number.';
  if (value <= 0) return 'A price is more than 0.';
  if (value > MOST) return `A price is at most ${MOST.toLocaleString('en')}.`;
  if (Math.abs(value / step - Math.round(value / step)) >= 1e-6) return steps;
  return undefined;
}
