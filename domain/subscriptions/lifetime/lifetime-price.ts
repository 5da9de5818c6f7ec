import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';

/** What makes a licence of a term a lifetime one, before what is left of its period is credited; minor units. */
export const lifetimePrice = z.object({
  pid: z.string().regex(/^\d{1,9}$/),
  term: z.enum(TERMS),
  currency: z.enum(CURRENCIES),
  amountMinor: z.int().min(1).max(100_000_000),
});
export type LifetimePrice = z.infer<typeof lifetimePrice>;
export type LifetimePriceKey = Omit<LifetimePrice, 'amountMinor'>;
