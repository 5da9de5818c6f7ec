import { expect, type Page } from '@playwright/test';
import { storefront } from '../addresses.ts';
import { ready, visit } from '../ready.ts';
import { mailTo } from '../shop.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { newMember } from './members.ts';
import { tabTo } from './tabbing.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Asks for a link that logs in. @returns its URL */
async function ask(page: Page, email: string): Promise<URL> {
  await page.context().clearCookies();
  await visit(page, '/member?a=sign_in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a log-in link' }).click();
  await expect(page.getByText(email)).toBeVisible();
  const { text } = await mailTo(page.request, email, /link to log in/);
  return new URL(text.match(/http\S+a=sign_in\S+/)?.[0] ?? '');
}

const initialIn = (page: Page) => page.locator('spindle-member .member-link');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a link is confirmed where it was not asked for, from a page as well', async ({ page }) => {
      const email = await newMember(page.request);
      const link = await ask(page, email);
      if (javaScriptEnabled) await hasNoBarrier(page, 'sign-in-link-asked');
      await page.context().clearCookies();
      const token = link.searchParams.get('token') ?? '';
      const seen: string[] = [];
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) seen.push(request.url(), request.headers().referer ?? '');
      });
      await visit(page, `/dvd-ripper?token=${token}&client_e=${link.searchParams.get('client_e')}`);
      await expect(page.getByText(`${email[0]}•••@example.test`)).toBeVisible();
      await expect(page.getByText(email)).toHaveCount(0);
      if (javaScriptEnabled) await hasNoBarrier(page, 'sign-in-link-enter');
      // None of the requests that the page made contains the token.
      expect(seen.filter((address) => address.includes(token))).toEqual([]);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome.' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/member');

      // After a log-in with its address, even a used link leads to its page.
      await visit(page, `/dvd-ripper?token=${token}&email=${encodeURIComponent(email)}`);
      await expect(page).toHaveURL(`${storefront}/dvd-ripper`);
      await page.context().clearCookies();
      await visit(page, link.href);
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
      if (javaScriptEnabled) await hasNoBarrier(page, 'sign-in-link-ended');
    });
  });
}

test('where a link was asked for, the page presses the button itself', async ({ page }) => {
  const email = await newMember(page.request);
  const link = await ask(page, email);
  await page.goto(link.href);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome.' })).toBeVisible();
  await visit(page, '/dvd-ripper');
  await expect(initialIn(page)).toHaveText(email[0]?.toUpperCase() ?? '');
});

test('by keyboard alone: a link is asked for, and confirmed in another browser', async ({
  page,
  browser,
  request,
}) => {
  const email = await newMember(request);
  await visit(page, '/member?a=login');
  await tabTo(page, /log-in link/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/a=sign_in/);
  await ready(page);
  await tabTo(page, /^Email$/);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  const { text } = await mailTo(request, email, /link to log in/);
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visit(other, text.match(/http\S+a=sign_in\S+/)?.[0] ?? '');
  // The frame of the page has a link with that name.
  await tabTo(other, /^Skip to content$/);
  await other.keyboard.press('Enter');
  await tabTo(other, /^Log in$/);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome.' })).toBeVisible();
  await other.context().close();
});

test('a link of somebody else takes nobody out of their account', async ({ page }) => {
  const other = await newMember(page.request);
  const link = await ask(page, other);
  await page.context().clearCookies();
  await newMember(page.request);
  await visit(page, link.href);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await hasNoBarrier(page, 'sign-in-link-of-another');
  await page.goto('/member?a=account');
  await expect(page.getByText(other)).toHaveCount(0);
});
