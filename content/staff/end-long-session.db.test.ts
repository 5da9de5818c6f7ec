import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test, vi } from 'vitest';
import { openRest } from '../testing/rest.ts';
import { LONGEST_SESSION_HOURS } from './end-long-session.ts';

const { url, db } = await testDatabase();
const { hire } = await openRest(url);

/** Moves the beginning of all sessions back by some minutes. */
const age = (minutes: number) =>
  db.execute(`update cms.staff_sessions set created_at = created_at - interval '${minutes} minutes'`);
const ends = async () =>
  (await db.execute<{ expires_at: string }>('select expires_at from cms.staff_sessions')).rows;

test('a session of staff is prolonged while somebody works, for twelve hours, and then ends by itself', async () => {
  const editor = await hire('editor');
  await age(LONGEST_SESSION_HOURS * 60 - 5);
  const first = await ends();
  const prolonged = await editor('POST', '/staff/refresh-token', {});
  expect(prolonged.status).toBe(200);
  const { exp } = (await prolonged.json()) as { exp: number };
  expect(exp * 1000).toBeGreaterThan(Date.now() + 7_000_000);
  const second = await ends();
  expect(second).not.toEqual(first);

  await age(5);
  const refused = await editor('POST', '/staff/refresh-token', {});
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('Please sign in again.');
  expect(await ends()).toEqual(second);
});

test('one in which nobody works for two hours lets nobody in', async () => {
  const support = await hire('support');
  const begun = Date.now();
  const list = async (minutes: number) => {
    vi.setSystemTime(begun + minutes * 60_000);
    return (await support('GET', '/articles')).status;
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect(await list(119)).toBe(200);
    expect(await list(121)).toBe(403);
  } finally {
    vi.useRealTimers();
  }
});
