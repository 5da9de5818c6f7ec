import type { Page } from '@playwright/test';

/** Navigates within the application, as a link to another of its screens would. */
export async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate((target) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    // Not awaited: its promise may be lost with the document.
    void router.navigate(target);
  }, to);
}
