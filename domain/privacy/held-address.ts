/** An address, and a time in which it was somebody's. */
export interface HeldAddress {
  email: string;
  /** Undefined: since ever. */
  from: Date | undefined;
  /** From then on it was theirs no more. Undefined: it is still. */
  until: Date | undefined;
}

/** Somebody who has or had an address: from when it is known of, until when. */
export interface Holder extends HeldAddress {
  memberId: string;
}

/** After a change, mails that tell of it still go to the address before, whose holder they are about. */
const TAIL_MS = 10 * 60_000;

/**
 * When an address was this member's, of whom and others it is known when they had it. A time that two of them are known of is
 * nobody's: what lies under it must not come to somebody else. Between two of them it leads to who has it next, since an account is
 * made after what it is made for: none of it is the former's, an erasure takes it with the next one's, and an export, which would
 * show it, leaves it out. What was before all is the first one's.
 * @param reading what for, and when: one that is the member's no more, and nobody else's yet, counts as theirs until then
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
    // What is written at this very moment is shown, and is not taken from whoever gets the address with it.
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
