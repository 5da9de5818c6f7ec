import { expect, type Page } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { test } from '../test.ts';

const languages = [
  { prefix: '', label: 'Search the shop', helpLabel: 'Search the help', text: 'subtitles' },
  { prefix: '/ja', label: 'サイト内を検索', helpLabel: 'ヘルプを検索', text: '字幕' },
];

const suggestions = (page: Page) => page.getByRole('main').getByRole('option');

/** Types a search and waits for the shop's suggestions. @returns the paths of pages, without a language */
async function type(page: Page, label: string, text: string): Promise<string[]> {
  const answer = page.waitForResponse(/\/api\/cms\/(?:page-help\/)?search\?/);
  await page.getByRole('combobox', { name: label }).focus();
  await page.keyboard.insertText(text);
  const { data } = (await (await answer).json()) as { data: { path: string }[] };
  await expect(suggestions(page)).toHaveCount(data.length);
  return data.map(({ path }) => path);
}

for (const { prefix, label, helpLabel, text } of languages) {
  test.describe(`in ${prefix || '/'}`, () => {
    test('a suggestion is chosen by keyboard', async ({ page }) => {
      await visit(page, `${prefix}/search`);
      const field = page.getByRole('combobox', { name: label });
      const paths = await type(page, label, text);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      const second = suggestions(page).nth(1);

      await page.keyboard.press('Escape');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toHaveValue(text);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
      await expect(field).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}${paths[1]}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('Enter asks for all results, of the help alone where the field is the help’s', async ({ page }) => {
      await visit(page, `${prefix}/search`);
      await type(page, label, text);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=${encodeURIComponent(text)}`);
      await ready(page);
      const results = page.locator('.search-results a');
      const everywhere = await results.count();
      expect(everywhere).toBeGreaterThan(0);

      await visit(page, `${prefix}/help`);
      await type(page, helpLabel, text);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]in=help/);
      await ready(page);
      const paths = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.length).toBeLessThan(everywhere);
      expect(paths.filter((path) => !path?.startsWith(`${prefix}/help/`))).toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the form leads to results, and a result to its page', async ({ page }) => {
        await visit(page, `${prefix}/help`);
        await page.getByRole('searchbox', { name: helpLabel }).fill(text);
        await page.keyboard.press('Enter');
        const first = page.locator('.search-results a').first();
        const title = (await first.innerText()).trim();
        await first.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        expect(new URL(page.url()).pathname.startsWith(`${prefix}/help/`)).toBe(true);
      });
    });
  });
}

test('what nothing is found for says so, and too little says how much is needed', async ({ page }) => {
  await visit(page, '/search?q=xqzwvk');
  await expect(page.getByRole('heading', { level: 2, name: 'Nothing found for “xqzwvk”' })).toBeVisible();
  await visit(page, '/search?q=a');
  await expect(page.getByText('Type at least 2 characters to start searching...')).toBeVisible();
  await expect(page.locator('.search-results')).toHaveCount(0);
});
