import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goSoon } from './go-soon.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['log_out', 100],
  ['auto_login', 10],
] as const)('after %s the browser goes on in %i ms', (after, ms) => {
  const gone: string[] = [];
  goSoon(after, '/member', (href) => gone.push(href));
  vi.advanceTimersByTime(ms - 1);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual(['/member']);
});
