import type { Page } from '@playwright/test';

/**
 * Pictures are for people: no test looks at them, and painting whole pages takes a quarter of the time of checking
 * accessibility.
 */
const KEPT = process.env.KEEP_PICTURES === '1';

/** With `KEEP_PICTURES=1`, saves a picture of the whole page in `e2e/.artifacts/screens`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!KEPT) return;
  // A PNG of a whole page takes twice as long to write.
  const path = `e2e/.artifacts/screens/${name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 90, fullPage: true });
}
