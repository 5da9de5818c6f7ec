import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureMember } from '@spindle/domain/accounts/ensure-member.ts';
import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { cookieHeader } from '@spindle/domain/accounts/testing/accounts.ts';
import { demoInstaller } from '@spindle/domain/downloads/seed-demo.ts';
import { releases } from '@spindle/domain/downloads/tables.ts';
import { issueLicence } from '@spindle/domain/licences/issue-licence.ts';
import { licences } from '@spindle/domain/licences/tables.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

// Addresses that programs, mails and other sites link to.
const { db, url } = await stockedDatabase();
const data = await mkdtemp(join(tmpdir(), 'spindle-storefront-'));
const settings = { DATABASE_URL: url, DATA_DIR: data, SECRET: 's'.repeat(32), LOCALES: 'en,de', JOBS: 'off' };
let shop: RunningStorefront;

beforeAll(async () => {
  await db.execute(sql`update cms.login_page set seo_script = 'lookedAt("log-in")'`);
  shop = await startBuilt(await builtStorefront(), settings);
});
afterAll(async () => {
  endStorefronts();
  await rm(data, { recursive: true });
});

const at = (path: string) => fetch(shop.origin + path, { redirect: 'manual' });

test.each([
  [
    '/checkout.htm?pid=643&opt643=Lifetime+5PC&coupon=DNC10',
    '/checkout?pid=643&opt643=Lifetime+5PC&coupon=DNC10',
  ],
  ['/de/checkout.htm', '/de/checkout'],
])('%s leads to %s', async (path, target) => {
  const answer = await at(path);
  expect(answer.status).toBe(302);
  expect(new URL(answer.headers.get('location') ?? '', shop.origin).href).toBe(shop.origin + target);
});

test('the first page of a category has one address, and what is no number of a page none', async () => {
  const first = await at('/dvd/1');
  expect([first.status, new URL(first.headers.get('location') ?? '', shop.origin).pathname]).toEqual([
    301,
    '/dvd',
  ]);
  expect((await at('/dvd/2')).status).toBe(200);
  for (const number of ['0', '-1', '02', '1e3', '1000000000', encodeURIComponent('２')])
    expect([number, (await at(`/dvd/${number}`)).status]).toEqual([number, 404]);
});

test('an admin’s script of the log-in page runs there by that answer’s nonce, and nowhere else', async () => {
  const answer = await at('/member?a=login');
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(nonce).toBeDefined();
  expect(await answer.text()).toContain(`<script nonce="${nonce}">lookedAt("log-in")</script>`);
  expect(await (await at('/member?a=register')).text()).not.toContain('lookedAt');
});

test.each([
  ['/entry-product?slug=dvd_ripper', '/dvd-ripper'],
  ['/entry-product-buy?slug=dvd_ripper', '/dvd-ripper/buy'],
  ['/entry-article-category?slug=dvd', '/dvd'],
  ['/entry-system-article?slug=privacy', '/privacy'],
])('%s shows what stands at %s, and names that to search engines', async (path, target) => {
  const answer = await at(path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"/]*//[^/"]+${target}"`));
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

test.each([
  ['/mlink/download.php?pid=643', 'spindle-dvd-ripper-win.exe'],
  ['/mlink?p=60646', 'spindle-blu-ray-ripper-mac.dmg'],
  ['/setup/spindle-dvd-ripper-win.exe', 'spindle-dvd-ripper-win.exe'],
  ['/setup/dvd-ripper?system=mac', 'spindle-dvd-ripper-mac.dmg'],
])('%s leads to the file %s, at an address that ends', async (path, file) => {
  const answer = await at(path);
  const target = new URL(answer.headers.get('location') ?? '', shop.origin);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
  expect(target.pathname).toMatch(new RegExp(`^/setup/files/[0-9a-f-]{36}/${file}$`));
  expect([...target.searchParams.keys()]).toEqual(['ends', 'signature']);
});

test('who can not run what a link means is shown what there is, in the language of the page before', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone)', referer: `${shop.origin}/de/dvd-ripper` };
  const answer = await fetch(`${shop.origin}/mlink?p=643`, { headers });
  const html = await answer.text();
  expect(answer.url).toBe(`${shop.origin}/de/downloads/dvd-ripper`);
  expect(html).toContain('ein System, für das diese Programme nicht gemacht sind');
  expect(html).toContain('/mlink/download.php?pid=643&amp;system=win&amp;arch=x64');
  expect(html).toContain('/mlink/download.php?pid=60643&amp;system=mac&amp;arch=universal');
  expect(html).toMatch(/<code[^>]*>[0-9a-f]{64}<\/code>/);
  expect((await at('/downloads/nothing')).status).toBe(404);
});

test('a download of the demo says that there is no installer, and is resumed', async () => {
  const [{ id } = { id: '' }] = await db
    .select({ id: releases.id })
    .from(releases)
    .where(eq(releases.pid, '643'));
  const text = demoInstaller('Spindle DVD Ripper for Windows', '1.4.0');
  await mkdir(join(data, 'releases'), { recursive: true });
  await writeFile(join(data, 'releases', id), text);
  const answer = await fetch(`${shop.origin}/mlink/download.php?pid=643`);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="spindle-dvd-ripper-win.exe"');
  expect(await answer.text()).toBe(text);
  const rest = await fetch(answer.url, { headers: { range: 'bytes=4000-' } });
  expect([rest.status, await rest.text()]).toEqual([206, text.slice(4000)]);
});

describe('the archive of a licence', () => {
  let memberId: string;
  let otherId: string;
  let release: typeof releases.$inferSelect;
  /** The cookies of the member's browser. */
  let cookie: string;
  beforeAll(async () => {
    ({ memberId } = await seedDemoMember(db));
    const other = { email: 'other@example.test', locale: 'en', at: () => new Date() } as const;
    otherId = (await ensureMember(db, other)).memberId;
    const [found] = await db.select().from(releases).where(eq(releases.pid, '643'));
    release = found ?? expect.fail('no release');
    const { email, password } = DEMO_MEMBER;
    const logIn = await fetch(`${shop.origin}/backend/api/auth/login`, {
      method: 'POST',
      headers: { origin: shop.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    cookie = cookieHeader(logIn.headers.getSetCookie());
  });
  async function licenceOf(owner: string, change: Partial<typeof licences.$inferInsert> = {}) {
    const { id } = await issueLicence(
      db,
      { memberId: owner, pid: '643', productName: 'DVD Ripper', licenceType: 'LFT' },
      { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null },
      new Date(),
    );
    if (Object.keys(change).length > 0) await db.update(licences).set(change).where(eq(licences.id, id));
    return id;
  }
  const link = (licence: string) => `/mlink/download.php?licence=${licence}&release=${release.id}`;
  const asMember = (path: string) => fetch(shop.origin + path, { headers: { cookie }, redirect: 'manual' });
  const file = () => expect.stringContaining(`/setup/files/${release.id}/`);

  test('is its member’s alone', async () => {
    const [own, foreign] = [await licenceOf(memberId), await licenceOf(otherId)];
    const led = await asMember(link(own));
    expect([led.status, led.headers.get('location')]).toEqual([302, file()]);
    // No cache may give it to the next visitor.
    expect(led.headers.get('cache-control')).toContain('no-store');
    for (const path of [link(foreign), link(randomUUID()), link('x'), `${link(own)}0`])
      expect((await asMember(path)).status).toBe(404);
    expect(await (await asMember('/member')).text()).toContain(link(own).replace('&', '&amp;'));
  });

  test('asks nobody in who is not logged in, whatever there is of it', async () => {
    for (const licence of [await licenceOf(memberId), await licenceOf(otherId), randomUUID()]) {
      const back = encodeURIComponent(link(licence)).replaceAll('%20', '+');
      for (const sent of ['', cookie.replace(/=[^;]+/g, '=made-up')]) {
        const asked = await fetch(shop.origin + link(licence), {
          headers: { cookie: sent },
          redirect: 'manual',
        });
        const target = new URL(asked.headers.get('location') ?? '', shop.origin);
        expect([asked.status, target.pathname + target.search]).toEqual([
          302,
          `/member?a=login&back=${back}`,
        ]);
      }
    }
  });

  test('has what came out by the end of its updates', async () => {
    const { releasedAt } = release;
    const before = new Date(releasedAt.getTime() - 1);
    const brings = async (change: Partial<typeof licences.$inferInsert>) => {
      const answer = await asMember(link(await licenceOf(memberId, change)));
      return answer.status === 302 ? answer.headers.get('location') : answer.status;
    };
    expect(await brings({ updatesUntil: before })).toBe(404);
    expect(await brings({ updatesUntil: releasedAt })).toEqual(file());
    // The licence has stopped working but keeps its updates.
    expect(await brings({ updatesUntil: releasedAt, worksUntil: releasedAt })).toEqual(file());
    expect(await brings({ updatesUntil: before, worksUntil: null })).toBe(404);
    expect(await brings({ state: 'suspended' })).toBe(404);
    expect(await brings({ state: 'revoked' })).toBe(404);
    expect(await brings({ pid: '646' })).toBe(404);
  });
});

test('the buttons of the pages lead to a file', async () => {
  const html = await (await fetch(`${shop.origin}/dvd-ripper`)).text();
  const [, href] = /href="([^"]+)"[^>]*data-track="download"/.exec(html) ?? expect.fail('no download');
  expect((await at(href ?? '')).headers.get('location')).toContain('/setup/files/');
});
