import type { LicenceType } from '@spindle/platform/licence-types.ts';

/**
 * What a promotion may be combined with on one line. alone: with nothing. with_coupon: with the buyer's code.
 * with_all: with the code and with other promotions that say the same.
 */
export const STACKING = ['alone', 'with_coupon', 'with_all'] as const;
export type Stacking = (typeof STACKING)[number];

/** A reduction for a time. Empty lists stand for everything and everybody. */
export interface Promotion {
  /** Slug of the document that tells of it, where editors have written one: `disc-week`. */
  key: string;
  /** What a buyer is told, where no document says it in their language. */
  name: string;
  startsAt: Date;
  endsAt: Date;
  pids: readonly string[];
  licenceTypes: readonly LicenceType[];
  /** ISO 3166 codes. Where a visitor's country is not known, it is none of them. */
  countries: readonly string[];
  /** See `customer-tags.ts`; one of them is enough. */
  tags: readonly string[];
  /** What is still to pay, in hundredths. */
  payPercent: number;
  stacking: Stacking;
  /** How many orders may have it; null for as many as like. */
  maxUses: number | null;
  /** The same for one member; then it is for members alone, because an address that is typed counts nobody. */
  maxUsesPerCustomer: number | null;
  used: number;
}

/** Who buys, as far as it is known and believed. */
export interface PromotionVisitor {
  /** ISO 3166 code. */
  country: string | undefined;
  tags: readonly string[];
  /** Who is logged in; a typed address proves nothing. */
  member: PriceMember | undefined;
}

/** A member, as prices know them: by the account, whatever its address is by now, and by that address. */
export interface PriceMember {
  memberId: string;
  /** In lower case. */
  email: string;
}

/** Whether it runs at a moment, with a use left. */
export function isRunning(
  { startsAt, endsAt, maxUses, used }: Pick<Promotion, 'startsAt' | 'endsAt' | 'maxUses' | 'used'>,
  at: Date,
): boolean {
  return startsAt <= at && at < endsAt && (maxUses === null || used < maxUses);
}

export function isForVisitor(
  { countries, tags, maxUsesPerCustomer }: Pick<Promotion, 'countries' | 'tags' | 'maxUsesPerCustomer'>,
  visitor: PromotionVisitor,
): boolean {
  const here =
    countries.length === 0 || (visitor.country !== undefined && countries.includes(visitor.country));
  const counted = maxUsesPerCustomer === null || visitor.member !== undefined;
  return here && counted && (tags.length === 0 || tags.some((tag) => visitor.tags.includes(tag)));
}

export function isForLine(
  { pids, licenceTypes }: Pick<Promotion, 'pids' | 'licenceTypes'>,
  line: { pid: string; licenceType: LicenceType },
): boolean {
  return (
    (pids.length === 0 || pids.includes(line.pid)) &&
    (licenceTypes.length === 0 || licenceTypes.includes(line.licenceType))
  );
}
