import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { testPayload } from '@spindle/content/testing/test-content.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtStorefront, type RunningStorefront, startBuilt } from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

const { url } = await stockedDatabase();
let build: string;
let shops: [RunningStorefront, RunningStorefront];
let shop: RunningStorefront;
const settings = { DATABASE_URL: url, SECRET: 's'.repeat(32), LOCALES: 'en,de' };

/** Every storefront of this file: one that a failed test leaves running would keep the run from ending. */
const started: RunningStorefront[] = [];

async function start(of: Readonly<Record<string, string>>): Promise<RunningStorefront> {
  const running = await startBuilt(build, of);
  started.push(running);
  return running;
}

beforeAll(async () => {
  build = await builtStorefront();
  const apart = { ...settings, JOBS: 'off' };
  shops = await Promise.all([start(apart), start(apart)]);
  [shop] = shops;
});

afterAll(async () => {
  for (const { program } of started) program.kill('SIGKILL');
});

test('what somebody searches for is found in their language, by form and while they type, and kept by nobody', async () => {
  const page = await fetch(`${shop.origin}/de/search?q=untertittel`);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toContain('private');
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('/assets/entry.client');
  const found = [...html.matchAll(/<li><p class="label">[^<]*<\/p><a [^>]*href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(found).toContain('/de/help/subtitles-are-missing');
  for (const href of found) expect((await fetch(shop.origin + href)).status).toBe(200);

  const typed = await fetch(`${shop.origin}/api/cms/page-help/search?q=unterti&locale=de`);
  const { data } = (await typed.json()) as { data: { path: string }[] };
  expect(data.map(({ path: found }) => found)).toContain('/help/subtitles-are-missing');
  expect(await (await fetch(`${shop.origin}/help`)).text()).toContain('<spindle-search');
  const long = await fetch(`${shop.origin}/search?q=${'subtitles+'.repeat(500)}`);
  expect(long.status).toBe(200);
  expect(await long.text()).toContain('/help/subtitles-are-missing');
  expect(await (await fetch(`${shop.origin}/search?q=a`)).text()).toContain('Type at least 2 characters');
});

test('a worker sends what storefronts that work off no jobs have queued, and shows no pages', async () => {
  const email = 'apart@example.test';
  const asked = await fetch(`${shop.origin}/backend/api/auth/register/per`, {
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBe(200);
  const mails = async () => (await fetch(`${shop.origin}/dev/mailbox.json?to=${email}`)).json();
  expect(await mails()).toEqual([]);
  const worker = await start({ ...settings, JOBS: 'only', ORIGIN: shop.origin });
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
  };
  const many = await start({ ...settings, ...hosts, JOBS: 'off' });
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
  // Stored now: each host still gets its own.
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
  expect(await ask('api.shop.test', '/dvd-ripper')).toMatchObject({
    status: 301,
    headers: { location: 'http://shop.test/dvd-ripper' },
  });
  expect(await many.stop()).toBe(0);
});

test('pages have the suffix that is set, and addresses without it lead there', async () => {
  const suffixed = await start({ ...settings, PAGE_SUFFIX: '.html', JOBS: 'off' });
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

const textOf = async (path: string, { origin } = shop) => (await fetch(origin + path)).text();
const titleOf = async (path: string, where = shop) =>
  /<title>(.*?)<\/title>/.exec(await textOf(path, where))?.[1];

/** What a page says its areas are, and the chunks of words that its head names. */
async function wordsOn(path: string) {
  const html = await textOf(path);
  const words = /data-words="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const manifest = JSON.parse(readFileSync(join(build, 'client/.vite/manifest.json'), 'utf8'));
  const chunks = Object.keys(manifest)
    .filter((source) => source.startsWith('../../i18n/'))
    .map((source) => `/${manifest[source].file}`)
    .filter((file) => html.includes(`<link rel="modulepreload" href="${file}"`));
  return { words, fetched: await Promise.all(chunks.map((file) => textOf(file))) };
}

/** Unannounced, a page would be kept for minutes. How fast the machine is does not matter here, ms. */
const PUBLISHED_WITHIN = 120_000;

test('a product page that an editor makes has its address on both storefronts without a deploy', async () => {
  const status = async (path: string, where = shop) => (await fetch(where.origin + path)).status;
  for (const each of shops) expect(await status('/photo-tool', each)).toBe(404);
  const payload = await testPayload(url);
  for (const collection of ['page-products', 'page-buys'] as const) {
    const data = { slug: 'photo_tool', title: `Photo Tool in ${collection}`, _status: 'published' };
    await payload.create({ collection, data });
  }
  for (const each of shops) {
    await expect.poll(() => titleOf('/photo-tool', each)).toContain('Photo Tool in page-products');
    expect(await titleOf('/photo-tool/buy', each)).toContain('Photo Tool in page-buys');
    // It has no German words.
    expect(await status('/de/photo-tool', each)).toBe(404);
    expect(await textOf('/sitemap.xml', each)).toContain(`<loc>${each.origin}/photo-tool/buy</loc>`);
  }
  expect(await textOf('/photo-tool/buy')).toContain('data-page-type="buy"');
  expect(await status('/photo_tool')).toBe(404);
  await payload.delete({ collection: 'page-products', where: { slug: { equals: 'photo_tool' } } });
  for (const each of shops) {
    await expect.poll(() => status('/photo-tool', each)).toBe(410);
    expect(await status('/photo-tool/buy', each)).toBe(200);
  }
});

test('an admin’s script is let into its page by hash, and what is no code stays words', async () => {
  const payload = await testPayload(url);
  const hostile = '</title><script>alert(1)</script>';
  const script = 'if (1 < 2 && "a")\n  document.title += "!";';
  const structuredData = JSON.stringify({ '@type': 'Thing', name: hostile });
  const seo = {
    metaDescription: hostile,
    meta: [{ name: 'author', content: hostile }],
    script,
    structuredData,
  };
  const data = { slug: 'scripted', title: hostile, seo, _status: 'published' };
  const { id } = await payload.create({ collection: 'page-products', data: data as never });
  await expect.poll(async () => (await fetch(`${shop.origin}/scripted`)).status).toBe(200);
  // Rendered, then stored.
  for (const _ of [1, 2]) {
    const answer = await fetch(`${shop.origin}/scripted`);
    const html = await answer.text();
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(html).toContain(`<script>${script}</script>`);
    expect(html.split('<script>')).toHaveLength(2);
  }
  expect((await fetch(`${shop.origin}/dvd-ripper`)).headers.get('content-security-policy')).not.toContain(
    'sha256-',
  );
  await payload.delete({ collection: 'page-products', id });
});

test('a route rule leads on from old addresses and from a page of the shop’s own, on both storefronts, until it is deleted', async () => {
  const payload = await testPayload(url);
  const ask = async (path: string, { origin }: RunningStorefront) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  for (const each of shops) expect((await ask('/old-dvd-copy', each))[0]).toBe(404);
  const rules = [
    { from: '/old-dvd-copy', to: '/dvd-ripper#plans', permanent: false },
    { from: '/blog', to: 'https://blog.example/', permanent: true },
    { from: '/promotion', to: '/store', permanent: false },
    { from: '/old-dvd-creator', permanent: true },
  ];
  const made = [];
  for (const data of rules) made.push(await payload.create({ collection: 'redirects', data: data as never }));
  for (const each of shops) {
    await expect.poll(() => ask('/de/old-dvd-copy?x=1', each)).toEqual([302, '/de/dvd-ripper?x=1#plans']);
    await expect.poll(() => ask('/blog', each)).toEqual([301, 'https://blog.example/']);
    await expect.poll(() => ask('/promotion', each)).toEqual([302, '/store']);
  }
  for (const cookie of ['', `laravel_session=made-up.${'a'.repeat(43)}%3D`]) {
    const gone = await fetch(`${shop.origin}/old-dvd-creator`, { headers: { cookie } });
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('/old-dvd-creator</h1>')]);
  }
  for (const { id } of made) await payload.delete({ collection: 'redirects', id });
  for (const each of shops) await expect.poll(async () => (await ask('/old-dvd-copy', each))[0]).toBe(404);
});

test('without the editors’ page for it a 404 is a 500, and no longer once that is published', async () => {
  const payload = await testPayload(url);
  const where = { slug: { equals: 'error-404' } };
  const update = (_status: string) =>
    payload.update({ collection: 'page-error', where, data: { _status } as never });
  const status = async (path: string) => (await fetch(shop.origin + path)).status;
  expect(await status('/nothing-at-all')).toBe(404);
  await update('draft');
  await expect.poll(() => status('/nothing-at-all')).toBe(500);
  expect(await status('/sandbox/pay/nothing')).toBe(500);
  await update('published');
  await expect.poll(() => status('/nothing-at-all')).toBe(404);
});

test('what an editor publishes is on both storefronts long before their pages are old', async () => {
  const before = await Promise.all(shops.map((each) => titleOf('/', each)));
  expect(before[0]).toBe(before[1]);
  const payload = await testPayload(url);
  await payload.updateGlobal({
    slug: 'page-home',
    data: { title: 'Published just now', _status: 'published' },
  });
  const published = performance.now();
  const times = await Promise.all(
    shops.map(async (each) => {
      const title = () => titleOf('/', each);
      await expect.poll(title, { interval: 10, timeout: PUBLISHED_WITHIN }).toContain('Published just now');
      return Math.round(performance.now() - published);
    }),
  );
  console.info(`Published, and on the two storefronts after ${times.join(' and ')} ms.`);
});

describe('pages', () => {
  test('languages that are served have a prefix, others do not exist', async () => {
    expect(await textOf('/de/dvd-ripper')).toContain('<html lang="de"');
    for (const path of ['/fr/dvd-ripper', '/en/dvd-ripper', '/nothing-here', '/de/nothing-here']) {
      expect({ path, status: (await fetch(shop.origin + path)).status }).toEqual({ path, status: 404 });
    }
    expect(await textOf('/nothing-here')).toContain('/nothing-here');
    expect(await textOf('/fr/dvd-ripper')).toContain('Page Not Found: /fr/dvd-ripper');
    expect(await textOf('/de/nothing-here')).toMatch(/<h1[^>]*>[^<]*: \/nothing-here</);
  });

  test.each([
    ['middleware', '/de/member', '/de/member?a=login'],
    ['a loader', '/de/checkout.htm?pid=643', '/de/checkout?pid=643'],
    ['middleware', '/member?a=my_products', '/member?a=login'],
  ])('a redirect of %s keeps the language: %s', async (_, path, target) => {
    const answer = await fetch(shop.origin + path, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(target);
  });

  test('the browser asks for data, and is redirected, in the language of its page', async () => {
    const html = await textOf('/de/checkout?pid=643&opt643=LFT');
    expect(html).toContain('"basename":"/de"');
    expect(html).toMatch(/href="\/de\/checkout\?pid=643&amp;opt643=1Y/);
    expect(await textOf('/de/checkout.data?pid=643&opt643=LFT')).toContain('€');
    expect(await textOf('/de/member.data')).toContain(`${shop.origin}/de/member?a=login`);
  });

  test.each(['/', '/de/dvd-ripper', '/no-such-page', '/member?a=login', '/checkout?pid=643&opt643=LFT'])(
    '%s begins with the doctype, without which browsers fall back to the rules of old pages',
    async (path) => {
      expect(await textOf(path)).toMatch(/^<!DOCTYPE html><html/);
    },
  );

  test('a content page has one script, of its own origin, and no nonce', async () => {
    const html = await textOf('/dvd-ripper');
    const scripts = html.match(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/^<script type="module" src="\/assets\/[^"]+\.js"/);
    expect(html).not.toMatch(/nonce=|modulepreload|\sstyle="|\son\w+="/);
  });

  test('a hydrated page fetches the words of its own areas, in its language only', async () => {
    const { words, fetched } = await wordsOn('/de/checkout?pid=643&opt643=LFT');
    expect(words).toEqual(['frame', 'errors', 'consent', 'checkout', 'offer']);
    expect(fetched).toEqual(expect.arrayContaining([expect.stringContaining('Weiter zur Zahlung')]));
    expect(fetched.join()).not.toMatch(/Continue to payment|Passwort vergessen/);
    const login = await wordsOn('/member?a=login');
    expect(login.words).toEqual(['frame', 'errors', 'consent', 'accounts']);
    expect(login.fetched.join()).toContain('Forgot your password?');
  });

  test.each(['/checkout?pid=643&opt643=LFT', '/member?a=login'])(
    'on %s the modules give way to what is seen, and are few',
    async (path) => {
      const links = (await textOf(path)).match(/<link rel="modulepreload"[^>]*>/g) ?? [];
      const first = new Map(
        links.toReversed().map((link) => [/href="([^"]+)"/.exec(link)?.[1], link] as const),
      );
      expect(first.size).toBeGreaterThan(5);
      expect(first.size).toBeLessThan(16);
      for (const link of first.values()) expect(link).toMatch(/ fetchpriority="low"/i);
    },
  );

  test('a page names the sheet of every page first, and then those of the blocks on it', async () => {
    const sheetsOn = async (path: string) =>
      [
        ...(await textOf(path)).matchAll(/<link rel="stylesheet" href="\/assets\/([a-zA-Z]+)-[^"]{8}\.css"/g),
      ].map(([, name]) => name);
    expect(await sheetsOn('/dvd-ripper/buy')).toEqual([
      ...['app', 'Frame', 'Plans', 'RelatedProducts', 'ProductRow', 'Faq'],
    ]);
    expect(await sheetsOn('/')).toEqual(expect.arrayContaining(['Hero', 'ProductRow']));
    expect(await sheetsOn('/')).not.toContain('Plans');
    expect(await sheetsOn('/checkout?pid=643&opt643=LFT')).toEqual(['app', 'checkout']);
    expect(await sheetsOn('/member?a=login')).toEqual(['app', 'Frame', 'AuthFrame']);
  });

  test('what content pages load holds no React', () => {
    type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
    const manifest = JSON.parse(readFileSync(join(build, 'client/.vite/manifest.json'), 'utf8')) as Record<
      string,
      Chunk
    >;
    const seen = new Set<string>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || seen.has(chunk.file)) return;
      seen.add(chunk.file);
      for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
    };
    visit('app/enhance/load.ts');
    expect(seen.size).toBeGreaterThan(2);
    for (const file of seen) {
      expect(readFileSync(join(build, 'client', file), 'utf8')).not.toMatch(
        /react\.(transitional\.)?element/,
      );
    }
  });

  test('a hydrated page has a nonce of its own each time, and the policy names it', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 2; visit++) {
      const answer = await fetch(`${shop.origin}/checkout?pid=643&opt643=LFT`);
      const nonce = /'nonce-([^']+)' 'strict-dynamic'/.exec(
        answer.headers.get('content-security-policy') ?? '',
      )?.[1];
      expect(answer.headers.get('cache-control')).toMatch(/private|no-store/);
      for (const [script] of (await answer.text()).matchAll(/<script[^>]*>/g)) {
        expect(script).toMatch(new RegExp(`nonce="${nonce}"|application/(?:ld\\+)?json`));
      }
      nonces.add(nonce ?? '');
    }
    expect(nonces.size).toBe(2);
  });

  test.each([
    ['/checkout?pid=643&opt643=LFT', 'Skip to content'],
    ['/de/member?a=login', 'Zum Inhalt springen'],
  ])('%s brings the words of its own language only', async (path, own) => {
    const html = await textOf(path);
    expect(html).toContain(own);
    const scripts = [...new Set(html.match(/\/assets\/[^"]+\.js/g))];
    const texts = scripts.map((file) => readFileSync(join(build, 'client', file), 'utf8'));
    for (const words of ['Skip to content', 'Zum Inhalt springen', 'Aller au contenu']) {
      const holders = texts.filter((text) => text.includes(words));
      expect({ words, holders: holders.length }).toEqual({ words, holders: words === own ? 1 : 0 });
    }
  });

  test("a payment provider's page, whose address holds the payment's id, is without the tracker's gate", async () => {
    expect(await textOf('/checkout?pid=643&opt643=LFT')).toContain('<spindle-consent');
    expect(await textOf('/sandbox/pay/nothing')).not.toContain('<spindle-consent');
  });

  test('a code that does not exist leads to the page without one', async () => {
    const etagOf = async (path: string) => (await fetch(shop.origin + path)).headers.get('etag');
    const plain = await etagOf('/dvd-ripper');
    expect(plain).not.toBeNull();
    expect(await etagOf('/dvd-ripper?coupon=MADE-UP&discount=TOO')).toBe(plain);
  });

  test('a page is stored once where it is the same on both systems, and says so', async () => {
    const varies = async (path: string) => (await fetch(shop.origin + path)).headers.get('vary');
    expect(await varies('/privacy')).toBe('Accept-Encoding');
    expect(await varies('/dvd-ripper')).toBe('Accept-Encoding, User-Agent, Sec-CH-UA-Platform');
  });

  test('assets never change, and are compressed', async () => {
    const [, path] = /href="(\/assets\/app-[^"]+\.css)"/.exec(await textOf('/')) ?? expect.fail('no style');
    const answer = await fetch(shop.origin + path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });
});

describe('addresses that links from elsewhere have', () => {
  const at = (path: string) => fetch(shop.origin + path, { redirect: 'manual' });

  test.each([
    [
      '/checkout.htm?pid=643&opt643=Lifetime+5PC&coupon=DNC10',
      '/checkout?pid=643&opt643=Lifetime+5PC&coupon=DNC10',
    ],
    ['/de/checkout.htm', '/de/checkout'],
    ['/mlink/download.php?pid=643', '/dev/downloads/spindle-dvd-ripper-win.exe'],
    ['/mlink?p=60646', '/dev/downloads/spindle-blu-ray-ripper-mac.dmg'],
    ['/setup/spindle-dvd-ripper-win.exe', '/dev/downloads/spindle-dvd-ripper-win.exe'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await at(path);
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get('location') ?? '', shop.origin).href).toBe(shop.origin + target);
  });

  test.each(['/member?a=log_out', '/mlink', '/made/up/path'])('%s is the same 404 page', async (path) => {
    const answer = await at(path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('<footer');
    expect(html).toContain('hero-disc');
    expect(html).toContain('/dvd-ripper');
  });

  test.each(['/mlink', '/mlink?p=1', '/mlink/download.php?pid=x', '/setup/nothing.exe', '/setup'])(
    '%s leads nowhere and is the 404 page',
    async (path) => {
      const answer = await at(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<html lang="en"');
    },
  );

  test('a download of the demo says that there is no installer', async () => {
    const answer = await fetch(`${shop.origin}/mlink/download.php?pid=643`);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="spindle-dvd-ripper-win.exe.txt"',
    );
    expect(await answer.text()).toContain('no installer');
    expect((await at('/dev/downloads/nothing.exe')).status).toBe(404);
  });

  test('the buttons of the pages lead to a file', async () => {
    const html = await textOf('/dvd-ripper');
    const [, href] = /href="([^"]+)"[^>]*data-track="download"/.exec(html) ?? expect.fail('no download');
    expect((await fetch(new URL(href ?? '', shop.origin))).ok).toBe(true);
  });
});

describe('bad input', () => {
  const TEN_MEGABYTES = 'a'.repeat(10 * 1024 * 1024);
  test.each(['/checkout', '/backend/api/auth/login', '/dvd-ripper'])(
    '10 MB to %s are refused',
    async (path) => {
      const headers = { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(shop.origin + path, { method: 'POST', body: TEN_MEGABYTES, headers });
      expect(answer.status).toBe(413);
    },
  );

  test.each([
    ['DELETE', '/dvd-ripper', 405],
    ['POST', '/dvd-ripper', 405],
    ['GET', '/backend/nothing', 404],
    ['GET', '/dvd-ripper?coupon=%00', 400],
    ['GET', '/dvd-ripper?coupon=%ff%fe', 200],
  ])('%s %s is %i, without a stack trace', async (method, path, status) => {
    const answer = await fetch(shop.origin + path, { method, headers: { origin: shop.origin } });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/\n\s+at .+:\d+:\d+|node_modules/);
  });
});

test('asked to stop, it finishes and leaves in order', async () => {
  const last = shops[1];
  await textOf('/', last);
  expect(await last.stop()).toBe(0);
  expect(last.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});
