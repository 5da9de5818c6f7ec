import { examplePageView } from '@spindle/tracking/testing/example-event.ts';
import { expect, test } from 'vitest';
import { pageViewIds } from './page-view-ids.ts';

const { token_id, s_id, visit_timestamp, ...newcomer } = examplePageView;

test('a page view that comes again gets the same ids, another one others', () => {
  const first = pageViewIds(newcomer, '1'.repeat(64), 5);
  expect(pageViewIds(newcomer, '1'.repeat(64), 5)).toEqual(first);
  const other = pageViewIds(newcomer, '2'.repeat(64), 5);
  const ids = [first, other].flatMap((answer) => [answer.tmp_token_id, answer.doc_id, answer.s_id]);
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
