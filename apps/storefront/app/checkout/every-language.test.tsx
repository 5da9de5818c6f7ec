import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { BuyForm } from './checkout/BuyForm.tsx';
import { EmptyCheckout } from './checkout/EmptyCheckout.tsx';
import { PlanChoice } from './checkout/PlanChoice.tsx';
import { PurchaseSummary } from './checkout/PurchaseSummary.tsx';
import { page, purchase, several, words } from './pages-for-test.ts';
import { CardFields } from './sandbox-pay/CardFields.tsx';
import { Purchase } from './thank-you/Purchase.tsx';

describe('every language', () => {
  it.each(ALL_LOCALES)('%s has all the words, and no inline style', async (locale) => {
    const parts = [
      <BuyForm key="1" page={page} refusal={undefined} />,
      <PurchaseSummary key="2" page={page} texts={undefined} />,
      <PlanChoice key="3" lines={page.lines} />,
      <PlanChoice key="6" lines={several.lines} />,
      <PurchaseSummary key="7" page={several} texts={undefined} />,
      <BuyForm key="8" page={several} refusal={undefined} />,
      <Purchase key="4" {...purchase} shown={{ ...purchase.shown, renewals: ['DVD Ripper'] }} />,
      <EmptyCheckout key="9" recent={{ names: 'DVD Ripper', query: 'pid=643' }} />,
      <CardFields key="5" amount="$44.99" refusal={undefined} />,
    ];
    for (const part of parts) {
      const html = await renderForTest(part, { locale });
      // A missing word would be shown as its key.
      expect(words(html)).not.toMatch(/checkout\.|shop\.|[{}]/);
      expect(html).not.toContain('style=');
    }
  });
});
