import { readDemoText } from '@spindle/content/demo/read-text.ts';
import { DEMO_LOCALES } from '@spindle/content/demo/translated.ts';
import { DEMO_SELLER } from '@spindle/domain/seller/seed-demo-seller.ts';
import { expect, test } from 'vitest';

test('the demo’s legal notice names the seller of its invoices in each of its languages', async () => {
  const { body } = await readDemoText('system-articles', 'legal-notice');
  const { legalName, street, postalCode, city, vatId } = DEMO_SELLER;
  for (const locale of DEMO_LOCALES) {
    const said = JSON.stringify(body.words[locale]);
    for (const fact of [legalName, `${street}, ${postalCode} ${city}`, vatId]) expect(said).toContain(fact);
  }
});
