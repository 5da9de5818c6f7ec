import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './hashing.ts';

test('a password is known by what is kept of it, however many are looked at together', async () => {
  const kept = await hashPassword('a short sentence');
  const asked = Array.from({ length: availableParallelism() + 2 }, (_, number) =>
    verifyPassword({ hash: kept, password: number === 1 ? 'another sentence' : 'a short sentence' }),
  );
  const known = await Promise.all(asked);
  expect(known.filter(Boolean)).toHaveLength(asked.length - 1);
  expect(known[1]).toBe(false);
  // The salt differs each time.
  expect(await hashPassword('a short sentence')).not.toBe(kept);
});

test('requests are answered while passwords are hashed: the event loop turns before the first is done', async () => {
  let turns = 0;
  let turning = setImmediate(function turn() {
    turns += 1;
    turning = setImmediate(turn);
  });
  const turnsAtEnd = await Promise.all(
    Array.from({ length: availableParallelism() + 2 }, async () => {
      await hashPassword('a short sentence');
      return turns;
    }),
  );
  clearImmediate(turning);
  // If the event loop's own thread computed the hash, the loop would turn only afterwards, however fast the machine is.
  expect(Math.min(...turnsAtEnd)).toBeGreaterThan(0);
});
