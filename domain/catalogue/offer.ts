import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { z } from 'zod';
import { pidSchema } from './pid.ts';

const names = z.object({ name: z.string().min(1), shortName: z.string().min(1) });

/** Something that may be sold, in the form the catalogue accepts. Amounts are in minor units (cents; yen have none). */
export const offerSchema = z.object({
  pid: pidSchema,
  /** The page's slug, with underscores: `dvd_ripper`. */
  slug: z.string().min(1),
  /** English names, for readers of a language in which it has no names. */
  ...names.shape,
  names: z.partialRecord(z.enum(ALL_LOCALES), names),
  system: z.enum(['win', 'mac', 'android']),
  type: z.enum(['single', 'bundle', 'aio']),
  productLine: z.enum(['dvd', 'blu-ray', 'uhd', 'suite']),
  onSale: z.boolean(),
  /** How long it may be tried without paying; null if it can't be tried. */
  trialDays: z.int().min(1).max(365).nullish(),
  /** The pids of a bundle's contents. */
  contents: z.array(pidSchema),
  builds: z.array(z.object({ version: z.string(), url: z.string() })),
  prices: z
    .array(
      z.object({
        licenceType: z.enum(LICENCE_TYPES),
        currency: z.enum(CURRENCIES),
        // Ten of the most expensive must still fit into an order's total.
        amountMinor: z.int().positive().max(100_000_000),
      }),
    )
    .refine(
      (prices) =>
        new Set(prices.map(({ licenceType, currency }) => `${licenceType} ${currency}`)).size ===
        prices.length,
      { error: 'one price for each licence type and currency' },
    ),
});

export type Offer = z.infer<typeof offerSchema>;
