import { expect, type Page } from '@playwright/test';
import { visit } from '../ready.ts';
import { test } from '../test.ts';

const split = (page: Page) => page.locator('.split').first();
const line = (page: Page) =>
  split(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--split'));

test.describe('a picture before and after', () => {
  test('is divided where the slider is, by keyboard too', async ({ page }) => {
    await visit(page, '/ai-suite');
    const slider = page.getByRole('slider', { name: 'Move the line between before and after' }).first();
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => line(page)).toBe('0%');
    await page.keyboard.press('End');
    await expect.poll(() => line(page)).toBe('100%');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows both sides, and no slider', async ({ page }) => {
      await page.goto('/ai-suite');
      await expect(split(page)).toBeVisible();
      await expect(split(page).locator('input')).toBeHidden();
    });
  });
});

test.describe('the windows of the steps', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /** The tops of the windows while the text of the second step is in the middle of the screen. */
  async function tops(page: Page): Promise<number[]> {
    await visit(page, '/dvd-ripper');
    await page
      .locator('.step-text')
      .nth(1)
      .evaluate((words) => words.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return page
      .locator('.step-window')
      .evaluateAll((windows) => windows.map((element) => Math.round(element.getBoundingClientRect().top)));
  }

  test('lie in one place beside the words, and stay there', async ({ page }) => {
    const [first, ...others] = await tops(page);
    expect(others).toHaveLength(3);
    for (const top of others) expect(top).toBe(first);
    // Still visible, although their first step is far above.
    expect(first).toBeGreaterThan(0);
  });

  test('stand each at its step for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const places = await tops(page);
    expect(new Set(places).size).toBe(places.length);
  });
});
