import { isLifetime, LICENCE_TYPES, type LicenceType, type Term } from '@spindle/platform/licence-types.ts';

/** The type a licence was issued as: one that is sold, or a trial. */
export const ISSUED_TYPES = [...LICENCE_TYPES, 'trial'] as const;
export type IssuedType = (typeof ISSUED_TYPES)[number];

/** active: works. suspended: stopped for now. revoked: taken back for good. expired: its term is over. */
export const LICENCE_STATES = ['active', 'suspended', 'revoked', 'expired'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** Where a licence may go from each state. */
export const LICENCE_MOVES: Readonly<Record<LicenceState, readonly LicenceState[]>> = {
  active: ['suspended', 'revoked', 'expired'],
  // It stays suspended if its term ends meanwhile, so that a new term does not reactivate it.
  suspended: ['active', 'revoked'],
  revoked: [],
  // Active again when it is granted more time.
  expired: ['active', 'revoked'],
};

export interface Licence {
  id: string;
  /** `XXXXX-XXXXX-XXXXX-XXXXX-XXXXX`, see licence-key.ts. */
  key: string;
  /** The order that issued it; null if it was issued in another way. */
  orderId: string | null;
  memberId: string;
  pid: string;
  productName: string;
  /** Pids it covers besides its own: the contents of a bundle when it was issued. */
  alsoOpens: string[];
  licenceType: IssuedType;
  state: LicenceState;
  /** Devices it may be active on at the same time. */
  seats: number;
  issuedAt: Date;
  /** The software stops working then; null for never. */
  worksUntil: Date | null;
  /** New versions are included until then; null for all. Not the same as `worksUntil`. */
  updatesUntil: Date | null;
}

/** Whether it was bought or redeemed with a code, and is not a trial. */
export function isBought<Issued extends Pick<Licence, 'licenceType'>>(
  licence: Issued,
): licence is Issued & { licenceType: LicenceType } {
  return licence.licenceType !== 'trial';
}

/** The pids of all products that a licence covers, its own first. */
export function opensOf({ pid, alsoOpens }: Pick<Licence, 'pid' | 'alsoOpens'>): string[] {
  return [pid, ...alsoOpens];
}

/**
 * Seats and ends of a licence that starts at `from`.
 * @param anchorAt the first day of its subscription: if `from` is a whole number of terms after it, so is the end.
 */
export function termsOf(
  licenceType: LicenceType,
  from: Date,
  anchorAt = from,
): Pick<Licence, 'seats' | 'worksUntil' | 'updatesUntil'> {
  const seats = licenceType === 'Lifetime+5PC' ? 5 : 1;
  if (isLifetime(licenceType)) return { seats, worksUntil: null, updatesUntil: null };
  const counted = termsBetween(anchorAt, licenceType, from);
  const worksUntil =
    counted === undefined ? addTerms(from, licenceType, 1) : addTerms(anchorAt, licenceType, counted + 1);
  return { seats, worksUntil, updatesUntil: worksUntil };
}

/**
 * The time `count` terms after `from` (UTC). A month is a calendar month, limited to its length: one month after 31 January is 28
 * or 29 February, two months after it is 31 March.
 */
export function addTerms(from: Date, term: Term, count: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + count * (term === '1M' ? 1 : 12));
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** How many terms `at` is after `from`; undefined if it is not a whole number of terms as counted by `addTerms`. */
export function termsBetween(from: Date, term: Term, at: Date): number | undefined {
  const years = at.getUTCFullYear() - from.getUTCFullYear();
  const months = years * 12 + at.getUTCMonth() - from.getUTCMonth();
  const terms = term === '1M' ? months : months / 12;
  const falls =
    Number.isInteger(terms) && terms >= 0 && addTerms(from, term, terms).getTime() === at.getTime();
  return falls ? terms : undefined;
}

/** The state as of `now`: no job is needed to expire a licence whose term is over. */
export function stateAt(licence: Pick<Licence, 'state' | 'worksUntil'>, now: Date): LicenceState {
  const over = licence.worksUntil !== null && licence.worksUntil <= now;
  return over && LICENCE_MOVES[licence.state].includes('expired') ? 'expired' : licence.state;
}
