import { CURRENCIES, type Currency } from '@spindle/platform/currencies.ts';
import { z } from 'zod';

/** What a purchase is paid for: renewals are charged to what is saved, so some methods do not fit them. */
export const PAY_KINDS = ['subscription', 'non_subscription'] as const;
export type PayKind = (typeof PAY_KINDS)[number];

/** Stands for every country or currency that has no row of its own. */
export const ANY = '*';

/** How much a payment method is to be preferred, where, in which currency and for which kind of purchase. */
export const payRatio = z.object({
  /** ISO 3166 code. */
  country: z.union([z.literal(ANY), z.string().regex(/^[A-Z]{2}$/)]),
  currency: z.union([z.literal(ANY), z.enum(CURRENCIES)]),
  kind: z.enum(PAY_KINDS),
  /** As the checkout names it: `card`. */
  method: z.string().regex(/^[a-z][a-z_]{1,30}$/),
  /** Compared with those of other methods; zero is never preselected. */
  weight: z.int().min(0).max(1000),
});
export type PayRatio = z.infer<typeof payRatio>;
export type PayRatioKey = Omit<PayRatio, 'weight'>;

/** What is known of a purchase that is about to be paid. */
export interface Paying {
  /** ISO 3166 code, or undefined when it is not known. */
  country: string | undefined;
  currency: Currency;
}

export interface WeighedMethod {
  method: string;
  weight: number;
}

/**
 * The rows that count for a purchase: of its country and currency, else of its country, else of its currency, else
 * of any. The heaviest come first, equal ones by name.
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
 * The method that is preselected: the heaviest of those that can be used now; without one the first of these.
 * @param usable what the shop's payment provider takes
 */
export function preselected(
  methods: readonly WeighedMethod[],
  usable: readonly [string, ...string[]],
): string {
  const [first] = methods.filter(({ method, weight }) => weight > 0 && usable.includes(method));
  return first?.method ?? usable[0];
}
