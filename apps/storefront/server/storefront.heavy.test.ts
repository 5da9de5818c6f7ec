import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

const { url } = await stockedDatabase();
const settings = { DATABASE_URL: url, SECRET: 's'.repeat(32), LOCALES: 'en,de', JOBS: 'off' };
let build: string;
let shop: RunningStorefront;

beforeAll(async () => {
  build = await builtStorefront();
  shop = await startBuilt(build, settings);
});
afterAll(endStorefronts);

const textOf = async (path: string) => (await fetch(shop.origin + path)).text();

/** The areas that a page says it has, and the chunks of words that its head names. */
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

test('/metrics counts the pages that were asked for', async () => {
  // With a method that no other test uses, so that the count is known.
  for (const query of ['one', 'two']) {
    expect((await fetch(`${shop.origin}/search?q=${query}`, { method: 'HEAD' })).status).toBe(200);
  }
  const counted = async () =>
    /^http_request_duration_seconds_count\{.*method="HEAD",route="page",status="200"\} (\d+)$/m.exec(
      await textOf('/metrics'),
    )?.[1];
  await expect.poll(counted).toBe('2');
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
    ['middleware', '/member?a=my_products', '/member?a=login&back=%2Fmember%3Fa%3Dmy_products'],
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
    expect(words).toEqual(['frame', 'consent', 'checkout', 'offer']);
    expect(fetched).toEqual(expect.arrayContaining([expect.stringContaining('Zahlungspflichtig bestellen')]));
    expect(fetched.join()).not.toMatch(/Order with obligation|Passwort vergessen/);
    const login = await wordsOn('/member?a=login');
    expect(login.words).toEqual(['frame', 'consent', 'accounts']);
    expect(login.fetched.join()).toContain('Forgot your password?');
  });

  test.each(['', '/de'])('no page below "%s" binds before the checkout does', async (prefix) => {
    const binds = /obligation to pay|zahlungspflichtig/i;
    for (const path of ['', '/store', '/dvd-ripper', '/dvd-ripper/buy', '/promotion']) {
      expect(await textOf(`${prefix}${path}` || '/')).not.toMatch(binds);
    }
    const checkout = await textOf(`${prefix}/checkout?pid=643&opt643=LFT`);
    expect(checkout.replace(/<script.*?<\/script>/gs, '').match(new RegExp(binds, 'gi'))).toHaveLength(1);
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
    expect(await sheetsOn('/dvd-ripper/buy')).toEqual([...['app', 'Plans', 'shelf']]);
    expect(await sheetsOn('/')).toEqual(['app', 'Hero', 'shelf', 'tour', 'Frames']);
    expect(await sheetsOn('/checkout?pid=643&opt643=LFT')).toEqual(['app', 'checkout']);
    expect(await sheetsOn('/member?a=login')).toEqual(['app', 'AuthFrame']);
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
    ['/backend/api/auth/login', {}, 'field_required'],
    ['/backend/licence/trial', {}, 'field_required'],
    ['/backend/licence/validate', { 'content-type': 'Application/JSON' }, 'field_required'],
    ['/backend/licence/validate', { 'content-type': 'multipart/form-data' }, 'invalid_input'],
  ])('%s that is sent nothing says so: %o', async (path, headers, error) => {
    const sent = { method: 'POST', headers: { origin: shop.origin, ...headers } };
    const answer = await fetch(shop.origin + path, sent);
    expect([answer.status, await answer.json()]).toMatchObject([422, { error }]);
  });

  test.each([
    ['DELETE', '/dvd-ripper', 405],
    ['POST', '/dvd-ripper', 405],
    ['GET', '/backend/nothing', 404],
    ['GET', '/backend/api/auth/login', 405],
    ['GET', '/api/cms/footer/', 404],
    ['GET', '/dvd-ripper?coupon=%00', 400],
    ['GET', '/dvd-ripper?coupon=%ff%fe', 200],
  ])('%s %s is %i, without a stack trace', async (method, path, status) => {
    const answer = await fetch(shop.origin + path, { method, headers: { origin: shop.origin } });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/\n\s+at .+:\d+:\d+|node_modules/);
  });
});

test('asked to stop, it finishes and leaves in order', async () => {
  await textOf('/');
  expect(await shop.stop()).toBe(0);
  expect(shop.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});
