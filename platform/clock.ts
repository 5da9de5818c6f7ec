/** The source of the current time. Rules take it as an argument, so that tests and the sandbox can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved; for tests. */
export function fixedClock(start: Date): Clock & { set(time: Date): void } {
  let current = start;
  return {
    now: () => new Date(current),
    set: (time) => {
      current = time;
    },
  };
}
