import { expect } from '@playwright/test';
import { visit } from '../ready.ts';
import { cards, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { boxOf } from './box-of.ts';
import { continueAs, licenceKeyOn, payWith } from './buying.ts';

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
    // Of the navigation only the breadcrumb is left.
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveAccessibleName('You are here');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const answer of await answers.all()) await expect(answer).toBeVisible();

    // The width of a sheet. A text has the room of the disc that is not printed.
    await page.setViewportSize({ width: 718, height: 1000 });
    for (const text of await page.locator('.product-row > div, .disc-support-reads .sub-title').all()) {
      expect((await boxOf(text)).width).toBeGreaterThan(200);
    }
    await expect(page.locator('.share, .row-ways').filter({ visible: true })).toHaveCount(0);
  });
}

test('on paper a purchase is its receipt, then the keys, without what is for the screen', async ({
  page,
}) => {
  const email = newAddress();
  await visit(page, '/checkout?pid=643,646&opt643=LFT&opt646=LFT');
  await continueAs(page, email);
  await payWith(page, cards.pays);
  const key = await licenceKeyOn(page);
  const main = page.getByRole('main');
  const forScreens = [
    page.locator('.checkout-back'),
    page.locator('spindle-consent section'),
    main.locator('.disc').first(),
    main.locator('.recommended').first(),
    main.getByRole('button').first(),
    page.getByRole('contentinfo'),
  ];
  for (const part of forScreens) await expect(part).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const part of forScreens) await expect(part).toBeHidden();
  for (const drawn of ['.disc', '.product-box', 'img', 'button', '.button']) {
    await expect(page.locator(drawn).filter({ visible: true })).toHaveCount(0);
  }
  const receipt = main.getByRole('region', { name: 'Receipt' });
  const row = (label: string) =>
    receipt.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(row('Seller')).toContainText('Spindle Demo GmbH');
  await expect(row('Buyer')).toContainText(email);
  await expect(row('Paid on')).toContainText(/\d{1,2}\s\w+\s20\d\d/);
  for (const label of ['Seller', 'Buyer', 'Order', 'Paid on', 'Paid']) await expect(row(label)).toBeVisible();
  const keyed = main.getByText(key, { exact: true });
  await expect(keyed).toBeVisible();
  expect((await boxOf(receipt)).y).toBeLessThan((await boxOf(keyed)).y);
});
