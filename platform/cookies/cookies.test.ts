import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Cookie, cookieText, endedCookie } from './cookie.ts';
import { actingAs } from './page-cookies.ts';
import { acting, RESERVED_COOKIES, session, staffDevice, VISITORS_COOKIES } from './table.ts';
import { emailOfLink } from './visit-cookies.ts';

const DAY = 24 * 60 * 60;
const ROOT = join(import.meta.dirname, '../..');
const OF_STAFF = [staffDevice, acting, actingAs];
/** The fingerprint of an address named by a link shares its name with the log-in's cookie, which replaces it. */
const TWICE = [emailOfLink.name];
const all: readonly Cookie[] = [...VISITORS_COOKIES, ...RESERVED_COOKIES, ...OF_STAFF];
const named = all.filter(({ about }) => about === undefined);

/** Our own sources without tests, by path. */
async function sources(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const file of glob('{apps,content,domain,platform,tracking}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|build|\.next|\.react-router)$/.test(path),
  })) {
    if (/\.test\.tsx?$|\/testing\/|^platform\/cookies\//.test(file)) continue;
    found.set(file, await readFile(join(ROOT, file), 'utf8'));
  }
  return found;
}

test.each<[string, Cookie['reader'], Cookie['basis'], number]>([
  ['laravel_session', 'server', 'necessary', DAY],
  ['user_info_new', 'page', 'necessary', DAY],
  ['username', 'page', 'necessary', DAY],
  ['vip', 'page', 'necessary', DAY],
  ['email', 'page', 'necessary', DAY],
  ['uid', 'page', 'necessary', DAY],
  ['login_code_session', 'server', 'necessary', 10 * 60],
  ['isSubUser', 'page', 'necessary', 7 * DAY],
  ['is_popup_dated', 'page', 'necessary', DAY],
  ['elk_user_email', 'page', 'consent', 365 * DAY],
  ['elk_mac', 'page', 'consent', 365 * DAY],
  ['affiliate_referrer', 'page', 'consent', 30 * DAY],
  ['guest_user', 'page', 'consent', 30 * DAY],
  ['_EA_guid', 'page', 'consent', 365 * DAY],
  ['_EA_token_id', 'page', 'consent', 365 * DAY],
  ['_EA_doc_id', 'page', 'consent', DAY],
  ['_EA_visit_timestamp', 'page', 'consent', DAY],
  ['_EA_s_id', 'page', 'consent', 30 * 60],
  ['is_online_user', 'page', 'consent', 30 * DAY],
  ['_original', 'page', 'necessary', 30 * DAY],
  ['_original_page_api', 'page', 'necessary', 30 * DAY],
  ['_original_bd', 'page', 'necessary', 30 * DAY],
  ['_original_debug', 'page', 'necessary', 30 * DAY],
])('%s of the specification (§3) is read by the %s, %s, and lives for %i seconds', (...row) => {
  const [name, reader, basis, seconds] = row;
  const rows = named.filter((cookie) => cookie.name === name);
  expect(rows).toEqual([expect.objectContaining({ reader, basis, seconds })]);
  // The ids of a visit have other names on test hosts.
  expect(rows[0]?.onTestHosts).toBe(name.startsWith('_EA_') ? name.replace('_EA_', '_T_EA_') : undefined);
});

test('the address that a link names is kept for a year, and nothing for more than 13 months', () => {
  expect(emailOfLink).toMatchObject({ reader: 'page', basis: 'consent', seconds: 365 * DAY });
  for (const { seconds } of all) if (seconds !== 'session') expect(seconds).toBeLessThanOrEqual(396 * DAY);
});

test('no name stands for two cookies, and none is the beginning of another where names go on', () => {
  expect(all.filter((cookie) => !named.includes(cookie)).map(({ name }) => name)).toEqual(TWICE);
  const names = named.flatMap(({ name, onTestHosts }) => (onTestHosts ? [name, onTestHosts] : [name]));
  expect(new Set(names).size).toBe(names.length);
  for (const { name } of all.filter(({ goesOn }) => goesOn)) {
    expect(names.filter((other) => other !== name && other.startsWith(name))).toEqual([]);
  }
});

test('the session is out of reach for scripts, and its attributes stand in what is sent', () => {
  const scope = { secure: true, domain: 'shop.test' };
  const attributes = 'Domain=shop.test; Path=/; HttpOnly; Secure; SameSite=Lax';
  expect(cookieText(session, 'a;b', scope)).toBe(`laravel_session=a%3Bb; Max-Age=86400; ${attributes}`);
  expect(endedCookie(session, scope)).toBe(`laravel_session=; Max-Age=0; ${attributes}`);
});

test('whatever sets a cookie takes it from the table', async () => {
  const byHand: string[] = [];
  for (const [file, text] of await sources()) {
    if (/Max-Age=|; ?SameSite=|; ?HttpOnly/.test(text)) byHand.push(`${file} writes attributes`);
    if (
      /\b(serialize|setCookie|setSignedCookie|deleteCookie)\b[^;]*from 'hono\/(utils\/)?cookie'/.test(text)
    ) {
      byHand.push(`${file} lets Hono write a cookie`);
    }
    if (/\bcreateCookie(SessionStorage)?\b|cookieStore\.set|\bcookies\(\)\.set/.test(text)) {
      byHand.push(`${file} has cookies of its own`);
    }
    for (const [, value] of text.matchAll(/\.cookie\s*=(?![=>])\s*([^;]+)/g)) {
      // This one sets values that were made by these functions.
      if (file.endsWith('/enhance/set-cookies.ts')) continue;
      if (!/^(cookieText|endedCookie|shownCookie)\(/.test(value ?? '')) byHand.push(`${file}: ${value}`);
    }
  }
  expect(byHand).toEqual([]);
});

test('every row is set somewhere, and what is reserved nowhere', async () => {
  const texts = [...(await sources()).values()];
  const isTaken = (row: string) =>
    texts.some((text) =>
      new RegExp(`import[^;]*\\b${row}\\b[^;]*cookies/(table|page-cookies|visit-cookies)`).test(text),
    );
  const files = ['table.ts', 'page-cookies.ts', 'visit-cookies.ts'];
  const table = (
    await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')))
  ).join('');
  const rows = [...table.matchAll(/^export const (\w+) = [^;]*?satisfies Cookie;/gms)].map(
    ([, row]) => row ?? '',
  );
  expect(rows).toHaveLength(VISITORS_COOKIES.length + OF_STAFF.length);
  expect(rows.filter((row) => !isTaken(row))).toEqual([]);
  expect(isTaken('RESERVED_COOKIES')).toBe(false);
});
