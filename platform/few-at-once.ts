/** More wait than can be served soon. */
export class LineFull extends Error {
  /** After how long it is worth trying again. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds = 1) {
    super('Too many wait already.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Runs a few at a time, so that a flood of what is dear, each from another network, leaves connections and processor to
 * those who read pages.
 * @param limit.waiting so many may wait; whoever comes then gets `LineFull`
 * @param limit.retryAfterSeconds after how long who gets that may try again, where a line is long
 */
export function fewAtOnce(limit: { atOnce: number; waiting: number; retryAfterSeconds?: number }) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit.atOnce) {
      if (line.length >= limit.waiting) throw new LineFull(limit.retryAfterSeconds);
      // Whoever ends hands the place on, so that nobody slips in between.
      await new Promise<void>((next) => line.push(next));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
