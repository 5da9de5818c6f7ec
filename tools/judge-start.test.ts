import { welcome } from '@spindle/launcher/console.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import { faultsOf, type SeenStart, timesOf } from './judge-start.ts';

const config = readConfig({
  ...{ SANDBOX: '1', DEMO: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://u:p@localhost/d' },
});
const BUILDING = 'Building the backoffice …\n';
const LOADED = 'The demo shop is loaded whole (48.2 s).\n';
const HOME =
  '<nav aria-label="Main"><a href="/dvd-ripper">DVD Ripper</a></nav><nav><a href="/store">Store</a></nav>';
const runs = welcome(config, { seconds: 1 });
const runsPartly = welcome(config, { seconds: 1, coming: ['Back office'], demoLoads: true });

const first: SeenStart = { first: true, output: runsPartly + LOADED + BUILDING, home: HOME, shopAfter: 19.9 };
const second: SeenStart = { first: false, output: runs, home: HOME, shopAfter: 4.9 };

test('a first start and a second one as they should be have no faults', () => {
  expect([faultsOf(first), faultsOf(second)]).toEqual([[], []]);
});

test.each<[string, SeenStart]>([
  ['the home page has no navigation', { ...first, home: '<nav></nav><a href="/dvd-ripper">DVD Ripper</a>' }],
  ['the shop waited for the back office to be built', { ...first, output: BUILDING + runsPartly + LOADED }],
  [
    'the back office is said to be there',
    { ...first, output: runsPartly.replace(/ \(being.*/, '') + LOADED + BUILDING },
  ],
  [
    'the demo is said to be there',
    { ...first, output: runsPartly.replace(/Demo .*/, '') + LOADED + BUILDING },
  ],
  ['the demo was not loaded whole', { ...first, output: runsPartly + BUILDING }],
  ['what was built is built again', { ...second, output: BUILDING + runs }],
  [
    'the back office is said to be being built',
    { ...second, output: welcome(config, { seconds: 1, coming: ['Back office'] }) },
  ],
  ['the demo is said to be loading', { ...second, output: welcome(config, { seconds: 1, demoLoads: true }) }],
  ['the demo is loaded again', { ...second, output: runs + LOADED }],
])('%s: that is seen', (fault, seen) => {
  expect(faultsOf(seen)).toEqual([fault]);
});

test('times stand beside their goals, and one that is missed is said', () => {
  expect(timesOf(first)).toBe('shop after 19.9 s (goal 20 s), whole demo after 48.2 s (goal 60 s)');
  const output = first.output.replace('48.2', '60.1');
  expect(timesOf({ ...first, shopAfter: 20.1, output })).toBe(
    'shop after 20.1 s (goal 20 s, MISSED), whole demo after 60.1 s (goal 60 s, MISSED)',
  );
  expect(timesOf({ ...second, shopAfter: 5.1 })).toBe('shop after 5.1 s (goal 5 s, MISSED)');
});
