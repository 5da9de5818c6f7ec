import { expect, test } from 'vitest';
import { demoProducts } from '../products/demo.ts';

interface Price {
  key: string;
  usd: number;
  eur: number;
  jpy: number;
}

test('a lifetime licence costs less than two years, and five computers less than two, as the buy pages say', () => {
  const priced = demoProducts.filter(({ slug }) => slug === 'dvd_ripper' || slug === 'blu_ray_ripper');
  expect(priced.length).toBeGreaterThan(0);
  for (const { price } of priced) {
    const of = (key: string) => (price as Price[]).find((one) => one.key === key) as Price;
    for (const currency of ['usd', 'eur', 'jpy'] as const) {
      expect(of('LFT')[currency]).toBeLessThan(2 * of('1Y')[currency]);
      expect(of('Lifetime+5PC')[currency]).toBeLessThan(2 * of('LFT')[currency]);
    }
  }
});
