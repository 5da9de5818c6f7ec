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

/**
 * When an address was this member's, of whom and others it is known when they had it. Between two of them it stays with who had
 * it before, since mails about its change go there; before all, with the first. A time that two of them are known of is nobody's:
 * what lies under it must not come to somebody else.
 */
export function whenHeld(email: string, memberId: string, holders: readonly Holder[]): HeldAddress[] {
  const spans = holders.map(({ memberId: id, from, until }) => ({
    isTheirs: id === memberId,
    from: from?.getTime() ?? Number.NEGATIVE_INFINITY,
    until: until?.getTime() ?? Number.POSITIVE_INFINITY,
  }));
  if (spans.every(({ isTheirs }) => isTheirs)) return [{ email, from: undefined, until: undefined }];
  const first = Math.min(...spans.map(({ from }) => from));
  const ends = spans.flatMap(({ from, until }) => [from, until]);
  const points = [...new Set([Number.NEGATIVE_INFINITY, ...ends, Number.POSITIVE_INFINITY])].toSorted(
    (a, b) => (a < b ? -1 : 1),
  );
  const isTheirsFrom = (start: number): boolean => {
    const at = spans.filter(({ from, until }) => from <= start && start < until);
    if (at.length > 0) return at.every(({ isTheirs }) => isTheirs);
    const before = spans.filter(({ until }) => until <= start);
    const last = Math.max(...before.map(({ until }) => until));
    const next =
      before.length > 0
        ? before.filter(({ until }) => until === last)
        : spans.filter(({ from }) => from === first);
    return next.every(({ isTheirs }) => isTheirs);
  };
  const date = (time: number) => (Number.isFinite(time) ? new Date(time) : undefined);
  return points
    .slice(0, -1)
    .flatMap((start, place) => (isTheirsFrom(start) ? [[start, points[place + 1] as number] as const] : []))
    .map(([from, until]) => ({ email, from: date(from), until: date(until) }));
}
