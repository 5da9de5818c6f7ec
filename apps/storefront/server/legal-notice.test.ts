import { readDemoText } from '@spindle/content/demo/read-text.ts';
import { DEMO_SELLER } from '@spindle/domain/seller/seed-demo-seller.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';

test('the demo’s legal notice names the seller of its invoices in every language', async () => {
  const { body } = await readDemoText('system-articles', 'legal-notice');
  const { legalName, street, postalCode, city, vatId } = DEMO_SELLER;
  for (const locale of ALL_LOCALES) {
    const said = JSON.stringify(body.words[locale]);
    for (const fact of [legalName, `${street}, ${postalCode} ${city}`, vatId]) expect(said).toContain(fact);
  }
});
