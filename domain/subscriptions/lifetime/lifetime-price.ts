import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import { smallestUnit } from '../../pricing/coupon.ts';

/** Which upgrade to a lifetime licence a price is for: the product, the term it starts from, and the currency it is paid in. */
export const lifetimePriceKey = z.object({
  pid: z.string().regex(/^\d{1,9}$/),
  term: z.enum(TERMS),
  currency: z.enum(CURRENCIES),
});
export type LifetimePriceKey = z.infer<typeof lifetimePriceKey>;

/**
 * Price of the upgrade from a term to a lifetime licence, before the rest of the period is credited. In minor units; yen in
 * multiples of ten.
 */
export const lifetimePrice = lifetimePriceKey
  .extend({ amountMinor: z.int().min(1).max(100_000_000) })
  .refine(({ currency, amountMinor }) => amountMinor % smallestUnit(currency) === 0, {
    path: ['amountMinor'],
  });
export type LifetimePrice = z.infer<typeof lifetimePrice>;
