import { expect, test } from 'vitest';
import { changedSince } from './lint-step.ts';

const found = { '': 'rules', 'a.ts': '1', 'b.ts': '2' };

test('what was found in order and is the same is not looked at again', () => {
  expect(changedSince(found, found)).toEqual([]);
});

test('what is new or has changed is looked at; what is gone is not', () => {
  expect(changedSince(found, { '': 'rules', 'a.ts': '1', 'c.ts': '3' })).toEqual(['c.ts']);
  expect(changedSince(found, { ...found, 'b.ts': '4' })).toEqual(['b.ts']);
});

test('with other rules, or before the first time, everything is looked at', () => {
  expect(changedSince(found, { ...found, '': 'others' })).toEqual(['a.ts', 'b.ts']);
  expect(changedSince({}, found)).toEqual(['a.ts', 'b.ts']);
});
