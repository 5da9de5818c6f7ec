import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { pageTranslator, translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { advanceClock } from '../programs.ts';
import { ready, reload, visit } from '../ready.ts';
import { cards, mailTo, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { continueAs, licenceKeyOn, payWith, toPayment } from './buying.ts';
import { logIn, sendLogIn } from './log-in.ts';
import { newMember, password } from './members.ts';

test.use({ shopIsFor: 'moving the clock', contextOptions: { reducedMotion: 'reduce' } });

const A_MONTH = '/checkout?pid=643&opt643=1M';
const RENEWS = /Renews on .* for \$14\.99\./;
/** No month is longer than that. */
const PAST_A_MONTH = '31d';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const subscriptions = (page: Page) => visit(page, '/member?a=subscriptions');

/** A new member for the test, in the browser that has bought a monthly licence. @returns the address */
async function subscribe(page: Page, card: keyof typeof cards): Promise<string> {
  const email = await newMember(page.request);
  await visit(page, A_MONTH);
  await toPayment(page);
  await payWith(page, cards[card]);
  if (card === 'authentication') await approve(page);
  await licenceKeyOn(page);
  return email;
}

/** Confirms when the bank asks. @param asked the title of its question */
async function approve(page: Page, asked = 'Confirm this payment'): Promise<void> {
  await expect(title(page, asked)).toBeVisible();
  await ready(page);
  await page.getByRole('button', { name: 'Approve' }).click();
}

test('who has moved to another country says so', async ({ page }) => {
  await subscribe(page, 'pays');
  await subscriptions(page);
  await main(page)
    .getByRole('link', { name: /^Country for tax/ })
    .click();
  await expect(title(page, 'Country for tax')).toBeVisible();
  await ready(page);
  await page.getByLabel('Country you live in').selectOption('FR');
  await page.getByRole('button', { name: 'Save country' }).click();
  await expect(main(page)).toContainText('Your country is saved.');
  await expect(main(page)).toContainText('Taxed as bought in France.');
});

test('a month renews by itself; its member cancels, resumes, pauses and cancels it for good', async ({
  page,
  shop,
  request,
}) => {
  const email = await subscribe(page, 'pays');
  await subscriptions(page);
  await expect(main(page)).toContainText(RENEWS);
  await expect(main(page)).toContainText('Visa ending in 4242');
  const day = /(?:on|until) (\d+\s\w+\s\d{4})/;
  const renewsOn = async () => (await main(page).innerText()).match(day)?.[1];
  const first = await renewsOn();
  expect(first).toBeDefined();

  advanceClock(shop, PAST_A_MONTH);
  const renewed = await mailTo(request, email, / is renewed until /);
  expect(renewed.text).toContain('We’ve charged $14.99 to your card');
  await logIn(page, { email, password });
  await subscriptions(page);
  const second = await renewsOn();
  expect(second).not.toBe(first);
  expect(renewed.subject.replaceAll(/\s/g, ' ')).toContain(second?.replaceAll(/\s/g, ' '));

  const press = async (button: RegExp, done: string) => {
    await main(page).getByRole('button', { name: button }).click();
    await expect(main(page).getByRole('status').filter({ hasText: done })).toBeVisible();
    await ready(page);
  };
  await press(/^Cancel /, 'Cancelled. We have sent you an email that says so.');
  await expect(main(page)).toContainText(`Cancelled. It works until ${second}`);
  await mailTo(request, email, /your subscription ends on /);
  await hasNoBarrier(page, 'member-subscription-cancelled');

  await press(/^Resume /, 'It renews again.');
  await expect(main(page)).toContainText(`Renews on ${second}`);
  await mailTo(request, email, /your subscription goes on/);

  await press(/^Pause /, 'Paused.');
  await expect(main(page)).toContainText('nothing is charged until you resume it');
  await mailTo(request, email, /your subscription is paused/);
  await hasNoBarrier(page, 'member-subscription-paused');
  await press(/^Resume /, 'It renews again.');

  await press(/^Cancel /, 'Cancelled.');
  advanceClock(shop, PAST_A_MONTH);
  await mailTo(request, email, /your subscription has ended/);
  await logIn(page, { email, password });
  await subscriptions(page);
  await expect(main(page)).toContainText(`Ended on ${second}. Nothing more is charged.`);
  await expect(main(page).getByRole('link', { name: /^Subscribe again / })).toBeVisible();
  await hasNoBarrier(page, 'member-subscription-ended');
});

test('where the bank asks at the renewal, the mailed link leads to it, and the licence goes on', async ({
  page,
  browser,
  shop,
  request,
}) => {
  const email = await subscribe(page, 'authentication');
  advanceClock(shop, PAST_A_MONTH);
  const { text } = await mailTo(request, email, /your bank asks you to confirm a payment/);
  const link = text.match(/http\S+\/pay-renewal\S+/)?.[0] ?? '';

  // In a browser in which nobody is logged in.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await visit(other, link);
  await expect(title(other, 'Confirm the payment')).toBeVisible();
  await expect(main(other)).toContainText('$14.99 is due for Spindle DVD Ripper');
  await hasNoBarrier(other, 'pay-renewal-open');
  await main(other).getByRole('button', { name: 'Pay $14.99' }).click();
  await expect(title(other, 'Pay Spindle')).toBeVisible();
  await ready(other);
  await payWith(other, cards.authentication);
  await approve(other);
  await expect(other).toHaveURL(link);
  // The shop may have asked the provider a moment ago; it asks again when the page is opened later.
  await expect(async () => {
    await reload(other);
    expect(await other.getByRole('heading', { level: 1 }).innerText()).toBe('This is paid');
  }).toPass();
  await hasNoBarrier(other, 'pay-renewal-paid');
  await mailTo(request, email, /is renewed until /);
  await context.close();

  await logIn(page, { email, password });
  await subscriptions(page);
  await expect(main(page)).toContainText(RENEWS);
  await expect(main(page).getByRole('link', { name: /^Confirm the payment/ })).toHaveCount(0);
});

test('a member changes the card for renewals, and keeps the one there is until the new one is saved', async ({
  page,
  browser,
}) => {
  const email = await subscribe(page, 'pays');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await visit(other, '/update-payment-method');
  await main(other).getByRole('link', { name: 'Log in to change your card' }).click();
  await ready(other);
  await sendLogIn(other, { email, password });
  await expect(other).toHaveURL(/\/update-payment-method$/);
  await expect(main(other)).toContainText('Your card: Visa ending in 4242');
  await ready(other);
  await hasNoBarrier(other, 'update-payment-method-member');

  await main(other).getByRole('button', { name: 'Change the card' }).click();
  await expect(title(other, 'Keep this card')).toBeVisible();
  await ready(other);
  await hasNoBarrier(other, 'sandbox-keep-card');
  await keepCard(other, cards.declined);
  await expect(other.getByRole('alert')).toContainText('declined');
  await other.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(main(other)).toContainText('Your card: Visa ending in 4242');

  await ready(other);
  await main(other).getByRole('button', { name: 'Change the card' }).click();
  await expect(title(other, 'Keep this card')).toBeVisible();
  await ready(other);
  await keepCard(other, cards.authentication);
  await approve(other, 'Confirm this card');
  await expect(main(other)).toContainText('The new card is saved.');
  await expect(main(other)).toContainText('Your card: Visa ending in 3155');
  await hasNoBarrier(other, 'update-payment-method-saved');
  await context.close();

  await subscriptions(page);
  await expect(main(page)).toContainText('Visa ending in 3155');
});

async function keepCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Keep this card' }).click();
}

/** A guest who has bought a monthly licence. @returns the address, and the number of the order from the mail */
async function guestBuysAMonth(page: Page, request: APIRequestContext, locale: Locale) {
  const email = newAddress();
  await visit(page, `${locale === 'en' ? '' : `/${locale}`}${A_MONTH}`);
  await continueAs(page, email, locale);
  await payWith(page, cards.pays, locale);
  await licenceKeyOn(page, locale);
  const { text } = await mailTo(request, email, /SP-/);
  return { email, number: text.match(/SP-[0-9A-Z-]+[0-9A-Z]/)?.[0] ?? '' };
}

for (const { locale, javaScriptEnabled } of [
  { locale: 'en', javaScriptEnabled: true },
  { locale: 'de', javaScriptEnabled: false },
  { locale: 'ja', javaScriptEnabled: true },
] as const) {
  test(`who is not logged in cancels with order number and address, ${javaScriptEnabled ? 'with' : 'without'} script, in ${locale}`, async ({
    page,
    browser,
    request,
  }) => {
    const { email, number } = await guestBuysAMonth(page, request, locale);
    const says = pageTranslator(locale, 'pages');
    const mailSays = translator(locale, 'mail');
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
    const other = await context.newPage();
    await visit(other, `${locale === 'en' ? '' : `/${locale}`}/subscription-cancel`);
    const button = other.getByRole('button', { name: says('cancel.buttons.cancel') });
    const form = main(other).locator('form').filter({ has: button });
    await form.getByLabel(says('cancel.email'), { exact: true }).fill(email);
    await form.getByLabel(says('cancel.contract')).fill(number);
    await button.click();

    await expect(main(other)).toContainText(says('cancel.done'));
    await expect(main(other)).toContainText(says('cancel.declared.period_end'));
    await expect(main(other)).toContainText(number);
    await expect(button).toHaveCount(0);
    if (javaScriptEnabled) await hasNoBarrier(other, `subscription-cancel-declared-${locale}`);
    await mailTo(request, email, new RegExp(mailSays('cancellation.subject', { contract: number })));
    await mailTo(
      request,
      email,
      new RegExp(mailSays('subscription.cancelled.subject', { product: '', date: '.*' })),
    );
    await context.close();
  });
}
