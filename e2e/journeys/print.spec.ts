import { expect } from '@playwright/test';
import { visit } from '../ready.ts';
import { test } from '../test.ts';

for (const path of ['/dvd-ripper', '/blu-ray-region-codes']) {
  test(`on paper ${path} is its text with every answer, without bar, menus and question`, async ({
    page,
  }) => {
    await visit(page, path);
    const forScreens = [page.locator('.nav-bar'), page.locator('spindle-consent section')];
    for (const part of forScreens) await expect(part).toBeVisible();
    const answers = page.locator('.question-answer');
    await expect(answers.first()).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    for (const part of forScreens) await expect(part).toBeHidden();
    // Where it stands in the shop is all that is left of its navigation.
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveAccessibleName('You are here');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
}
