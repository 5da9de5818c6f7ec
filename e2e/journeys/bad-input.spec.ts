import { request as http } from 'node:http';
import { expect } from '@playwright/test';
import { collector, ports, storefront } from '../addresses.ts';
import { visit } from '../ready.ts';
import { cards, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { consent, continueAs, licenceKeyOn, order, payWith, walkToCheckout } from './buying.ts';
import { standsStill } from './stands-still.ts';

/** Sends a request with exactly this path; browsers and fetch would correct it first. */
function rawStatus(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http({ port: ports.storefront, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

const problems = [
  ['/checkout?pid=999999&opt999999=LFT', 404, 'We don’t know this product'],
  ['/checkout', 200, 'Your basket is empty'],
  ['/checkout?pid=643&opt643=FOREVER', 422, 'This licence doesn’t exist'],
] as const;
for (const [path, status, heading] of problems) {
  test(`${path} says what is wrong`, async ({ page }) => {
    const response = await visit(page, path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('the price in the form counts for nothing', async ({ page }) => {
  await walkToCheckout(page);
  await page.locator('form input[name="shown_total"]').evaluate((input: HTMLInputElement) => {
    input.value = '1';
  });
  await page.getByLabel('Email', { exact: true }).fill(newAddress());
  await consent(page);
  await order(page).click();
  await expect(page.getByText(/The price was/)).toBeVisible();
  await order(page).click();
  await payWith(page, cards.pays);
  await licenceKeyOn(page);
});

test('a malformed e-mail is refused beside its field', async ({ page }) => {
  await visit(page, '/checkout?pid=643&opt643=LFT');
  await page.getByLabel('Email', { exact: true }).fill('not-an-address');
  await page.locator('form').evaluateAll((forms) => {
    for (const form of forms) form.setAttribute('novalidate', '');
  });
  await order(page).click();
  await expect(page.getByText('Invalid E-mail format.').first()).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

for (const width of [390, 1440]) {
  test(`at ${width} px a refused order ends at what is wrong, not back at its button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/checkout?pid=643&opt643=LFT');
    await page.getByLabel('Email', { exact: true }).fill('nobody@@example');
    await consent(page);
    await order(page).scrollIntoViewIfNeeded();
    await standsStill(page);
    await order(page).click();
    const summary = page.locator('.error-summary');
    await expect(summary).toBeFocused();
    await standsStill(page);
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport({ ratio: 1, timeout: 1 });
  });
}

test('pressing the button twice makes one order', async ({ page }) => {
  await visit(page, '/checkout?pid=643&opt643=LFT');
  await page.getByLabel('Email', { exact: true }).fill(newAddress());
  await consent(page);
  await order(page).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay Spindle' })).toBeVisible();
});

test('paths and bodies that make no sense get a short answer', async ({ request }) => {
  expect(await rawStatus('/%c3%28')).toBe(400);
  expect(await rawStatus('/%00')).toBe(400);
  expect(await rawStatus('/dvd-ripper/%ff')).toBe(400);
  const body = 'x'.repeat(10 * 1024 * 1024);
  for (const path of ['/backend/api/auth/login', '/checkout?pid=643&opt643=LFT', '/member?a=login']) {
    const response = await request.post(`${storefront}${path}`, {
      data: body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: storefront },
    });
    expect([403, 413]).toContain(response.status());
    expect(await response.text()).not.toMatch(/\bat .*\.(ts|js):\d+/);
  }
});

test('forged webhooks are refused', async ({ request }) => {
  const response = await request.post(`${storefront}/backend/order/webhook/sandbox`, {
    data: { id: 'evt_forged', type: 'payment.succeeded' },
    headers: { 'sandbox-signature': 't=1,v1=00' },
  });
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(response.status()).toBeLessThan(500);
});

test('tracking bodies that are no events are refused', async ({ request }) => {
  for (const data of ['', 'not base64', '{"data":"!!!","mode":"x"}', Buffer.from([0xff, 0xfe])]) {
    const response = await request.post(`${collector}/api/web/report`, {
      data,
      headers: { 'content-type': 'text/html' },
    });
    expect(response.status()).toBe(400);
  }
});

for (const address of [
  '/no-such-page',
  '/dvd-ripper/no-such-page',
  '/es/dvd-ripper',
  '/es',
  '/member?a=bogus',
  '/sandbox/pay/nothing',
  '/mlink/download.php?pid=999999',
]) {
  test(`${address} shows the one 404 page, with frame and bundles`, async ({ page }) => {
    const response = await visit(page, address);
    expect(response?.status()).toBe(404);
    const [path = ''] = address.split('?');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page Not Found: ${path}`);
    await expect(page.getByRole('heading', { name: 'Hot Bundles' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

for (const [address, heading, bundles] of [
  ['/de/no-such-page', 'Seite nicht gefunden: /no-such-page', 'Günstige Pakete'],
  ['/ja/help/no-such-page', 'ページが見つかりません：/help/no-such-page', 'お得なセット'],
] as const) {
  test(`${address} shows the 404 page of its language`, async ({ page }) => {
    expect((await visit(page, address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { name: bundles })).toBeVisible();
    const [, language = ''] = address.split('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('the order of nobody is not found', async ({ page }) => {
  expect((await visit(page, '/thankyou?checkout=nothing'))?.status()).toBe(404);
});

test('another browser learns nothing from the id of a checkout', async ({ page, browser }) => {
  await walkToCheckout(page);
  const email = newAddress();
  await continueAs(page, email);
  await payWith(page, cards.pays);
  const key = await licenceKeyOn(page);
  const stranger = await (await browser.newContext()).newPage();
  await visit(stranger, page.url());
  await expect(stranger.locator('body')).not.toContainText(key);
  await expect(stranger.locator('body')).not.toContainText(email);
});
