import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { licenceRequest, makeMachineKey, offlineUrl } from '../sdk/typescript/offline.ts';
import { chromiumLaunch } from './chromium.ts';
import { licenceKeyOn, payWith, toPayment } from './journeys/buying.ts';
import { visit } from './ready.ts';
import { cards, member } from './shop.ts';

/**
 * `npm run docs:pictures -- [address]`: takes the pictures of docs/ from a demo shop that runs, by default where
 * `npm start` runs it. It buys a licence there and activates a computer.
 */
const [shop = 'http://localhost:3000'] = process.argv.slice(2);
const IMAGES = join(import.meta.dirname, '../docs/images');
const STRIPE = 'from-sandbox-to-stripe';
const APPLICATION = 'desktop-application';

const browser = await chromium.launch(await chromiumLaunch());
try {
  await pictureTheShop(browser);
} finally {
  await browser.close();
}

/** A licence that is bought with a test card, the computer that uses it, and one without a network. */
async function pictureTheShop(from: Browser): Promise<void> {
  const page = await opened(from, shop, { width: 900, height: 760 });
  await visit(page, '/member?a=login');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/member$/);

  await visit(page, '/checkout?pid=643&opt643=Lifetime%2B5PC');
  await toPayment(page);
  await take(page, STRIPE, 'sandbox');
  await payWith(page, cards.pays);
  const key = await licenceKeyOn(page);
  await take(page, APPLICATION, 'key');
  await visit(page, '/member?a=orders');
  await page.getByRole('main').locator('ol a').first().click();
  await page.getByRole('link', { name: /^Invoice / }).scrollIntoViewIfNeeded();
  await take(page, STRIPE, 'order');

  const device = { device: randomUUID(), name: 'Dana’s laptop', system: 'win' as const };
  const activated = await page.request.post('/backend/licence/activate', {
    data: { ...device, key, nonce: randomUUID() },
  });
  if (!activated.ok()) throw new Error(await activated.text());
  await visit(page, '/member?a=devices');
  const seat = page.getByRole('listitem').filter({ hasText: device.name }).last();
  await seat.scrollIntoViewIfNeeded();
  await take(page, APPLICATION, 'devices');

  await page.request.post('/backend/licence/release', { data: { key, device: device.device } });
  await page.setViewportSize({ width: 390, height: 1180 });
  const request = licenceRequest(makeMachineKey(), { ...device, device: randomUUID(), name: 'Lab 3' });
  await visit(page, offlineUrl('/activate-offline', request));
  await page.getByLabel('Another one, by the key below').check();
  await page.getByLabel('Licence key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Make the licence file' }).click();
  await page.getByRole('img', { name: 'The licence file as a QR code' }).waitFor();
  await take(page, APPLICATION, 'without-a-network');
}

async function opened(from: Browser, baseURL: string, viewport: { width: number; height: number }) {
  const context = await from.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
  return context.newPage();
}

async function take(page: Page, folder: string, name: string): Promise<void> {
  await mkdir(join(IMAGES, folder), { recursive: true });
  await page.screenshot({ path: join(IMAGES, folder, `${name}.png`), animations: 'disabled' });
}
