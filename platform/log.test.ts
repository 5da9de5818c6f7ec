import { expect, test } from 'vitest';
import { openLog } from './log.ts';

test.each([
  ['text', 'text'],
  [null, 'null'],
  [undefined, undefined],
  [404, '404'],
  ['a query\nparams: ada@example.test', 'a query'],
])('what was thrown is written, also where it is no error: %j', (err, message) => {
  const lines: string[] = [];
  openLog('test', 'info', { write: (line) => void lines.push(line) }).error({ err }, 'it failed');
  const [line] = lines.map((each) => JSON.parse(each) as { msg: string; err?: { message: string } });
  expect([line?.msg, line?.err?.message]).toEqual(['it failed', message]);
});

test('of a lost connection the error is written, without the connection', () => {
  const lines: string[] = [];
  const err = Object.assign(new Error('lost'), {
    code: '57P01',
    client: { query: "select 'ada@example.test'" },
  });
  openLog('test', 'info', { write: (line) => void lines.push(line) }).warn({ err }, 'it was lost');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ message: 'lost', code: '57P01' });
  expect(lines[0]).not.toContain('client');
});
