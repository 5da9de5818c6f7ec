import { expect, test } from 'vitest';
import { followRules, type WrittenRule } from './follow-rules.ts';

const own = (from: string, to: string | null, permanent = true): WrittenRule => ({
  ...{ from, to, permanent, own: true, leads: true },
});
/** The rule of a product that was replaced by another one. */
const replaced = (from: string, to: string, leads = true): WrittenRule => ({
  ...{ from, to, permanent: true, own: false, leads },
});
const inForce = (...written: WrittenRule[]) =>
  [...followRules(written)]
    .map(([from, { to, permanent }]) => `${from} → ${to ?? 'gone'}${permanent ? '' : ' for now'}`)
    .sort();

test('a rule leads to the end of a chain in one step, for good only if every step is', () => {
  expect(inForce(replaced('/a', '/b'), replaced('/b', '/c'), replaced('/c', '/d'))).toEqual([
    '/a → /d',
    '/b → /d',
    '/c → /d',
  ]);
  expect(inForce(own('/a', '/b#plans'), own('/b', 'https://elsewhere.example/', false))).toEqual([
    '/a → https://elsewhere.example/ for now',
    '/b → https://elsewhere.example/ for now',
  ]);
  expect(inForce(own('/a', '/b'), own('/b', null))).toEqual(['/a → gone', '/b → gone']);
});

test('rules that lead in a circle are none; what leads into the circle ends there', () => {
  expect(inForce(replaced('/a', '/b'), replaced('/b', '/a'))).toEqual([]);
  expect(inForce(own('/a', '/a#top'))).toEqual([]);
  expect(inForce(replaced('/a', '/b'), replaced('/b', '/c'), replaced('/c', '/b'))).toEqual(['/a → /b']);
});

test('what an editor has written counts before what a product says', () => {
  expect(inForce(replaced('/a', '/b'), own('/a', '/c'))).toEqual(['/a → /c']);
  expect(inForce(own('/a', '/c'), replaced('/a', '/b'))).toEqual(['/a → /c']);
});

test('the first successor that leads somewhere counts; without one there is no rule', () => {
  expect(inForce(replaced('/a', '/none', false), replaced('/a', '/b'))).toEqual(['/a → /b']);
  expect(inForce(replaced('/a', '/none', false))).toEqual([]);
  expect(inForce(replaced('/a', '/b', false), replaced('/b', '/c'))).toEqual(['/a → /c', '/b → /c']);
  expect(inForce(replaced('/a', '/b', false), replaced('/b', '/none', false))).toEqual([]);
});
