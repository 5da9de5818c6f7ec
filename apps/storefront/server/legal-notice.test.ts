import { readDemoText, readTextIn } from '@spindle/content/demo/read-text.ts';
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

test('the notice that Japanese law asks for names it, too, and all that the law lists', async () => {
  const { body } = await readTextIn('ja', 'system-articles', 'specified-commercial-transactions');
  const { legalName, street, postalCode, city } = DEMO_SELLER;
  const said = JSON.stringify(body.words.ja);
  for (const fact of [legalName, `${street}, ${postalCode} ${city}`, '電話番号', '責任者'])
    expect(said).toContain(fact);
  for (const part of ['販売価格', '費用', 'お支払い', 'お届け', '返品', '解約', '動作環境']) {
    expect(said).toContain(part);
  }
});
