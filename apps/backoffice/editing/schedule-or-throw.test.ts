import { expect, test } from 'vitest';
import { scheduleOrThrow } from './schedule-or-throw.ts';

const answered = (answer: { error?: unknown } | undefined) =>
  scheduleOrThrow(async () => answer, 'It failed.')();

test('what was scheduled is answered', async () => {
  expect(await answered({})).toEqual({});
  expect(await answered(undefined)).toBeUndefined();
});

test('the drawer hears why nothing was scheduled', async () => {
  const why = 'Only editors and admins may publish.';
  await expect(answered({ error: why })).rejects.toThrow(why);
});

test('what Payload says to programmers is said to editors in their words', async () => {
  const error = 'Error scheduling publish for document with ID 7 in collection articles';
  await expect(answered({ error })).rejects.toThrow(/^It failed\.$/);
  await expect(answered({ error: { message: 'x' } })).rejects.toThrow(/^It failed\.$/);
});
