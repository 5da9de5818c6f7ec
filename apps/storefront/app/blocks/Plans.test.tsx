import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import type { Selling } from '../shop/selling.ts';
import type { BlockOf } from './block-props.ts';
import { Plans } from './Plans.tsx';

const product = (pid: string, system: 'win' | 'mac'): ProductRef => ({
  pid,
  slug: 'dvd_ripper',
  shortName: 'DVD Ripper',
  name: 'DVD Ripper',
  type: 'single',
  system,
  productLine: 'dvd',
  free: false,
  media: undefined,
  icon: undefined,
  tags: [],
  systemRequirement: undefined,
  amazon: undefined,
});
const offer = (pid: string, amountMinor: number): Offer => ({
  pid,
  slug: 'dvd_ripper',
  name: 'DVD Ripper',
  shortName: 'DVD Ripper',
  names: {},
  system: 'win',
  type: 'single',
  productLine: 'dvd',
  onSale: true,
  contents: [],
  builds: [],
  prices: [{ licenceType: 'LFT', currency: 'USD', amountMinor }],
});
const block: BlockOf<'blocks.plans'> = {
  __component: 'blocks.plans',
  anchorId: undefined,
  title: 'Licences',
  text: undefined,
  products: [product('643', 'win'), product('60643', 'mac')],
  plans: [
    { licenceType: '1M', title: '1 month', text: 'Short.' },
    { licenceType: 'LFT', title: 'Lifetime', text: 'Long.' },
  ],
  afterTitle: 'After',
  afterSteps: ['The key appears.'],
  guarantee: 'Money back.',
};
const draw = (selling: Selling) => renderForTest(<Plans block={block} selling={selling} first />);

describe('the table of licences', () => {
  it('offers what has a price, and nothing else', async () => {
    const html = await draw({ currency: 'USD', offers: { 643: offer('643', 4999) } });
    expect(html).toContain('$49.99');
    expect(html).toContain('href="/checkout?pid=643&amp;opt643=LFT"');
    expect(html).not.toContain('opt643=1M');
    expect(html).not.toContain('pid=60643');
    expect(html).toContain('Not on sale right now');
  });

  it('stands beside the picture that editors gave the product, or else its box', async () => {
    expect(await draw({ currency: 'USD', offers: {} })).toContain('product-box-sleeve');
    const media = { url: '/media/ripper.webp', alt: 'A box', width: 900, height: 900 } as ProductRef['media'];
    const products = [product('643', 'win'), { ...product('60643', 'mac'), media }];
    const html = await renderForTest(
      <Plans block={{ ...block, products }} selling={{ currency: 'USD', offers: {} }} first />,
    );
    expect(html).toContain('<img src="/media/ripper.webp" alt="A box"');
    expect(html).not.toContain('product-box-sleeve');
  });

  it('carries the page’s coupon into the links of products it is good for, and shows what will be charged', async () => {
    const html = await draw({
      currency: 'USD',
      offers: { 643: offer('643', 4999), 60643: offer('60643', 5999) },
      coupon: { code: 'DNC10', pids: ['643'], payPercent: 90 },
    });
    expect(html).toContain('href="/checkout?pid=643&amp;opt643=LFT&amp;coupon=DNC10"');
    expect(html).toContain('$44.99');
    expect(html).toContain('href="/checkout?pid=60643&amp;opt60643=LFT"');
    expect(html).toContain('$59.99');
  });

  it('names where a product can be bought as well, beside its own licences alone', async () => {
    const products = [
      { ...product('643', 'win'), amazon: 'https://www.amazon.de/s?k=DVD' },
      product('60643', 'mac'),
    ];
    const html = await renderForTest(
      <Plans block={{ ...block, products }} selling={{ offers: {}, currency: 'EUR' }} first />,
      { locale: 'de' },
    );
    expect(html.match(/href="https:\/\/www\.amazon\.de\/s\?k=DVD"/g)).toHaveLength(1);
    expect(html).toContain('Auch bei Amazon');
  });
});
