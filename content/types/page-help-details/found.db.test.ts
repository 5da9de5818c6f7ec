import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test } from 'vitest';
import { readDemoText } from '../../demo/read-text.ts';
import type { Translated } from '../../demo/translated.ts';
import { openContent } from '../../reading/readers.ts';
import { cleanSearch } from '../../search/parse-search.ts';
import { contentSettings, testLog, testPayload } from '../../testing/test-content.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
afterAll(content.close);

const ASKED = {
  en: ['cancel subscription', 'change card'],
  de: ['Abo kündigen', 'Karte ändern'],
  ja: ['解約', 'カード 変更'],
  fr: ['résilier', 'changer carte'],
  zh: ['取消訂閱', '變更卡片'],
} as const;
const LOCALES = ['en', 'de', 'ja', 'fr', 'zh'] as const;

test('the demo’s help on subscriptions is found by the words that customers use', async () => {
  const collection = 'page-help-details';
  for (const slug of ['how-subscriptions-renew', 'change-plan-or-card', 'cancel-a-subscription']) {
    const text = await readDemoText(collection, slug);
    const words = text.words as Record<'title' | 'summary', Translated>;
    for (const locale of LOCALES) {
      const data = {
        slug: `${slug}-${locale}`,
        topic: 'payment' as const,
        title: String(words.title.words[locale]),
        summary: String(words.summary.words[locale]),
        blocks: [],
        _status: 'published' as const,
      };
      await payload.create({ collection, locale, data });
    }
  }
  for (const locale of LOCALES) {
    const [cancel, card] = ASKED[locale];
    const first = async (typed: string) =>
      (await content.search({ text: cleanSearch(typed), locale, most: 5 }))[0]?.path;
    expect([cancel, await first(cancel)]).toEqual([cancel, `/help/cancel-a-subscription-${locale}`]);
    expect([card, await first(card)]).toEqual([card, `/help/change-plan-or-card-${locale}`]);
  }
});
