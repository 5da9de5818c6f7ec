import pino from 'pino';
import { expect, test } from 'vitest';
import { createComplaints } from './metrics.ts';

test('rubbish costs one log line a reason and period, and a count', async () => {
  const lines: { error: string; count?: number }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const complaints = createComplaints(log, 20);
  for (let index = 0; index < 1000; index++) complaints.note('not_json');
  complaints.note('too_large');
  expect(lines.map(({ error }) => error)).toEqual(['not_json', 'too_large']);
  await expect.poll(() => lines.length).toBe(3);
  expect(lines[2]).toMatchObject({ error: 'not_json', count: 999 });
  complaints.note('not_json');
  expect(lines).toHaveLength(4);
});
