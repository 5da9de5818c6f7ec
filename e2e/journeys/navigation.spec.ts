import { expect, type Locator, type Page } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { test } from '../test.ts';
import { logIn } from './log-in.ts';
import { navigate } from './navigate.ts';

/** A visitor who has answered the consent banner, which would cover things. */
async function answered(page: Page, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'spindle_consent', value: 'denied', url: baseURL ?? '' }]);
}

const products = (page: Page) => page.locator('.nav-bar summary.nav-item', { hasText: 'Products' });
const panelLink = (page: Page) =>
  page
    .getByRole('banner')
    .locator('.menu-panel')
    .getByRole('link', { name: /DVD Ripper/ })
    .first();

test.describe('menus of the bar', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await answered(page, baseURL);
    await visit(page, '/');
  });

  test('open by hover, stay under the pointer, close when it leaves', async ({ page }) => {
    await products(page).hover();
    await expect(panelLink(page)).toBeVisible();
    await panelLink(page).hover();
    await expect(panelLink(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(panelLink(page)).toBeHidden();
  });

  test('open and close when the pointer has stayed 300 ms', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await products(page).hover();
    await page.clock.runFor(299);
    expect(await panelLink(page).isVisible()).toBe(false);
    await page.clock.runFor(1);
    await expect(panelLink(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await page.clock.runFor(299);
    expect(await panelLink(page).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await expect(panelLink(page)).toBeHidden();
  });

  test('are put away with Escape, by hover and by keyboard alike', async ({ page }) => {
    await products(page).hover();
    await expect(panelLink(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelLink(page)).toBeHidden();

    await page.mouse.move(700, 700);
    await products(page).focus();
    await page.keyboard.press('Enter');
    await expect(panelLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panelLink(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelLink(page)).toBeHidden();
    await expect(products(page)).toBeFocused();
  });

  test('stay open after a click until something else is clicked', async ({ page }) => {
    await products(page).hover();
    await expect(panelLink(page)).toBeVisible();
    await products(page).click();
    await page.mouse.move(700, 700);
    await expect(panelLink(page)).toBeVisible();
    await page.mouse.click(700, 700);
    await expect(panelLink(page)).toBeHidden();
  });
});

test('the language menu leads to the same page in another language, by keyboard', async ({
  page,
  baseURL,
}) => {
  await answered(page, baseURL);
  await visit(page, '/dvd-ripper');
  const details = page.locator('.nav-bar details.menu').filter({ hasText: '日本語' });
  const menu = details.locator('summary');
  const languages = details.getByRole('link');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(languages.first()).toBeVisible();
  await expect(languages.filter({ hasText: 'English' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(languages.first()).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  const japanese = languages.filter({ hasText: '日本語' });
  for (let tabs = 0; tabs < (await languages.count()); tabs++) {
    await page.keyboard.press('Tab');
    if (await japanese.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(japanese).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ja/dvd-ripper');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await ready(page);
  await menu.click();
  await expect(details.locator('[aria-current]')).toHaveText('日本語');
});

test('the menu of a phone slides in, holds the page still and closes with Escape', async ({
  page,
  baseURL,
}) => {
  await answered(page, baseURL);
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#mobile-menu');
  await expect(menu.getByRole('link', { name: /Blu-ray Ripper/ }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('a desk has the bar from 1025 px on', async ({ page, baseURL }) => {
  await answered(page, baseURL);
  await page.setViewportSize({ width: 1025, height: 800 });
  await visit(page, '/');
  await expect(products(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
});

test.describe('on a large tablet', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true });

  test('the menu slides in', async ({ page, baseURL }) => {
    await answered(page, baseURL);
    await visit(page, '/');
    await expect(products(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(
      page
        .locator('#mobile-menu')
        .getByRole('link', { name: /Blu-ray Ripper/ })
        .first(),
    ).toBeVisible();
  });
});

for (const path of ['/checkout?pid=643&opt643=LFT', '/payment', '/card-info-pay']) {
  test(`${path} leads nowhere else by a bar`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.nav-bar')).toHaveCount(0);
    await expect(page.locator('#mobile-menu')).toHaveCount(0);
  });
}

test.describe('what an address names after # is scrolled to', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('in a document, below the bar that stays on top', async ({ page, baseURL }) => {
    await answered(page, baseURL);
    await visit(page, '/dvd-ripper#faq');
    const questions = page.locator('#faq');
    await expect(questions).toBeInViewport();
    const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    expect(await topOf(page.locator('.buy-bar'))).toBe(0);
    const { height = 0 } = (await page.locator('.buy-bar').boundingBox()) ?? {};
    expect(await topOf(questions)).toBeGreaterThanOrEqual(height);
  });

  test('in the application', async ({ page, baseURL }) => {
    await answered(page, baseURL);
    await page.setViewportSize({ width: 390, height: 500 });
    await logIn(page);
    await navigate(page, '?a=security#sessions');
    await expect(page.locator('#sessions')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test('the buy dialog offers the licences of the system that is chosen', async ({ page, baseURL }) => {
  await answered(page, baseURL);
  await visit(page, '/dvd-ripper');
  const open = page.locator('[data-buy-dialog]');
  await expect(open).toHaveAttribute('data-has-mac', '1');
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /Lifetime/ }).first()).toHaveAttribute('href', /pid=643&/);
  await dialog.getByRole('radio', { name: 'Mac' }).check();
  await expect(dialog.getByRole('link', { name: /Lifetime/ }).first()).toHaveAttribute('href', /pid=60643&/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open by click and the buy button leads to the buy page', async ({ page }) => {
    await visit(page, '/dvd-ripper');
    await products(page).click();
    await expect(panelLink(page)).toBeVisible();
    await page.locator('[data-buy-dialog]').click();
    await expect(page).toHaveURL(/\/dvd-ripper\/buy$/);
    await page.getByRole('radio', { name: 'Mac' }).check();
    await expect(page.getByRole('link', { name: 'Buy DVD Ripper, Lifetime', exact: true })).toHaveAttribute(
      'href',
      /pid=60643&/,
    );
  });
});
