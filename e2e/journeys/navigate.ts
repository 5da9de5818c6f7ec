import type { Page } from '@playwright/test';

/** Goes on in the application, as a link to another of its screens would. */
export async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate((target) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    // Its promise may go with the document.
    void router.navigate(target);
  }, to);
}
