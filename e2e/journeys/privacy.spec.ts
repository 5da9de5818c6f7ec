import { expect } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { linkIn, mailTo } from '../shop.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { isIn, sendLogIn } from './log-in.ts';
import { newMember, password } from './members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a member fetches their data, has the account erased, and takes that back by the mailed link', async ({
  page,
  request,
}) => {
  const email = await newMember(page.request);
  await visit(page, '/member?a=privacy');
  await page.getByRole('button', { name: 'Make an archive' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We’re making your archive' })).toBeVisible();
  await mailTo(request, email, /Your data is ready/);
  await visit(page, '/member');
  await page.getByRole('link', { name: 'Fetch it' }).click();
  await expect(page.getByText(/^Your archive is ready\./)).toBeVisible();
  await ready(page);
  await hasNoBarrier(page, 'export-ready');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Fetch the archive' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  const erase = page.getByRole('button', { name: 'Close and erase my account' });
  await page.getByRole('checkbox', { name: /^I’ve noted down/ }).check();
  await erase.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
  await ready(page);
  await hasNoBarrier(page, 'erasure-asked');
  // The page must not be a dead end.
  await page.getByRole('main').getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(/\/$/);

  const link = linkIn(await mailTo(request, email, /^Your account will be erased on/));
  await visit(page, link);
  await hasNoBarrier(page, 'erasure-under-way');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  const done = page.getByRole('status').filter({ hasText: 'Your account stays' });
  await expect(done).toContainText(email);
  await hasNoBarrier(page, 'erasure-undone');
  await page.getByRole('main').getByRole('link', { name: 'Back to log-in' }).click();
  await ready(page);
  await sendLogIn(page, { email, password });
  await isIn(page);
  await visit(page, link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
});
