/** What can grant the right to use a product for a time. */
export const GRANT_SOURCES = ['order', 'exchange_code', 'trial', 'grace', 'staff', 'import'] as const;
export type GrantSource = (typeof GRANT_SOURCES)[number];

/**
 * Where a grant comes from; each origin grants once. `sourceId` is the id of the order line, the exchange code or the trial; for
 * a grace that of the subscription; for staff the key of the form; for an import that of the licence or subscription that came
 * with it. `ordinal` tells several grants of one source apart: a count from 1, the number of a period, or a day.
 */
export type GrantOrigin = { sourceId: string; ordinal: number } & (
  | { source: 'order'; orderId: string }
  | { source: Exclude<GrantSource, 'order'>; orderId: null }
);

/** A span of time in which a licence works. Null means without end. */
export interface GrantTerm {
  startsAt: Date;
  worksUntil: Date | null;
  updatesUntil: Date | null;
}

export interface LicenceGrant extends GrantTerm {
  id: string;
  licenceId: string;
  source: GrantSource;
  sourceId: string;
  ordinal: number;
  orderId: string | null;
  /** Null while the grant stands. */
  takenBackAt: Date | null;
}

/** The ends of a licence: it works, and gets new versions, until the last of its grants ends. */
export function endsOf(
  grants: readonly [GrantTerm, ...GrantTerm[]],
): Pick<GrantTerm, 'worksUntil' | 'updatesUntil'> {
  return {
    worksUntil: latest(grants.map(({ worksUntil }) => worksUntil)),
    updatesUntil: latest(grants.map(({ updatesUntil }) => updatesUntil)),
  };
}

function latest(ends: readonly (Date | null)[]): Date | null {
  const times = ends.map((end) => end?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...times);
  return Number.isFinite(last) ? new Date(last) : null;
}

/**
 * Moves all grants that have not begun behind a span that is added now, by the same delay each, so that nobody pays twice for the
 * same days.
 * @param others the other standing grants.
 * @returns the moved grants, with their new times.
 */
export function movedBehind<Grant extends GrantTerm>(
  added: GrantTerm,
  others: readonly Grant[],
  now: Date,
): Grant[] {
  if (!added.worksUntil) return [];
  const coming = others.filter((grant) => grant.startsAt >= now && !isOver(grant, now));
  const first = Math.min(...coming.map(({ startsAt }) => startsAt.getTime()));
  const delay = added.worksUntil.getTime() - first;
  return delay > 0 ? coming.map((grant) => movedBy(grant, delay)) : [];
}

/**
 * Splits a grant that has begun and overlaps a span that is added now: `begun` is its part before the span, `rest` is what is
 * left of it, which begins after the span.
 * @returns undefined if it does not overlap, or if the span never ends.
 */
export function splitAround<Grant extends GrantTerm>(
  { startsAt, worksUntil: end }: Pick<GrantTerm, 'startsAt' | 'worksUntil'>,
  grant: Grant,
  now: Date,
): { begun: Grant; rest: GrantTerm } | undefined {
  const { worksUntil } = grant;
  if (!end || !worksUntil || grant.startsAt >= now || worksUntil <= startsAt) return undefined;
  const until = new Date(Math.max(startsAt.getTime(), grant.startsAt.getTime()));
  const restEnds = new Date(end.getTime() + worksUntil.getTime() - until.getTime());
  return {
    begun: { ...grant, worksUntil: until, updatesUntil: until },
    rest: { startsAt: end, worksUntil: restEnds, updatesUntil: restEnds },
  };
}

const isOver = ({ worksUntil }: GrantTerm, now: Date) => worksUntil !== null && worksUntil <= now;

function movedBy<Grant extends GrantTerm>(grant: Grant, ms: number): Grant {
  const later = (time: Date) => new Date(time.getTime() + ms);
  return {
    ...grant,
    startsAt: later(grant.startsAt),
    worksUntil: grant.worksUntil && later(grant.worksUntil),
    updatesUntil: grant.updatesUntil && later(grant.updatesUntil),
  };
}

/**
 * Moves the grants that follow one that is taken back, or ends earlier, forward by the time that the licence loses: after a
 * refund of the first term, the second term begins now, not after a term that is no longer paid. If another grant covers some of
 * that time, they begin when it ends.
 * @param taken the span that is taken back.
 * @param others the other standing grants.
 * @param now when it is taken back.
 * @returns the moved grants, with their new times.
 */
export function movedForward<Grant extends GrantTerm>(
  taken: Omit<GrantTerm, 'updatesUntil'>,
  others: readonly Grant[],
  now: Date,
): Grant[] {
  if (!taken.worksUntil) return [];
  const end = taken.worksUntil.getTime();
  const following = others.filter(({ startsAt }) => startsAt.getTime() >= end);
  const covered = others
    .filter((grant) => !following.includes(grant))
    .map(({ worksUntil }) => worksUntil?.getTime() ?? 0);
  const lost = end - Math.max(taken.startsAt.getTime(), now.getTime(), ...covered);
  return lost > 0 ? following.map((grant) => movedBy(grant, -lost)) : [];
}
