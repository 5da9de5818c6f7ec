import { expect, type Page } from '@playwright/test';
import { storefront } from '../addresses.ts';
import { ready, visit } from '../ready.ts';
import { linkIn, mailTo, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { logIn } from './log-in.ts';
import { newMember, password } from './members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Sets a new password with the mailed link, which logs in. */
async function choosePassword(page: Page, email: string) {
  await visit(page, linkIn(await mailTo(page.request, email, /^Choose a (new )?password/)));
  await page.getByLabel('New password').fill('another short sentence');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
}

test('who did not log in logs everyone out by the mailed link, and chooses a new password', async ({
  page,
  browser,
}) => {
  const email = await newMember(page.request);
  const elsewhere = await (await browser.newContext({ baseURL: storefront })).newPage();
  await logIn(elsewhere, { email, password });
  const link = linkIn(await mailTo(page.request, email, /^New log-in to your/));

  await visit(page, link);
  await expect(title(page, 'That wasn’t you?')).toBeVisible();
  await hasNoBarrier(page, 'not-me');
  await page.getByRole('button', { name: 'Log everyone out' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Everyone is logged out' })).toContainText(email);
  await hasNoBarrier(page, 'not-me-done');
  await visit(elsewhere, '/member');
  await expect(elsewhere).toHaveURL(/\/member\?a=login/);
  await elsewhere.context().close();

  await visit(page, link);
  await expect(title(page, 'This link has expired')).toBeVisible();
  await hasNoBarrier(page, 'not-me-ended');
  await choosePassword(page, email);
});

test('whose address somebody has changed takes it back by the link that the former one is mailed', async ({
  page,
}) => {
  const [email, wanted] = [await newMember(page.request), newAddress()];
  await visit(page, '/member?a=account');
  await page.getByLabel('New email address').fill(wanted);
  await page
    .locator('form')
    .filter({ has: page.getByLabel('New email address') })
    .getByRole('button', { name: 'Send me a code' })
    .click();
  const { text } = await mailTo(page.request, wanted, /is your code/);
  await ready(page);
  await hasNoBarrier(page, 'account-address-code');
  await page.getByLabel('Code', { exact: true }).fill(text.match(/\b\d{6}\b/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.locator('.centre-email')).toHaveText(wanted);
  const link = linkIn(await mailTo(page.request, email, /has a new address$/));

  await page.context().clearCookies();
  await visit(page, link);
  await expect(title(page, 'Take back the change of address')).toBeVisible();
  await hasNoBarrier(page, 'revert-address');
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It’s your address again' })).toContainText(email);
  await hasNoBarrier(page, 'revert-address-done');

  await visit(page, link);
  await expect(title(page, 'This link has expired')).toBeVisible();
  await hasNoBarrier(page, 'revert-address-ended');
  await choosePassword(page, email);
  await expect(page.locator('.centre-email')).toHaveText(email);
});
