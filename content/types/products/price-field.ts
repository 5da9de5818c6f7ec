import type { Field } from 'payload';
import { inLanguages } from '../../fields/in-languages.ts';
import { saidIn } from '../../fields/said.ts';
import { type Asks, localeOfRequest, says } from '../../staff/says.ts';

interface Money {
  name: string;
  /** The smallest difference between two prices (yen: spec §5). */
  step: number;
  steps: 'decimals' | 'yen';
}

const MONEY = {
  usd: { name: 'US dollars', step: 0.01, steps: 'decimals' },
  eur: { name: 'Euros', step: 0.01, steps: 'decimals' },
  jpy: { name: 'Yen', step: 10, steps: 'yen' },
} as const satisfies Record<string, Money>;

/** The highest price of a licence, in any currency; the catalogue stores hundredths in 32 bits. */
const MOST = 1_000_000;

/**
 * The price of a licence in one currency. Every licence must have a price in each: otherwise, people who pay in that
 * currency would not be offered the licence, and nobody would notice.
 */
export function price(currency: keyof typeof MONEY): Field {
  const { name, step } = MONEY[currency];
  return {
    name: currency,
    label: name,
    type: 'number',
    required: true,
    admin: { step },
    validate: (value: unknown, { req }: { req?: Asks } = {}) =>
      whyNoPrice(value, MONEY[currency], req) ?? true,
  };
}

function whyNoPrice(value: unknown, { name, step, steps }: Money, req: Asks | undefined): string | undefined {
  const words = says(req);
  if (value === null || value === undefined) {
    const currency = saidIn(inLanguages(name), req?.i18n?.language) ?? name;
    return words('price.missing', { currency });
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return words('price.number');
  if (value <= 0) return words('price.positive');
  if (value > MOST) {
    return words('price.most', { most: MOST.toLocaleString(localeOfRequest(req)) });
  }
  if (Math.abs(value / step - Math.round(value / step)) >= 1e-6) return words(`price.${steps}`);
  return undefined;
}
