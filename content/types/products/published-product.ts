import type { Currency } from '@spindle/platform/currencies.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import { DISC_KINDS, text } from '../../fields/field-schemas.ts';
import { type WrittenNames, writtenNames } from './written-names.ts';

/** A price in minor units, from the major units that an editor has typed; yen have no minor units. */
function minor(currency: Currency, amount: number): number {
  return currency === 'JPY' ? Math.round(amount) : Math.round(amount * 100);
}

const amount = z.number().positive().nullish();

const priceRow = z
  .object({ key: z.enum(LICENCE_TYPES), usd: amount, eur: amount, jpy: amount })
  .transform(({ key, usd, eur, jpy }) =>
    (
      [
        ['USD', usd],
        ['EUR', eur],
        ['JPY', jpy],
      ] as const
    ).flatMap(([currency, value]) =>
      value === null || value === undefined
        ? []
        : [{ licenceType: key, currency, amountMinor: minor(currency, value) }],
    ),
  );

const schema = z
  .object({
    pid: z.string().regex(/^\d+$/),
    slug: text,
    name: text,
    shortName: text,
    system: z.enum(['win', 'mac', 'android']),
    type: z.enum(['single', 'bundle', 'aio']),
    productLine: z.enum(DISC_KINDS),
    onSale: z
      .boolean()
      .nullish()
      .transform((value) => value ?? true),
    trialDays: z
      .int()
      .positive()
      .nullish()
      .transform((days) => days ?? null),
    downloadUrl: z
      .array(z.object({ version: text, url: text }))
      .nullish()
      .transform((builds) => builds ?? []),
    price: z
      .array(priceRow)
      .nullish()
      .transform((list) => (list ?? []).flat()),
  })
  .transform(({ downloadUrl, price, ...product }) => ({ ...product, builds: downloadUrl, prices: price }));

/** A published product in the form of an offer in the catalogue. */
export type PublishedProduct = z.output<typeof schema> & {
  names: WrittenNames;
  /** Pids of a bundle's contents. */
  contents: string[];
};

/**
 * @param document in English
 * @param written its texts in all languages, each as `{ en, de, … }`
 * @param contents pids of a bundle's contents
 * @throws if the document lacks what an offer needs; the whole publication then fails
 */
export function publishedProduct(
  document: unknown,
  written: Readonly<Record<string, unknown>>,
  contents: string[],
): PublishedProduct {
  const product = schema.parse(document);
  return { ...product, names: writtenNames(product, written), contents };
}
