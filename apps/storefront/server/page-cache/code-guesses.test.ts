import { beforeEach, expect, test } from 'vitest';
import { CodeGuesses } from './code-guesses.ts';

const KNOWN = new Set(['DNC10']);
let clock: { now: number };
let guesses: CodeGuesses;
beforeEach(() => {
  clock = { now: 1_000 };
  guesses = new CodeGuesses({ now: () => clock.now });
});

const ask = (network: string, ...codes: string[]) => guesses.refuses(network, codes, KNOWN);
const guess = (network: string, count: number) =>
  Array.from({ length: count }, (_, index) => ask(network, `NOPE${index}`));

test('who has guessed twenty codes learns of none any more, until the time is over', () => {
  expect(guess('192.0.2.1', 20)).toEqual(Array(20).fill(false));
  expect([ask('192.0.2.1', 'DNC10'), ask('192.0.2.1', 'NOPE')]).toEqual([true, true]);
  expect(ask('192.0.2.2', 'DNC10')).toBe(false);
  clock.now += 10 * 60_000 + 1;
  expect(ask('192.0.2.1', 'DNC10')).toBe(false);
});

test('codes that exist, and an old link that is followed again and again, are no guesses', () => {
  for (let index = 0; index < 50; index++) expect(ask('192.0.2.1', 'DNC10', 'OLD')).toBe(false);
});

test('the time is not longer for who goes on guessing', () => {
  guess('192.0.2.1', 20);
  clock.now += 9 * 60_000;
  expect(guess('192.0.2.1', 20)).toEqual(Array(20).fill(true));
  clock.now += 60_001;
  expect(ask('192.0.2.1', 'DNC10')).toBe(false);
});
