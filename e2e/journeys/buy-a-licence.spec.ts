import { expect } from '@playwright/test';
import { translator } from '@spindle/i18n/messages.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { ready, reload, visit } from '../ready.ts';
import { cards, LICENCE_KEY, mailsTo, mailTo, member, newAddress, watchErrors } from '../shop.ts';
import { test } from '../test.ts';
import { barriers } from './barriers.ts';
import { consent, continueAs, licenceKeyOn, order, payWith, walkToCheckout } from './buying.ts';
import { keepPicture } from './keep-picture.ts';
import { sendLogIn } from './log-in.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a guest buys, keeps the key over a reload, and finds it in the account made by mail', async ({
      page,
      request,
      browser,
    }) => {
      const errors = watchErrors(page);
      const email = newAddress();
      await walkToCheckout(page);
      await continueAs(page, email);
      await payWith(page, cards.pays);
      const key = await licenceKeyOn(page);

      await reload(page);
      expect(await licenceKeyOn(page)).toBe(key);

      const mail = await mailTo(request, email, /./);
      expect(mail.text).toContain(key);
      expect(mail.html).toContain(key);
      expect(await mailsTo(request, email)).toHaveLength(1);

      // The mailed links work in a browser that has never seen this order.
      const links = mail.text.match(/http:\/\/\S+/g) ?? [];
      const other = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await visit(other, links.find((link) => link.includes('sig=')) ?? '');
      expect(await licenceKeyOn(other)).toBe(key);

      await visit(other, links.find((link) => link.includes('reset_password')) ?? '');
      await other.getByLabel('New password').fill('a short sentence');
      await other.getByRole('button', { name: 'Save and log in' }).click();
      await expect(other).toHaveURL(/\/member$/);
      await expect(other.getByText(key)).toBeVisible();
      await other.context().close();
      expect(errors).toEqual([]);
    });

    test('a declined card can be followed by one that asks for confirmation', async ({ page }) => {
      await walkToCheckout(page);
      await continueAs(page, newAddress());
      await payWith(page, cards.declined);
      // The table of test cards has these words as well.
      await expect(page.getByRole('alert')).toContainText('declined');
      await payWith(page, cards.insufficientFunds);
      await expect(page.getByRole('alert')).toContainText(/insufficient|not enough|too little/i);
      await payWith(page, cards.authentication);
      await expect(page.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible();
      await ready(page);
      await page.getByRole('button', { name: 'Approve' }).click();
      await licenceKeyOn(page);
    });
  });
}

for (const { locale, product, width, colorScheme } of [
  { locale: 'de', product: 'Spindle DVD Ripper für Windows', width: 390, colorScheme: 'dark' },
  { locale: 'ja', product: 'Spindle DVD Ripper（Windows版）', width: 768, colorScheme: 'light' },
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('a guest buys and keeps the key, and the mail and what it leads to are in that language', async ({
      page,
      request,
      browser,
    }) => {
      const errors = watchErrors(page);
      const email = newAddress();
      const looks = async (name: string) => {
        await keepPicture(page, `${name}-${locale}-${width}-${colorScheme}`);
        expect.soft(await barriers(page), name).toEqual([]);
      };
      await walkToCheckout(page, locale);
      await looks('buying-checkout');
      await continueAs(page, email, locale);
      await looks('buying-payment');
      await payWith(page, cards.pays, locale);
      const key = await licenceKeyOn(page, locale);
      await looks('buying-thank-you');

      const mail = await mailTo(request, email, /./);
      const says = translator(locale, 'mail');
      const number = mail.subject.match(/SP-[0-9A-Z-]+[0-9A-Z]/)?.[0] ?? '';
      expect(mail.subject).toBe(says('order.subject', { product, number }));
      expect(mail.text).toContain(key);
      expect(mail.text).toContain(says('order.activate', { product }));

      // In a browser that has never seen this order.
      const links = mail.text.match(/http:\/\/\S+/g) ?? [];
      const other = await (await browser.newContext()).newPage();
      await visit(other, links.find((link) => link.includes('/thankyou?')) ?? '');
      await expect(other.locator('html')).toHaveAttribute('lang', LANGUAGES[locale].tag);
      expect(await licenceKeyOn(other, locale)).toBe(key);
      await other.context().close();
      const invoice = await request.get(links.find((link) => link.includes('/order/invoice?')) ?? '');
      expect(invoice.headers()['content-type']).toBe('application/pdf');
      expect((await invoice.body()).toString('latin1')).toContain(`/Lang (${LANGUAGES[locale].tag})`);
      expect(errors).toEqual([]);
    });
  });
}

test('a member buys with the coupon of a link and sees the licence in the member area', async ({ page }) => {
  await visit(page, '/member?a=my_products');
  await expect(page).toHaveURL(/\/member\?a=login/);
  await sendLogIn(page, member);
  await expect(page).toHaveURL(/a=my_products/);

  await visit(page, '/checkout?pid=646&opt646=LFT&coupon=DNC10');
  await expect(page.getByText('Coupon DNC10', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(member.email).first()).toBeVisible();
  await consent(page);
  await order(page).click();
  await payWith(page, cards.pays);
  const key = await licenceKeyOn(page);

  await visit(page, '/member?a=my_products');
  await expect(page.getByText(key)).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/member\?a=login/);
  await page.goBack();
  await expect(page).toHaveURL(/\/member\?a=login&back=/);
  await visit(page, '/member?a=my_products');
  await expect(page).toHaveURL(/\/member\?a=login&back=/);
});

test('a whole purchase with the keyboard alone', async ({ page }) => {
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
        return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
      });
      if (name.test(focused)) return;
    }
    throw new Error(`${name} can't be reached with the Tab key`);
  };
  await visit(page, '/dvd-ripper/buy');
  await tabTo(/^Buy DVD Ripper, Lifetime$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Buy DVD Ripper' })).toBeVisible();
  await ready(page);
  await tabTo(/^Email/);
  await page.keyboard.type(newAddress());
  await tabTo(/^I expressly ask you/);
  await page.keyboard.press('Space');
  await tabTo(/^I know that my right/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay Spindle' })).toBeVisible();
  await ready(page);
  await tabTo(/^Card number/);
  await page.keyboard.type(cards.pays);
  await tabTo(/^Expiry/);
  await page.keyboard.type('12/34');
  await tabTo(/^Security code/);
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  expect(await licenceKeyOn(page)).toMatch(LICENCE_KEY);
});

test('registers with a mailed code and lands in an empty member area', async ({ page, request }) => {
  const email = newAddress();
  await visit(page, '/member?a=register');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const mail = await mailTo(request, email, /code/);
  await page.getByLabel('Code').fill(mail.text.match(/\b\d{6}\b/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Check the code' }).click();
  await page
    .getByLabel(/^(New )?Password/i)
    .first()
    .fill('a short sentence');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('No licence yet')).toBeVisible();
});
