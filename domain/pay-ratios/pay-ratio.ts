import { CURRENCIES, type Currency } from '@spindle/platform/currencies.ts';
import { z } from 'zod';

/** Kinds of purchase: renewals are charged to a saved method, so some methods are not possible for subscriptions. */
export const PAY_KINDS = ['subscription', 'non_subscription'] as const;
export type PayKind = (typeof PAY_KINDS)[number];

/** Stands for every country or currency without a row of its own. */
export const ANY = '*';

/** How strongly a payment method is preferred for a country, a currency and a kind of purchase. */
export const payRatio = z.object({
  /** ISO 3166 code. */
  country: z.union([z.literal(ANY), z.string().regex(/^[A-Z]{2}$/)]),
  currency: z.union([z.literal(ANY), z.enum(CURRENCIES)]),
  kind: z.enum(PAY_KINDS),
  /** Its name in the checkout, such as `card`. */
  method: z.string().regex(/^[a-z][a-z_]{1,30}$/),
  /** Relative to those of other methods; a method with weight zero is never preselected. */
  weight: z.int().min(0).max(1000),
});
export type PayRatio = z.infer<typeof payRatio>;
export type PayRatioKey = Omit<PayRatio, 'weight'>;

/** What is known about a purchase that is about to be paid. */
export interface Paying {
  /** ISO 3166 code; undefined if not known. */
  country: string | undefined;
  currency: Currency;
}

export interface WeighedMethod {
  method: string;
  weight: number;
}

/**
 * The rows that apply to a purchase: those for its country and currency, else for its country, else for its currency, else for
 * any. The heaviest come first, equal ones by name.
 */
export function weighedMethods(
  rows: readonly PayRatio[],
  { country, currency }: Paying,
  kind: PayKind,
): WeighedMethod[] {
  const places = [
    [country, currency],
    [country, ANY],
    [ANY, currency],
    [ANY, ANY],
  ];
  const groups = places.map(([at, money]) =>
    rows.filter((row) => row.kind === kind && row.country === at && row.currency === money),
  );
  const counting = groups.find((group) => group.length > 0) ?? [];
  return counting
    .map(({ method, weight }) => ({ method, weight }))
    .toSorted((one, other) => other.weight - one.weight || (one.method < other.method ? -1 : 1));
}

/**
 * The preselected method: the heaviest usable one; without any, the first usable one.
 * @param usable the methods of the shop's payment provider
 */
export function preselected(
  methods: readonly WeighedMethod[],
  usable: readonly [string, ...string[]],
): string {
  const [first] = methods.filter(({ method, weight }) => weight > 0 && usable.includes(method));
  return first?.method ?? usable[0];
}
