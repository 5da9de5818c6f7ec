import type { Role } from '@spindle/content/staff/access.ts';
import type { ServerFunction } from 'payload';
import { expect, test } from 'vitest';
import { forWriters, isFunctionName, lockingForWriters } from './writers-functions.ts';

const called = (role: Role, more = {}) =>
  ({ req: { user: { collection: 'staff', role } }, ...more }) as unknown as Parameters<ServerFunction>[0];

test.each<[Role, boolean]>([
  ['admin', true],
  ['editor', true],
  ['support', false],
])('of what is scheduled, %s may take something back: %s', async (role, may) => {
  const schedule = forWriters(async () => ({ message: 'done' }));
  const answer = await schedule(called(role, { deleteID: 7 }));
  expect(answer).toEqual(may ? { message: 'done' } : { error: expect.stringContaining('Only editors') });
});

test.each<[Role, boolean]>([
  ['editor', true],
  ['support', false],
])('a form that %s has open keeps others out: %s', async (role, locks) => {
  const open = lockingForWriters(async (args) => args as object);
  const args = called(role, { returnLockStatus: true, updateLastEdited: true });
  expect(await open(args)).toMatchObject({ returnLockStatus: locks, updateLastEdited: locks });
});

test.each(['constructor', 'toString', '__proto__', 'valueOf', undefined, 5])(
  'what every object has is no function of the admin pages: %s',
  (name) => {
    expect(isFunctionName(name)).toBe(false);
  },
);

test.each(['form-state\n{"level":50}', 'Form', '', 'a'.repeat(61)])('nor is %j', (name) => {
  expect(isFunctionName(name)).toBe(false);
});

test('the functions of the admin pages are', () => {
  expect(['form-state', 'copy-data-from-locale'].every(isFunctionName)).toBe(true);
});
