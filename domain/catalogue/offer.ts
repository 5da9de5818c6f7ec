import { z } from 'zod';

/** How long a licence works (spec §9). `Lifetime+5PC` is a lifetime licence with five seats. */
export const LICENCE_TYPES = ['1M', '1Y', 'LFT', 'Lifetime+5PC'] as const;
export type LicenceType = (typeof LICENCE_TYPES)[number];

export const CURRENCIES = ['USD', 'EUR', 'JPY'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const pidSchema = z.string().regex(/^\d{1,10}$/);

/** What may be sold, as the catalogue takes it. Amounts are in minor units (cents; yen have none). */
export const offerSchema = z.object({
  pid: pidSchema,
  /** The page's slug, with underscores: `dvd_ripper`. */
  slug: z.string().min(1),
  name: z.string().min(1),
  shortName: z.string().min(1),
  system: z.enum(['win', 'mac', 'android']),
  type: z.enum(['single', 'bundle', 'aio']),
  productLine: z.enum(['dvd', 'blu-ray', 'uhd', 'suite']),
  onSale: z.boolean(),
  builds: z.array(z.object({ version: z.string(), url: z.string() })),
  prices: z
    .array(
      z.object({
        licenceType: z.enum(LICENCE_TYPES),
        currency: z.enum(CURRENCIES),
        amountMinor: z.int().positive(),
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

/** The listed price in minor units, or undefined when the offer has none for this type and currency. */
export function listedPrice(offer: Offer, licenceType: LicenceType, currency: Currency): number | undefined {
  return offer.prices.find((price) => price.licenceType === licenceType && price.currency === currency)
    ?.amountMinor;
}
