import * as m0 from './20261120_161015_baseline.ts';

/** In the order in which they run. */
export const migrations = [
  { name: '20261120_161015_baseline', up: m0.up, down: m0.down },
];
