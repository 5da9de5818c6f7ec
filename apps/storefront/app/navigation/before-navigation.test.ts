import { expect, test } from 'vitest';
import { painted } from './before-navigation.ts';

/** Timers and frames that run when the test says so. */
function browser() {
  const timers: { then: () => void; ms: number }[] = [];
  const frames: (() => void)[] = [];
  return {
    timers,
    frames,
    parts: {
      setTimeout: (then: () => void, ms: number) => void timers.push({ then, ms }),
      requestAnimationFrame: (then: () => void) => void frames.push(then),
    },
  };
}

test('a navigation waits for the next frame to be painted', async () => {
  const { frames, timers, parts } = browser();
  let done = false;
  const waiting = painted(parts).then(() => {
    done = true;
  });
  frames[0]?.();
  await Promise.resolve();
  expect(done).toBe(false);
  timers.find(({ ms }) => ms === 0)?.then();
  await waiting;
  expect(done).toBe(true);
});

test('and for no longer than 100 ms', async () => {
  const { timers, parts } = browser();
  const waiting = painted(parts);
  expect(timers.map(({ ms }) => ms)).toEqual([100]);
  timers[0]?.then();
  await waiting;
});
