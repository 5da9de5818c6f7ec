import { expect, type Page } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { LICENCE_KEY } from '../shop.ts';

/** Home → product → prices → checkout, as a person who wants DVD Ripper for good. */
export async function walkToCheckout(page: Page): Promise<void> {
  await visit(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Details of DVD Ripper/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DVD');
  await ready(page);
  // With script this opens the buy dialog, without it the page with all licences; both lead on.
  await page.getByRole('main').getByRole('link', { name: 'Buy', exact: true }).click();
  await page.locator('a[href*="opt643=LFT"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buy DVD Ripper' })).toBeVisible();
  await ready(page);
}

export const order = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay' });

/** Nobody knows where these buyers are, so they are asked what consumers in the EU are. */
export async function consent(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

export async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await toPayment(page);
}

/** On to the provider's page, from a checkout that knows who buys. */
export async function toPayment(page: Page): Promise<void> {
  await consent(page);
  await order(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay Spindle' })).toBeVisible();
  await ready(page);
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** The key on the thank-you page; asks again by the link when the payment is not confirmed yet. */
export async function licenceKeyOn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/thankyou\?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Here (is your key|are your keys)\./);
  await ready(page);
  const key = (await page.getByRole('main').innerText()).match(LICENCE_KEY)?.[0];
  expect(key).toBeDefined();
  return key as string;
}
