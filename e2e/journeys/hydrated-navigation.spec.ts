import { expect, type Page } from '@playwright/test';
import { storefront } from '../addresses.ts';
import { ready, visit } from '../ready.ts';
import { test } from '../test.ts';
import { logIn } from './log-in.ts';
import { navigate } from './navigate.ts';

/** Marks the document; the mark is gone once another document is loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('the application goes on in its document, and begins at the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await visit(page, '/member?a=login');
  await mark(page);
  await page.evaluate(() => scrollTo(0, 100));
  await navigate(page, '?a=register');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('another plan leaves the checkout where it is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, '/checkout?pid=643&opt643=LFT');
  await mark(page);
  const plan = page.locator('.checkout-choice a[href*="1Y"]').first();
  await plan.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await plan.click();
  await expect(page).toHaveURL(/opt643=1Y/);
  await expect(plan).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await isMarked(page)).toBe(true);
});

test('after a newer build the next navigation loads a document', async ({ page }) => {
  await page.route('**/build.json*', (route) => route.fulfill({ json: { build: 'newer' } }));
  const looked = page.waitForResponse('**/build.json*');
  await visit(page, '/member?a=login');
  await mark(page);
  await (await looked).finished();
  // By the time this is answered, the page has received its own answer.
  await page.evaluate(() => fetch('/build.json').then((answer) => answer.text()));
  await navigate(page, '?a=register');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('the same build is none', async ({ page }) => {
  const looked = page.waitForResponse('**/build.json*');
  await visit(page, '/member?a=login');
  await mark(page);
  expect(await (await looked).json()).toEqual({ build: expect.stringMatching(/^[\w-]{12}$/) });
  await navigate(page, '?a=register');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('where the code of a screen does not arrive, the screen is loaded as a document', async ({ page }) => {
  await visit(page, '/member?a=login');
  await mark(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.route(/\/assets\/checkout-[^/]*\.js/, (route) =>
    documents.length > 0 ? route.continue() : route.abort(),
  );
  await navigate(page, '/checkout?pid=643&opt643=LFT');
  await expect(page).toHaveURL(`${storefront}/checkout?pid=643&opt643=LFT`);
  await ready(page);
  await expect(page.getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  expect(documents).toEqual([`${storefront}/checkout?pid=643&opt643=LFT`]);
});

test('a page that fails in the browser is loaded once, and says so when it fails again', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  // The clock stands still, so that the second failure falls within the seconds in which no document is loaded again, however
  // long the test takes.
  await page.clock.setFixedTime(Date.now());
  await visit(page, '/member?a=login');
  const fail = () =>
    page.route(/\/member\.data/, (route) => route.fulfill({ status: 200, body: 'nonsense' }));
  await fail();
  await navigate(page, '?a=register');
  await expect.poll(() => documents).toBe(2);
  await ready(page);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await navigate(page, '?a=login');
  const sentence = page.getByRole('link', { name: /^Oops, something seems to have gone wrong/ });
  await expect(sentence).toHaveAttribute('href', '/contact');
  expect(documents).toBe(2);
});

test('middleware that fails in the browser shows the 404 page, at the same address', async ({ page }) => {
  await logIn(page);
  await page.evaluate(() => {
    const marker = document.getElementById('api');
    if (marker) marker.textContent = 'no state';
  });
  await navigate(page, '?a=my_products&again=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found: /member');
  await expect(page.getByRole('heading', { name: 'Hot Bundles' })).toBeVisible();
  await expect(page).toHaveURL(`${storefront}/member?a=my_products&again=1`);
  // The marker cookie applied only to that request.
  expect((await visit(page, '/member?a=my_products&again=1'))?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('who has logged out in another tab is taken to the log-in page, and a lost cookie is given back', async ({
  page,
}) => {
  await logIn(page);
  await page.context().clearCookies({ name: 'user_info_new' });
  await visit(page, '/member?a=my_products');
  // The session is still valid, so the log-in page leads back.
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'user_info_new'))
    .toBe(true);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

  await ready(page);

  await page.context().clearCookies();
  await navigate(page, '?a=my_products&again=1');
  await expect(page).toHaveURL(/\/member\?a=login&back=/);
});
