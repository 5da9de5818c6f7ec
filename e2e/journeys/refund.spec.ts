import { expect, type Page } from '@playwright/test';
import { backoffice, storefront } from '../addresses.ts';
import { signInTo } from '../back-office.ts';
import { ready, visit } from '../ready.ts';
import { cards, mailsTo, mailTo } from '../shop.ts';
import { test } from '../test.ts';
import { barriers } from './barriers.ts';
import { licenceKeyOn, payWith, toPayment } from './buying.ts';
import { keepPicture } from './keep-picture.ts';
import { newMember } from './members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESK = '.desk';

test('staff send a part of an order back, then the rest; the licence goes with the rest', async ({
  page,
  browser,
  request,
}) => {
  const buyer = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const email = await newMember(buyer.request);
  await visit(buyer, '/checkout?pid=643&opt643=LFT');
  await toPayment(buyer);
  await payWith(buyer, cards.pays);
  const key = await licenceKeyOn(buyer);
  const { text } = await mailTo(request, email, /SP-/);
  const number = text.match(/SP-[0-9A-Z-]+[0-9A-Z]/)?.[0] ?? '';
  expect(number).not.toBe('');

  await signInTo(page);
  const desk = page.locator(DESK);
  await visit(page, `${backoffice}/admin/orders/${number}`);
  await preview(page, '1000.00');
  await expect(desk.getByRole('alert')).toBeVisible();
  expect(await barriers(page, DESK)).toEqual([]);

  await preview(page, '10.00');
  const section = desk.getByRole('region', { name: 'Refund', exact: true });
  await expect(section).toContainText('The order is then “Partly refunded”');
  await expect(section).not.toContainText('ends for good');
  expect(await barriers(page, DESK)).toEqual([]);
  await keepPicture(page, 'refund-partly');
  await send(page, /^Send .*10\.00 back$/, number);
  await mailTo(request, email, new RegExp(`refund for order ${number}`));
  await visit(buyer, '/member?a=my_products');
  await expect(buyer.getByRole('main')).toContainText(key);
  await visit(buyer, '/member?a=orders');
  await expect(buyer.getByRole('main')).toContainText('Partly refunded');

  await visit(page, `${backoffice}/admin/orders/${number}`);
  await preview(page, '');
  await expect(section).toContainText('The order is then “Refunded”');
  await expect(section).toContainText(`${key}: ends for good`);
  await send(page, /^Send .* back$/, number);
  await expect
    .poll(
      async () => (await mailsTo(request, email)).filter(({ subject }) => /Your refund/.test(subject)).length,
    )
    .toBe(2);
  await visit(buyer, '/member?a=orders');
  await expect(buyer.getByRole('main')).toContainText('Refunded');
  await expect(buyer.getByRole('main')).not.toContainText('Partly refunded');
  const activation = await request.post(`${storefront}/backend/licence/activate`, {
    data: { key, device: 'a-computer-of-the-buyer', name: 'Desk', system: 'win', nonce: 'n'.repeat(32) },
  });
  expect(await activation.json()).toMatchObject({ error: 'licence_revoked' });
});

/** Asks what a refund would do. @param amount empty for everything that is left */
async function preview(page: Page, amount: string): Promise<void> {
  const desk = page.locator(DESK);
  await desk.getByLabel('An amount, shared by all lines').fill(amount);
  await desk.getByRole('button', { name: 'Show what it does' }).click();
  await expect(page).toHaveURL(/refund=1/);
  await ready(page);
}

async function send(page: Page, button: RegExp, number: string): Promise<void> {
  const desk = page.locator(DESK);
  await desk.getByLabel('Reason', { exact: true }).fill('Asked for by mail.');
  await desk.getByRole('button', { name: button }).click();
  await expect(page.getByText(`The refund of order ${number} is with the provider.`)).toBeVisible();
}
