import { expect, test } from 'vitest';
import { reloadOnce } from './reload-once.ts';

function browser() {
  const kept = new Map<string, string>();
  const loaded: string[] = [];
  const clock = { now: 1_000_000 };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    clock,
    loaded,
    parts: { storage, now: () => clock.now, load: (href: string) => loaded.push(href) },
  };
}

test('a page is loaded again, and within ten seconds no second time', () => {
  const { clock, loaded, parts } = browser();
  expect(reloadOnce('/member', parts)).toBe(true);
  clock.now += 9_999;
  expect(reloadOnce('/checkout', parts)).toBe(false);
  clock.now += 1;
  expect(reloadOnce('/checkout', parts)).toBe(true);
  expect(loaded).toEqual(['/member', '/checkout']);
});

test('where nothing can be remembered nothing is loaded, which could go on for ever', () => {
  const { loaded, parts } = browser();
  const storage = {
    getItem(): string | null {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {},
  };
  expect(reloadOnce('/member', { ...parts, storage })).toBe(false);
  expect(loaded).toEqual([]);
});
