import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import { expect, test } from 'vitest';
import { trialsOf } from './trials.ts';

const entry = (pid: string, shortName: string) => ({
  product: { pid, shortName, productLine: 'dvd' },
  text: `What ${shortName} does`,
  link: '/',
});
const navigation = {
  product: { label: 'Products', subList: [entry('643', 'DVD Ripper'), entry('641', 'DVD Copy')] },
} as unknown as Navigation;
const build = { system: 'win', version: '1.0', url: '/setup' } as never;

test('what can be tried are the products of the navigation that have a build', () => {
  const offers = [
    { pid: '643', builds: [build] },
    { pid: '641', builds: [] },
  ];
  expect(trialsOf(navigation, offers)).toEqual([
    { pid: '643', name: 'DVD Ripper', line: 'dvd', text: 'What DVD Ripper does' },
  ]);
});

test('without a navigation nothing is offered', () => {
  expect(trialsOf(undefined, [{ pid: '643', builds: [build] }])).toEqual([]);
});
