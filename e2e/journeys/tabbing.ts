import type { Page } from '@playwright/test';

/** Presses Tab until the element with this name has the focus, and uses nothing else to get there. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : activeElement;
      return label?.textContent?.trim() ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`${name} can't be reached with the Tab key`);
}
