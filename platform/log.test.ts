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
