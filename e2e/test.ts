import { test as base, type Page } from '@playwright/test';
import { storefront } from './addresses.ts';
import { type RunningShop, startShop } from './running-shop.ts';

interface WorkerFixtures {
  shop: RunningShop;
  /**
   * What a file does to its shop that must not affect others: `test.use({ shopIsFor: 'moving the clock' })` gives the file a
   * shop of its own.
   */
  shopIsFor: string;
  /** Settings of that shop, in addition to those of every shop. */
  shopSettings: Record<string, string>;
}

/** Playwright's test, in a worker with a shop of its own. */
export const test = base.extend<object, WorkerFixtures>({
  shopIsFor: ['everything', { option: true, scope: 'worker' }],
  shopSettings: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ shopIsFor: _, shopSettings }, use, { workerIndex }) => {
      const shop = await startShop(`shop-${workerIndex}`, shopSettings);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: async ({ shop: _ }, use) => use(storefront),
  page: async ({ page, browser }, use, { errors }) => {
    await use(page);
    if (errors.length === 0) return;
    const pages = browser.contexts().flatMap((context) => context.pages());
    throw new Error((await Promise.all(pages.map(shown))).join('\n'));
  },
});

/** What a page shows when its test fails, in one line: whoever reads the log of another machine has no picture of it. */
async function shown(page: Page): Promise<string> {
  const text = await page
    .locator('body, main, .template-default__wrap')
    .last()
    .innerText({ timeout: 5_000 })
    .catch(() => 'does not answer');
  return `${page.url()} shows: ${text.replace(/\s+/g, ' ').slice(0, 1_000)}`;
}
