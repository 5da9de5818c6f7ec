import * as areas from '@spindle/i18n/areas.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { describe, expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { page, several, words } from '../pages-for-test.ts';
import { BuyForm } from './BuyForm.tsx';
import { CouponField } from './CouponField.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';
import { SaveBasket } from './SaveBasket.tsx';

/**
 * What the binding button must say: Directive 2011/83/EU, article 8 (2); § 312j BGB; L. 221-14 of the French consumer
 * code. Where no law prescribes words, they say the same.
 */
const ON_THE_BUTTON: Record<Locale, string> = {
  en: 'Order with obligation to pay',
  de: 'Zahlungspflichtig bestellen',
  fr: 'Commander avec obligation de paiement',
  ja: '支払い義務のある注文を確定する',
  zh: '確定訂購，須付款',
};

/** How an obligation to pay is worded, on this button and on those of subscriptions. */
const OBLIGES: Record<Locale, RegExp> = {
  en: /obligation to pay/i,
  de: /zahlungspflichtig/i,
  fr: /obligation de paiement/i,
  ja: /支払い義務|支払いを確定して/,
  zh: /(?<!無)須付款/,
};

/** The binding buttons: the order's, and those that start a paid period at once. */
const BINDING = [
  'checkout.buy.submit',
  'subscriptions.resumeNow',
  'subscriptions.changing.buy',
  'subscriptions.changing.pay',
];

const pressed = (html: string) =>
  [...html.matchAll(/<(button|a|summary)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner = '']) =>
    words(inner).trim(),
  );

describe.each(ALL_LOCALES)('in %s', (locale) => {
  test.each([
    ['one product', page],
    ['several products', several],
  ])(
    'the button that orders %s carries the words of the law, and no other of the checkout does',
    async (_, basket) => {
      const parts = [
        <PlanChoice key="plans" lines={basket.lines} />,
        <PurchaseSummary key="summary" page={basket} texts={undefined} />,
        <CouponField key="coupon" page={basket} />,
        <SaveBasket key="save" page={basket} answer={undefined} />,
        <BuyForm key="form" page={basket} refusal={undefined} languages={ALL_LOCALES} />,
      ];
      const html = await Promise.all(parts.map((part) => renderForTest(part, { locale })));
      const buttons = html.flatMap(pressed);
      expect(buttons.length).toBeGreaterThan(6);
      const binding = buttons.filter((label) => OBLIGES[locale].test(label));
      expect(binding).toEqual([`${ON_THE_BUTTON[locale]} ${basket.total}`]);
    },
  );

  test('no other words of the shop oblige to pay, so no earlier button can', () => {
    const obliging = Object.entries(areas).flatMap(([area, languages]) =>
      messages(languages[locale], area).filter(([, text]) => OBLIGES[locale].test(text)),
    );
    expect(obliging.map(([key]) => key).toSorted()).toEqual(BINDING.toSorted());
  });
});

function messages(of: object, path: string): [key: string, text: string][] {
  return Object.entries(of).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}.${name}`, value]] : messages(value, `${path}.${name}`),
  );
}
