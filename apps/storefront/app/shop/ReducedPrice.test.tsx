import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { ReducedPrice } from './ReducedPrice.tsx';
import type { ShownPrice } from './selling.ts';

const price = (change: Partial<ShownPrice> = {}): ShownPrice => ({
  ...{ pid: '643', licenceType: 'LFT', currency: 'USD', listMinor: 4995, lowestMinor: undefined },
  ...{ discountMinor: 0, totalMinor: 4995, reductions: [], ...change },
});
const reduced: Partial<ShownPrice> = {
  ...{ discountMinor: 999, totalMinor: 3996, lowestMinor: 4496 },
  reductions: [{ kind: 'promotion', key: 'disc-week', name: 'Disc week', payPercent: 80, offMinor: 999 }],
};

test('a list price stands alone', async () => {
  const html = await renderForTest(<ReducedPrice price={price()} />);
  expect(html).toContain('$49.95');
  expect(html).not.toMatch(/<s class|spindle-lowest/);
});

test('a reduced one says what it was, why, and the lowest one before, for those whom that is to be said', async () => {
  const html = await renderForTest(<ReducedPrice price={price(reduced)} />);
  expect(html).toMatch(/\$39\.96.*\$49\.95.*Disc week \(−20%\)/s);
  expect(html).toMatch(/<spindle-lowest hidden="">.*Lowest price of the 30 days before: \$44\.96/s);
});

test('a coupon of the page’s link is named with what it takes off, after a promotion that it goes with', async () => {
  const coupon = { kind: 'coupon', code: 'DNC10', payPercent: 90, offMinor: 400 } as const;
  const alone = { discountMinor: 400, totalMinor: 4595, reductions: [coupon] };
  expect(await renderForTest(<ReducedPrice price={price(alone)} />)).toMatch(
    /\$45\.95.*\$49\.95.*>DNC10 \(−10%\)</s,
  );
  const both = { ...reduced, reductions: [...(reduced.reductions ?? []), coupon] };
  expect(await renderForTest(<ReducedPrice price={price(both)} />)).toContain(
    'Disc week (−20%), DNC10 (−10%)',
  );
});

test('where a promotion is for some visitors, everybody’s price stands, and how the visitor’s own is to be shown', async () => {
  const forSome = { owners: 'For owners' };
  const html = await renderForTest(<ReducedPrice price={price({ ...reduced, forSome })} />);
  const [shown = '', template = ''] = html.split('<template>');
  expect(shown).toMatch(
    /<spindle-price data-pid="643" data-licence="LFT" data-total="3996" data-coupon="".*\$39\.96/s,
  );
  expect(shown).toContain('For owners');
  expect(template).toMatch(/\{total\}.*\{list\}.*\{why\}.*\{lowest\}/s);
});

test('in euros it is said to everybody', async () => {
  const html = await renderForTest(<ReducedPrice price={price({ ...reduced, currency: 'EUR' })} />, {
    locale: 'de',
  });
  expect(html).toMatch(/<spindle-lowest>.*44,96/s);
  expect(html).toContain('Disc week (−20\u00a0%)');
});
