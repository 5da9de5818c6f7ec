import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import PayRenewal from './pay-renewal/pay-renewal.tsx';
import PriceChange from './price-change/price-change.tsx';

const renewal = { state: 'open', asksBank: true, productName: 'DVD Ripper', price: '$19.95', token: 't' };
const change = {
  ...{ state: 'open', product: 'DVD Ripper', date: '1 January 2027', price: '$24.95', old: '$19.95' },
  ...{ text: 'I agree.', token: 't' },
};

test.each(ALL_LOCALES)('in %s the checkout leads to what it sells on', async (locale) => {
  const html = await renderForTest(<CheckoutFrame>–</CheckoutFrame>, { locale });
  const foot = /<footer.*<\/footer>/s.exec(html)?.[0] ?? expect.fail('no footer');
  const prefix = locale === 'en' ? '' : `/${locale}`;
  for (const page of ['terms-of-use', 'privacy', 'refund-policy']) {
    expect(foot).toContain(`href="${prefix}/${page}"`);
  }
  // The link for cancelling is in the foot of pages about running contracts only.
  expect(foot).not.toContain('subscription-cancel');
});

test.each(ALL_LOCALES)(
  'in %s what a contract asks its member leads to both ways out of it',
  async (locale) => {
    const page = `${locale === 'en' ? '' : `/${locale}`}/subscription-cancel`;
    for (const [element, loaded] of [
      [<PayRenewal key="1" />, renewal],
      [<PriceChange key="2" />, change],
    ] as const) {
      const html = await renderForTest(element, { locale }, {}, loaded);
      const foot = /<footer.*<\/footer>/s.exec(html)?.[0] ?? expect.fail('no footer');
      expect(foot).toContain(`href="${page}"`);
      expect(foot).toContain(`href="${page}?kind=withdraw#withdraw"`);
    }
  },
);
