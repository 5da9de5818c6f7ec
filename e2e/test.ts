import { test as base } from '@playwright/test';
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
});
