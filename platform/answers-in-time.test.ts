import { expect, test } from 'vitest';
import { answersInTime, PROBE_TIME } from './answers-in-time.ts';

test('who asks /readyz is answered within two seconds, whatever hangs', async () => {
  expect(PROBE_TIME).toBeLessThan(2_000);
  expect(await answersInTime(new Promise(() => {}), 5)).toBe(false);
});

test('what answers counts, and what fails does not', async () => {
  expect(await answersInTime(Promise.resolve())).toBe(true);
  expect(await answersInTime(Promise.reject(new Error('no connection')))).toBe(false);
});
