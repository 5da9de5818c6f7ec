/** An address, and a period in which it belonged to somebody. */
export interface HeldAddress {
  email: string;
  /** Undefined: always before `until`. */
  from: Date | undefined;
  /** Exclusive. Undefined: it is theirs still. */
  until: Date | undefined;
}

/** Somebody who has or had an address, with the period in which that is known. */
export interface Holder extends HeldAddress {
  memberId: string;
}

/** After a change of address, mails about it still go to the former address, and are about its former holder. */
const TAIL_MS = 10 * 60_000;

/**
 * The periods in which an address counts as this member's, from what is known about all its holders. A period that two of them
 * are known to have counts as nobody's, so that neither is given what is the other's. What was written between two holders
 * belongs to the next one, since an account is created after what it is created for: nothing of it is the former's, an erasure
 * of the next holder's data includes it, and an export, which would show it, leaves it out. What was written before all
 * holders belongs to the first.
 * @param reading purpose and time; an address that the member has left and nobody else has got counts as theirs until that
 * time
 */
export function whenHeld(
  email: string,
  memberId: string,
  holders: readonly Holder[],
  reading: { purpose: 'export' | 'erasure'; now: Date },
): HeldAddress[] {
  const spans = holders.map(({ memberId: id, from, until }) => ({
    isTheirs: id === memberId,
    from: from?.getTime() ?? Number.NEGATIVE_INFINITY,
    until: until?.getTime() ?? Number.POSITIVE_INFINITY,
  }));
  type Span = (typeof spans)[number];
  const areTheirs = (some: readonly Span[]) => some.length > 0 && some.every(({ isTheirs }) => isTheirs);
  if (spans.every(({ isTheirs }) => isTheirs)) {
    const isStill = spans.some(({ until }) => until === Number.POSITIVE_INFINITY);
    // An export shows what is written at this very moment; an erasure leaves it to whoever gets the address at that moment.
    const now = new Date(reading.now.getTime() + (reading.purpose === 'export' ? 1 : 0));
    return [{ email, from: undefined, until: isStill ? undefined : now }];
  }
  const ends = spans.flatMap(({ from, until }) => [from, until, until + TAIL_MS]);
  const points = [...new Set([Number.NEGATIVE_INFINITY, ...ends, Number.POSITIVE_INFINITY])].toSorted(
    (a, b) => (a < b ? -1 : 1),
  );
  const isTheirsFrom = (start: number): boolean => {
    const at = spans.filter(({ from, until }) => from <= start && start < until);
    if (at.length > 0) return areTheirs(at);
    const before = spans.filter(({ until }) => until <= start);
    const last = Math.max(...before.map(({ until }) => until));
    if (start < last + TAIL_MS) return areTheirs(before.filter(({ until }) => until === last));
    if (before.length > 0 && reading.purpose === 'export') return false;
    const later = spans.filter(({ from }) => from > start);
    const next = Math.min(...later.map(({ from }) => from));
    return areTheirs(later.filter(({ from }) => from === next));
  };
  const date = (time: number) => (Number.isFinite(time) ? new Date(time) : undefined);
  return points
    .slice(0, -1)
    .flatMap((start, place) => (isTheirsFrom(start) ? [[start, points[place + 1] as number] as const] : []))
    .map(([from, until]) => ({ email, from: date(from), until: date(until) }));
}
