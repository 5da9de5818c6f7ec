import { expect, it } from 'vitest';
import { pq, sdr } from './Light.tsx';

it('makes of an HDR signal the light that the standard says', () => {
  expect(pq(0)).toBe(0);
  expect(pq(0.5081)).toBeCloseTo(100, 0);
  expect(Math.abs(pq(0.7518) / 1000 - 1)).toBeLessThan(0.005);
  expect(pq(1)).toBeCloseTo(10_000, 3);
});

it('makes of an SDR signal at most 100 cd/m²', () => {
  expect(sdr(0)).toBe(0);
  expect(sdr(1)).toBe(100);
});
