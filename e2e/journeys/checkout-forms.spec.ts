import { expect, type Locator, type Page } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { cards, LICENCE_KEY, mailsTo, mailTo, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { barriers } from './barriers.ts';
import { boxOf } from './box-of.ts';
import { consent, licenceKeyOn, order, payWith, toPayment } from './buying.ts';
import { keepPicture } from './keep-picture.ts';
import { standsStill } from './stands-still.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ONE = '/checkout?pid=643&opt643=LFT';
const BASKET = '/checkout?pid=643,646&opt643=LFT&opt646=1Y';

const sums = (page: Page) => page.locator('.sums');
const couponField = (page: Page) => page.getByLabel('Coupon code');
const couponFold = (page: Page) => page.locator('details').filter({ has: couponField(page) });
/** The price on the button. */
const priceOf = async (page: Page) => (await order(page).innerText()).match(/[\d.,]+/)?.[0] ?? 'no price';

async function applyCoupon(page: Page, code: string): Promise<void> {
  await couponField(page).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

async function isRefused(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(words));
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const unfold = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

/** A German business that buys a gift. */
const TYPED = {
  Country: 'DE',
  Company: 'Optik Nord GmbH',
  Address: 'Am Hafen 3\n20457 Hamburg',
  'VAT ID (optional)': 'DE123456789',
  'Language of their email': 'fr',
};
interface Addresses {
  email: string;
  gift: string;
}
const allTyped = ({ email, gift }: Addresses) =>
  Object.entries({ Email: email, ...TYPED, 'Recipient’s email': gift });

async function typeAll(page: Page, addresses: Addresses): Promise<void> {
  await unfold(page, 'I buy as a business');
  await unfold(page, 'Is it a gift?');
  for (const [label, value] of allTyped(addresses)) {
    const control = field(page, label);
    if (label === 'Country' || label.startsWith('Language')) await control.selectOption(value);
    else await control.fill(value);
  }
  await consent(page);
}

async function isAllThere(page: Page, addresses: Addresses): Promise<void> {
  for (const [label, value] of allTyped(addresses)) await expect(field(page, label)).toHaveValue(value);
}

const addresses = (): Addresses => ({ email: newAddress(), gift: newAddress() });
const paying = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pay Spindle' });
const expired = (page: Page) => page.getByRole('heading', { level: 1, name: 'This payment has expired' });

for (const width of [390, 768, 1024]) {
  test(`at ${width} px a wrong coupon moves nothing, and the right one lowers both prices`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, BASKET);
    await expect(couponFold(page)).not.toHaveAttribute('open');
    await unfold(page, 'Have a code?');
    const apply = page.getByRole('button', { name: 'Apply' });
    await apply.scrollIntoViewIfNeeded();
    await standsStill(page);
    const before = await boxOf(order(page));
    await applyCoupon(page, 'NO-SUCH-CODE');
    await isRefused(couponField(page), 'doesn’t exist');
    await standsStill(page);
    expect((await boxOf(order(page))).y).toBe(before.y);
    await keepPicture(page, `coupon-refused-${width}`);
    expect(await barriers(page)).toEqual([]);

    await applyCoupon(page, 'DNC10');
    await expect(sums(page)).toContainText('Coupon DNC10');
    await expect(page.getByRole('link', { name: 'Remove coupon DNC10' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}

test('from 896 px on the purchase stands beside the form, and below its choice before that', async ({
  page,
}) => {
  await visit(page, BASKET);
  for (const [width, isBeside] of [
    [895, false],
    [896, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const purchase = await boxOf(page.locator('.summary'));
    const form = await boxOf(page.locator('#buy'));
    expect(purchase.x >= form.x + form.width).toBe(isBeside);
    expect(purchase.y + purchase.height <= form.y).toBe(!isBeside);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('of a basket one licence is changed, and a coupon is tried until it is right', async ({ page }) => {
      await visit(page, BASKET);
      await expect(page.getByRole('heading', { level: 1, name: 'Buy 2 products' })).toBeVisible();
      const first = await priceOf(page);
      const line = page.getByRole('region', { name: /^Blu-ray Ripper/ });
      await expect(line.locator('summary')).toContainText('1 year');
      await line.locator('summary').click();
      await line.getByRole('link', { name: /^Lifetime(?!, 5)/ }).click();
      await expect(line.locator('summary')).toContainText('Lifetime');
      await expect(page).toHaveURL(/opt643=LFT.*opt646=LFT/);
      await expect(order(page)).not.toContainText(first);
      await ready(page);

      const whole = await priceOf(page);
      await expect(couponFold(page)).not.toHaveAttribute('open');
      await unfold(page, 'Have a code?');
      await applyCoupon(page, 'NO-SUCH-CODE');
      await isRefused(couponField(page), 'doesn’t exist');
      await expect(couponField(page)).toBeVisible();
      await expect(order(page)).toContainText(whole);
      await ready(page);
      await applyCoupon(page, 'DNC10');
      await expect(sums(page)).toContainText('Coupon DNC10');
      await expect(order(page)).not.toContainText(whole);
      await ready(page);
      const lowered = await priceOf(page);

      await field(page, 'Email').fill(newAddress());
      await toPayment(page);
      await expect(page.locator('.sandbox-amount')).toContainText(lowered);
      await payWith(page, cards.pays);
      await licenceKeyOn(page);
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Coupon DNC10');
    });

    test('a German business pays the tax and has its names on the receipt; a French one pays none', async ({
      page,
    }) => {
      await visit(page, ONE);
      const whole = await priceOf(page);
      const tax = page.locator('.sums-tax').first();
      const check = page.getByRole('button', { name: 'Check VAT ID' });
      const chooseCountry = async (code: string) => {
        await field(page, 'Country').selectOption(code);
        // With script the tax is fetched at once.
        if (!javaScriptEnabled)
          await page.getByRole('button', { name: 'Show the tax of this country' }).click();
      };
      await field(page, 'Email').fill(newAddress());
      await chooseCountry('DE');
      await expect(tax).toContainText('VAT (19%)');
      await unfold(page, 'I buy as a business');
      const vatId = field(page, 'VAT ID (optional)');
      await field(page, 'Company').fill(TYPED.Company);
      await field(page, 'Address').fill(TYPED.Address);
      await vatId.fill('FR40303265045');
      await check.click();
      await isRefused(vatId, 'isn’t a VAT ID of the country');

      await chooseCountry('FR');
      await check.click();
      await expect(page.getByText('The EU’s register knows FR40303265045.')).toBeVisible();
      await expect(tax).toContainText('Reverse charge');
      await expect(sums(page)).toContainText('VAT not charged');
      await expect(order(page)).not.toContainText(whole);
      // A VAT id that the sandbox's register does not know.
      await vatId.fill('FR40303265000');
      await check.click();
      await isRefused(vatId, 'register doesn’t know this VAT ID');
      await expect(order(page)).toContainText(whole);

      await chooseCountry('DE');
      await vatId.fill('de 123 456 789');
      await check.click();
      await expect(tax).toContainText('VAT (19%)');
      await expect(vatId).not.toHaveAttribute('aria-invalid');
      await expect(order(page)).toContainText(whole);
      await toPayment(page);
      await payWith(page, cards.pays);
      await licenceKeyOn(page);
      const receipt = page.getByRole('region', { name: 'Receipt' });
      for (const part of [TYPED.Company, 'Am Hafen 3', 'DE123456789', 'VAT (19%)']) {
        await expect(receipt).toContainText(part);
      }
    });

    test('a gift: its key goes to whom it is for, in their language, and to nobody else', async ({
      page,
      request,
    }) => {
      const { email, gift } = addresses();
      await visit(page, ONE);
      await field(page, 'Email').fill(email);
      await unfold(page, 'Is it a gift?');
      const giftField = field(page, 'Recipient’s email');
      await giftField.fill('somebody@@example');
      await field(page, 'Language of their email').selectOption('fr');
      await consent(page);
      await order(page).click();
      await isRefused(giftField, 'Please check the recipient’s address');
      await expect(field(page, 'Language of their email')).toHaveValue('fr');
      await ready(page);
      await giftField.fill(gift);
      await toPayment(page);
      await payWith(page, cards.pays);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift is on its way.');
      await expect(page.getByRole('main')).toContainText(gift);
      expect(await page.getByRole('main').innerText()).not.toMatch(LICENCE_KEY);
      if (javaScriptEnabled) {
        await keepPicture(page, 'thank-you-gift');
        expect(await barriers(page)).toEqual([]);
      }

      const given = await mailTo(request, gift, /./);
      expect(given.subject).toMatch(/^Un cadeau pour vous\s:\sSpindle DVD Ripper pour Windows$/);
      expect(given.text).toMatch(LICENCE_KEY);
      const kept = await mailTo(request, email, /^Your gift .*DVD Ripper.* is on its way/);
      expect(kept.text).not.toMatch(LICENCE_KEY);
      expect(await mailsTo(request, email)).toHaveLength(1);
    });

    test('after a wrong address everything that was typed is still there', async ({ page }) => {
      const wrong = { email: 'nobody@@example', gift: newAddress() };
      await visit(page, BASKET);
      await typeAll(page, wrong);
      await order(page).click();
      await expect(page.locator('.error-summary')).toBeFocused();
      await isRefused(field(page, 'Email'), 'Invalid E-mail format.');
      await ready(page);
      await isAllThere(page, wrong);
      for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
      if (javaScriptEnabled) {
        await keepPicture(page, 'checkout-refused');
        expect(await barriers(page)).toEqual([]);
      }
      await field(page, 'Email').fill(newAddress());
      await order(page).click();
      await expect(paying(page)).toBeVisible();
    });

    test('who goes back from the payment page and on again pays on one page, and finds what they typed', async ({
      page,
      context,
      request,
    }) => {
      const who = addresses();
      await visit(page, ONE);
      await typeAll(page, who);
      await toPayment(page);
      const former = await context.newPage();
      await visit(former, page.url());
      await expect(paying(former)).toBeVisible();

      await page.goBack();
      await expect(order(page)).toBeVisible();
      await ready(page);
      await isAllThere(page, who);
      await toPayment(page);
      // The payment page is still open in another tab, with a valid card.
      await payWith(former, cards.pays);
      await expect(expired(former)).toBeVisible();
      await expect(former.getByLabel('Card number')).toHaveCount(0);
      await payWith(page, cards.pays);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift is on its way.');
      await mailTo(request, who.gift, /./);
      expect(await mailsTo(request, who.gift)).toHaveLength(1);
    });

    test('who cancels on the payment page is back at the checkout with everything typed, and can go on', async ({
      page,
    }) => {
      const who = addresses();
      await visit(page, `${BASKET}&coupon=DNC10`);
      await typeAll(page, who);
      const price = await priceOf(page);
      await toPayment(page);
      const former = page.url();
      await page.getByRole('link', { name: 'Cancel and go back' }).click();
      await expect(
        page.getByText(/^You’ve come back from the payment page. Nothing was charged/),
      ).toBeVisible();
      await ready(page);
      await isAllThere(page, who);
      await expect(sums(page)).toContainText('Coupon DNC10');
      await expect(order(page)).toContainText(price);
      if (javaScriptEnabled) {
        await keepPicture(page, 'checkout-cancelled');
        expect(await barriers(page)).toEqual([]);
      }
      await toPayment(page);
      const payable = page.url();
      await visit(page, former);
      await expect(expired(page)).toBeVisible();
      await visit(page, payable);
      await expect(page.locator('.sandbox-amount')).toContainText(price);
    });
  });
}
