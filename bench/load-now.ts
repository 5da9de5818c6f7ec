import { availableParallelism, loadavg } from 'node:os';

/** How busy the machine was in the last minute, to be read along with a figure. */
export function loadNow(): string {
  const [lastMinute = 0] = loadavg();
  return `load ${lastMinute.toFixed(1)} on ${availableParallelism()} cores`;
}
