import type { Block } from '@spindle/content/blocks/registry.ts';
import { expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { SizeChart } from './SizeChart.tsx';

const chart = {
  __component: 'blocks.size-chart',
  anchorId: undefined,
  title: 'What fits where.',
  text: undefined,
  unit: 'GB',
  rows: [
    { label: 'Lossless', note: 'bit for bit', value: 27.8 },
    { label: 'Small', note: undefined, value: 7 },
  ],
} satisfies Block;
const draw = (locale: 'en' | 'de') =>
  renderForTest(<SizeChart block={chart} selling={{ offers: {}, currency: 'USD' }} first={false} />, {
    locale,
  });

it('draws bars to scale, the longest for the largest amount', async () => {
  const bars = [...(await draw('en')).matchAll(/<rect width="([\d.]+)%"/g)].map((match) => Number(match[1]));
  expect(bars).toEqual([100, 100, 100, 25.2]);
});

it('writes amounts as the language does, and whole ones without decimals', async () => {
  expect(await draw('en')).toContain('>7 GB');
  expect(await draw('de')).toContain('27,8 GB');
});
