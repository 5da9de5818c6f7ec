import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';
import { testDatabase } from './testing/database.ts';

const { db } = await testDatabase();

function logged(entry: object): string {
  const lines: string[] = [];
  openLog('test', 'info', { write: (line) => lines.push(line) }).error(entry, 'it failed');
  return lines.join('');
}

test.each([
  ['a query', () => db.execute(sql`select 1 / 0 where ${'ada@example.test\nx'}::text <> ''`)],
  [
    'a row',
    () =>
      db.execute(sql`insert into shop.mailbox values ('1', now(), ${'ada@example.test'}, '', '', '', null)`),
  ],
])('an error of the database is logged without the values of %s', async (_, fail) => {
  const error: unknown = await fail().then(
    () => expect.fail('nothing failed'),
    (failure: unknown) => failure,
  );
  for (const err of [error, (error as Error).cause]) {
    const line = logged({ err });
    expect(line).not.toContain('ada@example.test');
    expect(JSON.parse(line).err.stack).toMatch(/\n {4}at /);
  }
});

test('an error keeps its kind, words, code and cause', () => {
  const cause = Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' });
  const { err } = JSON.parse(
    logged({ err: Object.assign(new TypeError('unreachable', { cause }), { code: 'E1' }) }),
  );
  expect(err).toMatchObject({ type: 'TypeError', message: 'unreachable: no route', code: 'E1' });
  expect(err.stack).toContain('caused by: Error: no route');
});
