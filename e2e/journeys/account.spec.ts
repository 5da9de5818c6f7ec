import { expect, type Page } from '@playwright/test';
import { ready, reload, visit } from '../ready.ts';
import { linkIn, mailTo, member, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { isIn, logIn, sendLogIn } from './log-in.ts';
import { newMember, password } from './members.ts';
import { tabTo } from './tabbing.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    const looks = async (page: Page, name: string) => javaScriptEnabled && hasNoBarrier(page, name);

    test('registers in three steps and comes back to the page', async ({ page, request }) => {
      const email = newAddress();
      await visit(page, '/member?a=register&back=%2Fdvd-ripper');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByText('This field is required.')).toBeVisible();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByText('Step 2 of 3')).toBeVisible();
      const { text } = await mailTo(request, email, /is your code/);

      // The page may have been reloaded when the visitor comes back from their mailbox.
      await reload(page);
      await looks(page, 'register-code');
      await page.getByLabel('Code').fill(text.match(/\b\d{6}\b/)?.[0] ?? '');
      await page.getByRole('button', { name: 'Check the code' }).click();
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
      await looks(page, 'register-password');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(/\/dvd-ripper$/);

      await visit(page, '/member');
      await expect(page.getByText('No licence yet')).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(/\/member\?a=login$/);
    });

    test('who registers again gets a way in by mail, which works once', async ({ page, request }) => {
      const email = await newMember(request);
      await visit(page, '/member?a=register');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      const { text } = await mailTo(request, email, /already have/);
      const link = text.match(/http\S+token=\S+/)?.[0] ?? '';
      await visit(page, link);
      await looks(page, 'reset-password-set');
      await page.getByLabel('New password').fill(password);
      await page.getByRole('button', { name: 'Save and log in' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome.' })).toBeVisible();
      await visit(page, link);
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
      await looks(page, 'reset-password-ended');
      await page.getByRole('link', { name: 'Email me a reset link' }).click();
      await ready(page);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Email me a reset link' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toContainText(email);
      await looks(page, 'reset-password-sent');
    });

    test('a wrong password is said above the form, and the address is kept', async ({ page }) => {
      await visit(page, '/member?a=login');
      await sendLogIn(page, { ...member, password: 'not the password' });
      await expect(page.getByRole('alert')).toHaveText('Email address and password don’t match.');
      await expect(page.getByLabel('Email')).toHaveValue(member.email);
    });

    test('says to an address that has an account what it says to any', async ({ page, request }) => {
      for (const email of [await newMember(request), newAddress()]) {
        await page.context().clearCookies();
        await visit(page, '/member?a=register');
        await page.getByLabel('Email').fill(email);
        await page.getByRole('button', { name: 'Send me a code' }).click();
        await expect(page.getByText(`We’ve sent an email to ${email}.`)).toBeVisible();
      }
    });

    test('never goes to another site after a log-in', async ({ page }) => {
      await visit(page, '/member?a=login&back=%2F%2Fevil.test%2F');
      await sendLogIn(page, member);
      await isIn(page);
    });
  });
}

test('what is missing from a log-in is said before anything is sent', async ({ page }) => {
  await visit(page, '/member?a=login');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/member')) posts.push(request.url());
  });
  const submit = page.getByRole('button', { name: 'Log in' });
  const email = page.getByLabel('Email');
  await submit.click();
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await expect(email).toBeFocused();
  await email.fill('kei@');
  await expect(page.getByText('Invalid E-mail format.')).toBeVisible();
  await email.fill(member.email);
  await expect(page.getByText('This field is required.')).toHaveCount(1);
  await submit.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(posts).toEqual([]);
});

test('logs in by keyboard alone', async ({ page }) => {
  await visit(page, '/member');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome.' })).toBeVisible();
});

test('registers and sets a new password by keyboard alone', async ({ page, request }) => {
  const email = newAddress();
  await visit(page, '/member?a=register');
  await tabTo(page, /^Send me a code/);
  await page.keyboard.press('Enter');
  // The field that is missing gets the focus.
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type((await mailTo(request, email, /is your code/)).text.match(/\b\d{6}\b/)?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await isIn(page);

  await tabTo(page, /^Log out$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/member\?a=login$/);
  await ready(page);
  await tabTo(page, /^Forgot your password/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/a=reset_password/);
  await ready(page);
  await tabTo(page, /^Email$/);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toContainText(email);
  await visit(page, linkIn(await mailTo(request, email, /password/i)));
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.keyboard.type('another short sentence');
  await tabTo(page, /^Save and log in/);
  await page.keyboard.press('Space');
  await isIn(page);
});

test('a log-out without a network ends the session at the next contact', async ({ page, context }) => {
  await logIn(page);
  const { value = '' } = (await context.cookies()).find(({ name }) => name === 'laravel_session') ?? {};

  await page.route('**/backend/member/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(
    page.getByText(/the session in the shop ends when this browser next reaches it/),
  ).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user_info_new');

  await visit(page, '/member');
  await expect(page).toHaveURL(/\/member\?a=login/);
  // Even for somebody who kept the cookie.
  await context.addCookies([{ name: 'laravel_session', value, url: new URL(page.url()).origin }]);
  await visit(page, '/member?a=my_products');
  await expect(page).toHaveURL(/\/member\?a=login/);
});
