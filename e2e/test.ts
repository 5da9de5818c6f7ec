import { test as base } from '@playwright/test';
import { storefront } from './addresses.ts';
import { type RunningShop, startShop } from './running-shop.ts';

/** Playwright's test, in a worker with a shop of its own: it may be published to, moved in time or killed. */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first parameter destructured.
    async ({}, use, { workerIndex }) => {
      const shop = await startShop(`shop-${workerIndex}`);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: async ({ shop: _ }, use) => use(storefront),
});
