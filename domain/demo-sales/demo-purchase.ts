import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';

export interface DemoPurchase {
  at: Date;
  /** Each purchase has an address of its own, by which an earlier run's purchase is recognised. */
  email: string;
  pid: string;
  licenceType: LicenceType;
  locale: Locale;
  /** ISO 3166 code. */
  country: string;
  refundedAt: Date | null;
}

export const DAY_MS = 24 * 3_600_000;
export const DEMO_DAYS = 90;

/** Each country occurs as often as it is listed here. The currency follows from the language. */
const BUYERS: readonly (readonly [country: string, locale: Locale])[] = [
  ...(['US', 'US', 'US', 'US', 'CA', 'GB', 'AU'] as const).map((country) => [country, 'en'] as const),
  ...(['DE', 'DE', 'DE', 'AT'] as const).map((country) => [country, 'de'] as const),
  ...(['FR', 'FR', 'BE'] as const).map((country) => [country, 'fr'] as const),
  ...(['JP', 'JP', 'JP'] as const).map((country) => [country, 'ja'] as const),
  ['TW', 'zh'],
];
/** No monthly licences: they would have been renewed since, and all those mails would be sent at once. */
const LICENCE_TYPES: readonly LicenceType[] = ['1Y', '1Y', 'LFT', 'LFT', 'LFT', 'Lifetime+5PC'];
const ONE_IN_REFUNDED = 30;

/** Its order marks when the demo's sales were made up. */
export const FIRST_CUSTOMER = emailOf(1);

/**
 * The purchases of made-up customers in the days before `until`, oldest first: always the same for the same end and products,
 * at least half of `perDay` each day. The first purchase is exactly `DEMO_DAYS` old.
 */
export function demoPurchases(
  until: Date,
  { pids, perDay }: { pids: readonly string[]; perDay: number },
): DemoPurchase[] {
  const random = randomFrom(20_261_122);
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)] as Value;
  const begins = until.getTime() - DEMO_DAYS * DAY_MS;
  const times = Array.from({ length: DEMO_DAYS }, (_, day) =>
    Array.from(
      { length: Math.floor(perDay / 2 + random() * (perDay + 1)) },
      () => begins + Math.floor((day + random()) * DAY_MS),
    ),
  ).flat();
  const [, ...others] = times.toSorted((one, other) => one - other);
  return [begins, ...others].map((at, index) => {
    const [country, locale] = pick(BUYERS);
    const refundedAt = at + (1 + Math.floor(random() * 6)) * DAY_MS;
    const isRefunded = Math.floor(random() * ONE_IN_REFUNDED) === 0 && refundedAt < until.getTime();
    return {
      ...{ at: new Date(at), email: emailOf(index + 1), pid: pick(pids), licenceType: pick(LICENCE_TYPES) },
      ...{ locale, country, refundedAt: isRefunded ? new Date(refundedAt) : null },
    };
  });
}

function emailOf(number: number): string {
  return `demo-customer-${String(number).padStart(3, '0')}@example.test`;
}

/** Pseudo-random numbers in [0, 1) (mulberry32): the same sequence for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
