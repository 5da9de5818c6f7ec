import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { licenceRequest, makeMachineKey, offlineUrl } from '../sdk/typescript/offline.ts';
import { chromiumLaunch } from './chromium.ts';
import { consent, licenceKeyOn, order, payWith } from './journeys/buying.ts';
import { isIn, sendLogIn } from './journeys/log-in.ts';
import { ready, visit } from './ready.ts';
import { cards, member, staff } from './shop.ts';

/**
 * `npm run docs:pictures -- [address of the shop] [of the back office]`: takes the pictures of docs/ from a running demo shop,
 * by default the one that `npm start` runs. It buys a licence there and activates a computer.
 */
const [shop = 'http://localhost:3000', desk = 'http://localhost:3001'] = process.argv.slice(2);
const IMAGES = join(import.meta.dirname, '../docs/images');
const STRIPE = 'from-sandbox-to-stripe';
const APPLICATION = 'desktop-application';
const OWNER = 'owners-guide';

const browser = await chromium.launch(await chromiumLaunch());
try {
  await pictureTheDesk(browser, await pictureTheShop(browser));
} finally {
  await browser.close();
}

/**
 * A licence bought with a test card, the computer that uses it, and one without a network.
 * @returns the number of the order
 */
async function pictureTheShop(from: Browser): Promise<string> {
  const page = await opened(from, shop, { width: 900, height: 760 });
  await visit(page, '/member?a=login');
  await page.getByRole('button', { name: 'Decline' }).click();
  await sendLogIn(page, member);
  await isIn(page);

  await visit(page, '/checkout?pid=643&opt643=Lifetime%2B5PC');
  await consent(page);
  await order(page).click();
  const toPay = page.getByRole('heading', { level: 1, name: 'Pay Spindle' });
  // If this ran a few minutes ago, the shop asks first; the script goes on.
  const question = page.getByRole('alert');
  await toPay.or(question).waitFor();
  if (await question.isVisible()) await order(page).click();
  await toPay.waitFor();
  await ready(page);
  await take(page, STRIPE, 'sandbox');
  await payWith(page, cards.pays);
  const key = await licenceKeyOn(page);
  await take(page, APPLICATION, 'key');
  await visit(page, '/member?a=orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /DVD Ripper/ })
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1, name: /^Order SP-/ });
  await heading.waitFor();
  await page.getByRole('link', { name: /^Invoice / }).scrollIntoViewIfNeeded();
  await take(page, STRIPE, 'order');
  const number = (await heading.innerText()).match(/SP-[\w-]+/)?.[0];
  if (!number) throw new Error('the page of the order does not name it');

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
  return number;
}

/** What a shop's owner works with: the desk, with the order that was just bought. */
async function pictureTheDesk(from: Browser, orderNumber: string): Promise<void> {
  const page = await opened(from, desk, { width: 1440, height: 880 });
  const signedIn = await page.request.post('/api/staff/login', { data: staff });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  const { token } = (await signedIn.json()) as { token: string };
  await page.context().addCookies([{ name: 'payload-token', value: token, url: desk }]);
  const picture = async (path: string, name: string) => {
    await visit(page, `/admin${path}`);
    await take(page, OWNER, name);
  };
  const openOne = async (name: RegExp | string) => {
    await page.locator('.desk tbody tr', { hasText: name }).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ready(page);
  };

  await picture('/orders', 'orders');
  await picture('/sales', 'sales');
  await picture('/tax-registrations', 'tax');
  await picture('/books', 'books');

  await visit(page, `/admin/orders/${orderNumber}`);
  await page.getByLabel('An amount, shared by all lines').fill('10');
  await page.getByRole('button', { name: 'Show what it does' }).click();
  const send = page.getByRole('button', { name: /^Send .* back$/ });
  await send.waitFor();
  await ready(page);
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, OWNER, 'refund');

  const ofMember = new URLSearchParams({ email: member.email });
  await visit(page, `/admin/subscriptions?${ofMember}`);
  await openOne('Runs');
  await take(page, OWNER, 'subscription');
  await visit(page, '/admin/licences');
  await page.getByLabel('Key, address, order or computer').fill(member.email);
  await page.getByRole('search').first().getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: member.email }).waitFor();
  await openOne('5 computers');
  await take(page, OWNER, 'licence');
  await visit(page, '/admin/members');
  await page.getByLabel('Address, name, order number, licence key or id').fill(member.email);
  await page.getByRole('search').getByRole('button', { name: 'Show' }).click();
  await openOne(member.email);
  await take(page, OWNER, 'member');
}

async function opened(from: Browser, baseURL: string, viewport: { width: number; height: number }) {
  const context = await from.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
  return context.newPage();
}

async function take(page: Page, folder: string, name: string): Promise<void> {
  await mkdir(join(IMAGES, folder), { recursive: true });
  await page.screenshot({ path: join(IMAGES, folder, `${name}.png`), animations: 'disabled' });
}
