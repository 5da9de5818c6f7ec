import * as m0 from './0000_baseline.ts';

/** In the order in which they run. */
export const migrations = [
  { name: '0000_baseline', up: m0.up, down: m0.down },
];
