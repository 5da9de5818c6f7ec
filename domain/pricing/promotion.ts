import type { LicenceType } from '@spindle/platform/licence-types.ts';

/**
 * What a promotion may be combined with on one line. alone: with nothing. with_coupon: with the buyer's code.
 * with_all: with the code and with other promotions that say the same.
 */
export const STACKING = ['alone', 'with_coupon', 'with_all'] as const;
export type Stacking = (typeof STACKING)[number];

/** A reduction for a limited time. Empty lists mean everything or everybody. */
export interface Promotion {
  /** Also the slug of the document about it, if editors have written one: `disc-week`. */
  key: string;
  /** Its name for buyers if no document has one in their language. */
  name: string;
  startsAt: Date;
  endsAt: Date;
  pids: readonly string[];
  licenceTypes: readonly LicenceType[];
  /** ISO 3166 codes. An unknown country matches none of them. */
  countries: readonly string[];
  /** See `customer-tags.ts`; one matching tag is enough. */
  tags: readonly string[];
  /** Percentage that is left to pay. */
  payPercent: number;
  stacking: Stacking;
  /** How many orders may use it; null for no limit. */
  maxUses: number | null;
  /** The same per member; then it is for members only, because a typed address identifies nobody. */
  maxUsesPerCustomer: number | null;
  used: number;
}

/** The buyer, as far as known and proved. */
export interface PromotionVisitor {
  /** ISO 3166 code. */
  country: string | undefined;
  tags: readonly string[];
  /** The member who is logged in; a typed address proves nothing. */
  member: PriceMember | undefined;
}

/** A member, identified for prices by the account and by its present address. */
export interface PriceMember {
  memberId: string;
  /** In lower case. */
  email: string;
}

/** Whether it runs at a moment and has a use left. */
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
