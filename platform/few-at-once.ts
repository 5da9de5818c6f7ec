/** More requests are waiting than can be served soon. */
export class LineFull extends Error {
  /** After how long another try makes sense. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds = 1) {
    super('Too many wait already.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Runs a few tasks at a time, so that a flood of expensive requests, each from another network, leaves connections and
 * processor to visitors who read pages.
 * @param limit.waiting how many may wait; any more get a `LineFull`
 * @param limit.retryAfterSeconds after how long they may try again, if that is long
 */
export function fewAtOnce(limit: { atOnce: number; waiting: number; retryAfterSeconds?: number }) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit.atOnce) {
      if (line.length >= limit.waiting) throw new LineFull(limit.retryAfterSeconds);
      // A finished task passes its place on, so that nobody gets in between.
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
