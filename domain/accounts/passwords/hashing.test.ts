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
  // Nothing of it is the same twice.
  expect(await hashPassword('a short sentence')).not.toBe(kept);
});
