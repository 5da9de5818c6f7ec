import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import { smallestUnit } from '../../pricing/coupon.ts';

/** Which step it is: from a term of a product, paid in a currency. */
export const lifetimePriceKey = z.object({
  pid: z.string().regex(/^\d{1,9}$/),
  term: z.enum(TERMS),
  currency: z.enum(CURRENCIES),
});
export type LifetimePriceKey = z.infer<typeof lifetimePriceKey>;

/** What makes a licence of a term a lifetime one, before what is left of its period is credited; minor units, yen in tens. */
export const lifetimePrice = lifetimePriceKey
  .extend({ amountMinor: z.int().min(1).max(100_000_000) })
  .refine(({ currency, amountMinor }) => amountMinor % smallestUnit(currency) === 0, {
    path: ['amountMinor'],
  });
export type LifetimePrice = z.infer<typeof lifetimePrice>;
