import { isLifetime, LICENCE_TYPES, type LicenceType, type Term } from '@spindle/platform/licence-types.ts';

/** What a licence was issued as: a type that is sold, or a trial, which nobody has paid for. */
export const ISSUED_TYPES = [...LICENCE_TYPES, 'trial'] as const;
export type IssuedType = (typeof ISSUED_TYPES)[number];

/** active: works. suspended: stopped for now. revoked: taken back for good. expired: its term is over. */
export const LICENCE_STATES = ['active', 'suspended', 'revoked', 'expired'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** Where a licence may go from each state. */
export const LICENCE_MOVES: Readonly<Record<LicenceState, readonly LicenceState[]>> = {
  active: ['suspended', 'revoked', 'expired'],
  // Its term may end meanwhile: it stays suspended, so that no new term lets it out.
  suspended: ['active', 'revoked'],
  revoked: [],
  // Active again when something grants it more time.
  expired: ['active', 'revoked'],
};

export interface Licence {
  id: string;
  /** `XXXXX-XXXXX-XXXXX-XXXXX-XXXXX`, see licence-key.ts. */
  key: string;
  /** Of the order whose line brought it first; null when it began in another way. */
  orderId: string | null;
  memberId: string;
  pid: string;
  productName: string;
  /** What it opens besides its own product: what a bundle held when it was bought. */
  alsoOpens: string[];
  licenceType: IssuedType;
  state: LicenceState;
  /** Devices it may be active on at the same time. */
  seats: number;
  issuedAt: Date;
  /** The software stops working then; null for never. */
  worksUntil: Date | null;
  /** New versions until then; null for all that come. Not the same thing as `worksUntil`. */
  updatesUntil: Date | null;
}

/** Whether somebody has paid for it, or given a code for it; a trial is neither. */
export function isBought<Issued extends Pick<Licence, 'licenceType'>>(
  licence: Issued,
): licence is Issued & { licenceType: LicenceType } {
  return licence.licenceType !== 'trial';
}

/** Every product that a licence opens, its own first. */
export function opensOf({ pid, alsoOpens }: Pick<Licence, 'pid' | 'alsoOpens'>): string[] {
  return [pid, ...alsoOpens];
}

/**
 * Seats and ends of a licence that starts at `from`.
 * @param anchorAt the first day of what renews it: where `from` is one of the days counted from that, the end is the next.
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
 * So many terms after `from` (UTC). A month is a calendar month, kept within its length: 31 January and one month is 28
 * or 29 February, and two months are 31 March.
 */
export function addTerms(from: Date, term: Term, count: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + count * (term === '1M' ? 1 : 12));
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** How many terms after `from` that is; undefined where it is none of the days that `addTerms` leads to. */
export function termsBetween(from: Date, term: Term, at: Date): number | undefined {
  const years = at.getUTCFullYear() - from.getUTCFullYear();
  const months = years * 12 + at.getUTCMonth() - from.getUTCMonth();
  const terms = term === '1M' ? months : months / 12;
  const falls =
    Number.isInteger(terms) && terms >= 0 && addTerms(from, term, terms).getTime() === at.getTime();
  return falls ? terms : undefined;
}

/** The state as of `now`: a term that is over needs no job to be over. */
export function stateAt(licence: Pick<Licence, 'state' | 'worksUntil'>, now: Date): LicenceState {
  const over = licence.worksUntil !== null && licence.worksUntil <= now;
  return over && LICENCE_MOVES[licence.state].includes('expired') ? 'expired' : licence.state;
}
