/** What brings the right to use a product for a time. */
export const GRANT_SOURCES = ['order', 'exchange_code', 'trial', 'grace', 'staff', 'import'] as const;
export type GrantSource = (typeof GRANT_SOURCES)[number];

/**
 * Where a grant comes from; each brings it once. `sourceId` is the line of the order, the code's or the trial's id, or of
 * a grace the subscription that waits for its money, of staff the form that was sent, of an import the licence or
 * subscription that came with it; `ordinal` tells several of one source apart, from 1.
 */
export type GrantOrigin = { sourceId: string; ordinal: number } & (
  | { source: 'order'; orderId: string }
  | { source: Exclude<GrantSource, 'order'>; orderId: null }
);

/** A span of time in which a licence works. Null ends are never. */
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
  /** Null while it stands. */
  takenBackAt: Date | null;
}

/** A licence works, and gets new versions, until the last of its grants ends. */
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
 * The grants that have not begun and would begin within a span that is added now, each moved behind it by as much: nobody
 * pays twice for the same days.
 * @param others what stands besides it.
 * @returns those that move, with their new times.
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
 * A grant that has begun and runs into a span that is added now, in two: what there is of it before the span, and what is left,
 * which begins after it.
 * @returns undefined where it does not, and where the span never ends.
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
 * The grants that follow one that is taken back, or ends earlier, each moved forward by what the licence loses of that time:
 * who extends a licence and gives the first term back has the second one from now on, not after a first one that is not
 * paid; where something else covers the time or some of it, they begin when that ends.
 * @param taken the span that is gone.
 * @param others what stands besides it.
 * @param now when it is taken back.
 * @returns those that move, with their new times.
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
