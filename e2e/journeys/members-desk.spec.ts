import { expect, type Page } from '@playwright/test';
import { backoffice } from '../addresses.ts';
import { signInTo } from '../back-office.ts';
import { ready, visit } from '../ready.ts';
import { mailTo } from '../shop.ts';
import { test } from '../test.ts';
import { barriers } from './barriers.ts';
import { keepPicture } from './keep-picture.ts';
import { newMember } from './members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Our part of pages that are inside Payload's own. */
const DESK = '.desk';
const desk = (page: Page) => page.locator(DESK);
/** Opens a folded part once the page works: opened earlier, it would be folded again. */
async function unfold(page: Page, label: string): Promise<void> {
  await ready(page);
  await desk(page).locator('summary').filter({ hasText: label }).click();
}

test('support finds a member, notes something, and looks at the shop as they see it until that is ended', async ({
  page,
  request,
}) => {
  const email = await newMember(request);
  await signInTo(page);
  await visit(page, `${backoffice}/admin/members`);
  await desk(page).getByRole('textbox').first().fill(email);
  await desk(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(desk(page).getByRole('link', { name: email })).toBeVisible();
  await ready(page);
  expect(await barriers(page, DESK)).toEqual([]);
  await desk(page).getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Member ${email}` })).toBeVisible();

  // Purchases are visible; actions on the member are folded above them.
  await expect(desk(page).getByRole('heading', { name: 'Orders' })).toBeInViewport();
  await unfold(page, 'Write a note');
  expect(await barriers(page, DESK)).toEqual([]);
  await page.getByLabel('Note', { exact: true }).fill('Called about a menu that is missing.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(desk(page).getByRole('article')).toContainText('Called about a menu that is missing.');

  await unfold(page, 'Act as this member');
  await page.getByLabel('Reason, which the member reads').fill('Ticket 7');
  // On the context, since the new page has no opener to report it.
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open the shop as this member' }).click();
  const shop = await opened;
  await expect(shop.getByRole('heading', { level: 1, name: 'Act as a member' })).toBeVisible();
  await ready(shop);
  expect(await barriers(shop)).toEqual([]);
  await shop.getByRole('button', { name: 'Begin' }).click();
  const bar = shop.getByRole('complementary', { name: 'Act as a member' });
  await expect(bar).toContainText(`You act as ${email} until`);
  await ready(shop);
  for (const section of ['my_products', 'devices', 'orders']) {
    await visit(shop, `${new URL(shop.url()).origin}/member?a=${section}`);
    await expect(bar).toBeVisible();
    expect(await barriers(shop), section).toEqual([]);
  }
  // What staff open is requested when they open it, and not in advance.
  const asked: string[] = [];
  shop.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await shop.getByRole('link', { name: 'Devices', exact: true }).dispatchEvent('pointerdown');
  await shop.evaluate(() => fetch('/build.json').then((answer) => answer.text()));
  expect(asked).toContain('/build.json');
  expect(asked).not.toContain('/member.data');
  await shop.setViewportSize({ width: 390, height: 844 });
  await shop.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(shop)).toEqual([]);
  await keepPicture(shop, 'acting-390-dark');
  await mailTo(request, email, /support/i);
  await expect(bar.getByRole('button', { name: 'End' })).toBeVisible();
  // On a page that is the same for everyone, too.
  await visit(shop, new URL(shop.url()).origin);
  const onPage = shop.getByRole('complementary', { name: `You act as ${email} until` });
  await expect(onPage).toBeVisible();
  expect(await barriers(shop)).toEqual([]);
  await onPage.getByRole('button', { name: 'End' }).click();
  await expect(onPage).toHaveCount(0);
  await visit(shop, `${new URL(shop.url()).origin}/member?a=orders`);
  await expect(shop).toHaveURL(/\/member\?a=login/);
});
