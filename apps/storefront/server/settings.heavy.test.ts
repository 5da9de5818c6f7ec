import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtStorefront, endStorefronts, startBuilt } from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

const { url } = await stockedDatabase();
const settings = { DATABASE_URL: url, SECRET: 's'.repeat(32), LOCALES: 'en,de', JOBS: 'off' };
let build: string;

beforeAll(async () => {
  build = await builtStorefront();
});
afterAll(endStorefronts);

test('a worker sends what storefronts that work off no jobs have queued, and shows no pages', async () => {
  const shop = await startBuilt(build, settings);
  const email = 'apart@example.test';
  const asked = await fetch(`${shop.origin}/backend/api/auth/register/per`, {
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBe(200);
  const mails = async () => (await fetch(`${shop.origin}/dev/mailbox.json?to=${email}`)).json();
  expect(await mails()).toEqual([]);
  const worker = await startBuilt(build, { ...settings, JOBS: 'only', ORIGIN: shop.origin });
  await expect.poll(mails).toHaveLength(1);
  expect((await fetch(`${worker.origin}/metrics`)).status).toBe(200);
  for (const path of ['/', '/checkout', '/backend/member/']) {
    expect((await fetch(worker.origin + path)).status).toBe(404);
  }
  expect(await worker.stop()).toBe(0);
});

test('a language and the backend answer on hosts of their own, with one session for all', async () => {
  const hosts = {
    ORIGIN: 'http://shop.test',
    ORIGIN_DE: 'http://de.shop.test',
    BACKEND_HOST_US: 'http://api.shop.test',
    CALL_ORIGINS: 'https://tools.test',
  };
  const many = await startBuilt(build, { ...settings, ...hosts });
  const ask = (host: string, path: string, headers: OutgoingHttpHeaders = {}) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
      (done, failed) => {
        get(many.origin + path, { headers: { ...headers, host } }, async (answer) =>
          done({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
        ).on('error', failed);
      },
    );
  const english = await ask('shop.test', '/dvd-ripper');
  const german = await ask('de.shop.test', '/dvd-ripper');
  expect(english.body).toContain('<html lang="en"');
  expect(german.body).toContain('<html lang="de"');
  for (const { body } of [english, german]) {
    expect(body).toContain('hrefLang="en" href="http://shop.test/dvd-ripper"');
    expect(body).toContain('hrefLang="de" href="http://de.shop.test/dvd-ripper"');
  }
  expect(german.body).toContain('rel="canonical" href="http://de.shop.test/dvd-ripper"');
  expect(german.body).toContain('href="/dvd-ripper/buy"');
  expect((await ask('shop.test', '/member?a=register')).body).toContain(
    'href="http://de.shop.test/member?a=register"',
  );
  // Now both are stored: each host still gets its own.
  expect((await ask('shop.test', '/dvd-ripper')).body).toContain('<html lang="en"');
  expect((await ask('de.shop.test', '/dvd-ripper')).body).toContain('<html lang="de"');
  expect((await ask('evil.test', '/dvd-ripper')).body).not.toContain('evil.test');
  expect(await ask('shop.test', '/de/dvd-ripper')).toMatchObject({
    status: 301,
    headers: { location: 'http://de.shop.test/dvd-ripper' },
  });

  const login = await ask('de.shop.test', '/member?a=login');
  expect(login.body).toContain('<html lang="de"');
  expect(String(login.headers['set-cookie'])).toContain('Domain=shop.test');
  expect(login.headers['content-security-policy']).toContain('http://api.shop.test');
  const call = await ask('api.shop.test', '/backend/member/', { origin: 'http://de.shop.test' });
  expect(call).toMatchObject({
    status: 401,
    headers: { 'access-control-allow-origin': 'http://de.shop.test' },
  });
  // A listed origin may make calls with its visitors' sessions; others get no access.
  const listed = await ask('api.shop.test', '/backend/member/', { origin: 'https://tools.test' });
  expect(listed.headers).toMatchObject({
    'access-control-allow-origin': 'https://tools.test',
    'access-control-allow-credentials': 'true',
  });
  const other = await ask('api.shop.test', '/backend/member/', { origin: 'https://other.test' });
  expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  expect(await ask('api.shop.test', '/dvd-ripper')).toMatchObject({
    status: 301,
    headers: { location: 'http://shop.test/dvd-ripper' },
  });
  expect(await many.stop()).toBe(0);
});

test('pages have the suffix that is set, and addresses without it lead there', async () => {
  const suffixed = await startBuilt(build, { ...settings, PAGE_SUFFIX: '.html' });
  const ask = async (path: string) => {
    const answer = await fetch(suffixed.origin + path, { redirect: 'manual' });
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
  };
  const page = await ask('/de/dvd-ripper.html');
  expect(page.status).toBe(200);
  expect(page.html).toContain(`rel="canonical" href="${suffixed.origin}/de/dvd-ripper.html"`);
  expect(page.html).toContain('href="/de/dvd-ripper/buy.html"');
  expect(page.html).not.toMatch(/href="\/de\/[a-z-]+"/);
  const checkout = await ask('/checkout.html?pid=643&opt643=LFT');
  expect(checkout.status).toBe(200);
  expect(checkout.html).toContain('data-page-suffix=".html"');
  expect((await ask('/checkout.html.data?pid=643&opt643=LFT')).status).toBe(200);
  expect(await ask('/dvd-ripper/buy?coupon=1')).toMatchObject({
    status: 301,
    to: '/dvd-ripper/buy.html?coupon=1',
  });
  expect(await ask('/checkout?pid=643')).toMatchObject({ status: 301, to: '/checkout.html?pid=643' });
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/nothing-here.html')).html).toContain('Page Not Found: /nothing-here<');
  expect(await suffixed.stop()).toBe(0);
});
