import { expect, type Page } from '@playwright/test';
import { pageTranslator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { ready, visit } from '../ready.ts';
import { LICENCE_KEY } from '../shop.ts';

/** The demo shop's name, and that of the product bought there, in every language. */
const SHOP = { shop: 'Spindle' };
const PRODUCT = { name: 'DVD Ripper' };

/** Home → product → prices → checkout, as a visitor who wants DVD Ripper for good. */
export async function walkToCheckout(page: Page, locale: Locale = 'en'): Promise<void> {
  const words = pageTranslator(locale, 'shop');
  await visit(page, locale === 'en' ? '/' : `/${locale}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('product.detailsOf', PRODUCT) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DVD');
  await ready(page);
  // With script this opens the buy dialog, without it the page with all licences; both lead to the checkout.
  await page
    .getByRole('main')
    .getByRole('link', { name: words('product.buy'), exact: true })
    .click();
  await page.locator('a[href*="opt643=LFT"]:visible').first().click();
  const title = pageTranslator(locale, 'checkout')('buy.title', PRODUCT);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await ready(page);
}

export const order = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: pageTranslator(locale, 'checkout')('buy.submit') });

/** The country of these buyers is unknown, so they are asked what consumers in the EU are asked. */
export async function consent(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

export async function continueAs(page: Page, email: string, locale: Locale = 'en'): Promise<void> {
  const label = pageTranslator(locale, 'checkout')('buy.email');
  await page.getByLabel(label, { exact: true }).fill(email);
  await toPayment(page, locale);
}

/** From a checkout that knows the buyer to the provider's page. */
export async function toPayment(page: Page, locale: Locale = 'en'): Promise<void> {
  await consent(page);
  await order(page, locale).click();
  const title = pageTranslator(locale, 'purchase')('sandbox.title', SHOP);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await ready(page);
}

export async function payWith(page: Page, card: string, locale: Locale = 'en'): Promise<void> {
  const words = pageTranslator(locale, 'purchase');
  await page.getByLabel(words('sandbox.number')).fill(card);
  await page.getByLabel(words('sandbox.expiry')).fill('12/34');
  await page.getByLabel(words('sandbox.cvc')).fill('123');
  // The button's text without the amount.
  const pay = words('sandbox.pay', { amount: '' }).trim();
  await page.getByRole('button', { name: pay }).click();
}

/** The key on the thank-you page; asks again by the link if the payment is not confirmed yet. */
export async function licenceKeyOn(page: Page, locale: Locale = 'en'): Promise<string> {
  const words = pageTranslator(locale, 'purchase');
  await expect(page).toHaveURL(/\/thankyou\?/);
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect(title(words('thanks.title')).or(title(words('thanks.many.title')))).toBeVisible();
  await ready(page);
  const key = (await page.getByRole('main').innerText()).match(LICENCE_KEY)?.[0];
  expect(key).toBeDefined();
  return key as string;
}
