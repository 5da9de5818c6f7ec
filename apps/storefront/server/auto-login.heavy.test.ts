import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { DEMO_MEMBER } from '@spindle/domain/accounts/seed-demo.ts';
import { cookieHeader } from '@spindle/domain/accounts/testing/accounts.ts';
import { encodeClientAddress } from '@spindle/platform/client-address.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

const { url } = await stockedDatabase();
const HOSTS = {
  ORIGIN: 'http://shop.test',
  ORIGIN_DE: 'http://de.shop.test',
  AUTH_HOST_DE: 'http://auth.shop.test',
};
const { email } = DEMO_MEMBER;
let shop: RunningStorefront;

beforeAll(async () => {
  const settings = { DATABASE_URL: url, SECRET: 's'.repeat(32), LOCALES: 'en,de', LOG_LEVEL: 'trace' };
  shop = await startBuilt(await builtStorefront(), { ...settings, ...HOSTS });
});
afterAll(endStorefronts);

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Sends a request to one of the shop's hosts.
 * @param address with its origin, as a browser has it
 */
function ask(address: string, more: { headers?: OutgoingHttpHeaders; body?: string } = {}): Promise<Answer> {
  const { host, origin, pathname, search } = new URL(address);
  const { headers = {}, body } = more;
  return new Promise((done, failed) => {
    request(
      shop.origin + pathname + search,
      { method: body === undefined ? 'GET' : 'POST', headers: { origin, ...headers, host } },
      async (answer) =>
        done({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
    )
      .on('error', failed)
      .end(body);
  });
}

const FORM = 'application/x-www-form-urlencoded';
const location = ({ headers }: Answer, address: string) =>
  new URL(headers.location ?? expect.fail('no redirect'), address).href;

/** Has a link mailed. Returns its token. */
async function mailed(): Promise<string> {
  const box = async () => {
    const mails = await (await fetch(`${shop.origin}/dev/mailbox.json?to=${email}`)).json();
    return (mails as { text: string }[]).flatMap(({ text }) => text.match(/a=sign_in&token=[\w-]+/) ?? []);
  };
  const before = (await box()).length;
  const asked = await ask('http://de.shop.test/backend/api/auth/auth_token/per', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBe(200);
  await expect.poll(async () => (await box()).length).toBe(before + 1);
  const [link = ''] = await box();
  return link.replace('a=sign_in&token=', '');
}

/** Follows a link on a page up to where it is confirmed, in a browser that has not asked for the link. */
async function followed(token: string) {
  const page = `http://de.shop.test/dvd-ripper?token=${token}&email=${encodeURIComponent(email)}`;
  const first = await ask(page);
  expect(first).toMatchObject({ status: 302, headers: { 'cache-control': 'private, no-store' } });
  const screen = location(first, page);
  const second = await ask(screen);
  const host = location(second, screen);
  const cookie = cookieHeader(second.headers['set-cookie'] ?? []);
  return { host, cookie, shown: await ask(host, { headers: { cookie } }) };
}

test('a link on a page is confirmed on the authentication host of its language', async () => {
  const token = await mailed();
  const { host, cookie, shown } = await followed(token);
  expect(new URL(host).origin + new URL(host).pathname).toBe('http://auth.shop.test/member');
  const query = new URL(host).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    token,
    client_e: encodeClientAddress(email),
    lang: 'de',
  });
  expect(shown).toMatchObject({ status: 200, headers: { 'referrer-policy': 'strict-origin' } });
  expect(shown.headers['cache-control']).toContain('no-store');
  expect(shown.body).toContain('<html lang="de"');
  expect(shown.body).toContain('Konto von d•••@spindle.test');
  // The host serves no other page, and without the challenge's cookie the link no longer works.
  expect(location(await ask('http://auth.shop.test/dvd-ripper'), host)).toBe(
    'http://de.shop.test/dvd-ripper',
  );
  expect((await ask(host)).body).not.toContain('d•••');

  // The form, as a browser without script sends it.
  const csrf = /name="csrf_token" value="([^"]+)"/.exec(shown.body)?.[1] ?? '';
  const cookies = `${cookie}; ${cookieHeader(shown.headers['set-cookie'] ?? [])}`;
  const send = (headers: OutgoingHttpHeaders) =>
    ask(host, { headers: { 'content-type': FORM, cookie: cookies, ...headers }, body: `csrf_token=${csrf}` });
  expect((await send({ origin: 'http://evil.test' })).status).toBe(403);
  const entered = await send({});
  expect(location(entered, host)).toBe('http://de.shop.test/member');
  const sent = entered.headers['set-cookie'] ?? [];
  // The first deletes a cookie that the host may have had for itself.
  expect(sent.filter((one) => one.startsWith('laravel_session='))).toEqual([
    expect.stringMatching(/^laravel_session=; Max-Age=0;(?!.*Domain)/),
    expect.stringMatching(/^laravel_session=[^;].*Domain=shop\.test/),
  ]);
  const session = sent.filter((one) => !one.includes('Max-Age=0'));
  const centre = await ask('http://de.shop.test/member', { headers: { cookie: cookieHeader(session) } });
  expect(centre.status).toBe(200);
  expect(shown.headers['content-security-policy']).toMatch(/form-action [^;]*http:\/\/de\.shop\.test/);

  // A used link logs in nobody and leads nowhere. A member who is already logged in with its address stays on the page.
  const used = `http://de.shop.test/member?a=sign_in&token=${token}&client_e=${encodeClientAddress(email)}`;
  expect(await ask(used)).toMatchObject({
    status: 200,
    body: expect.not.stringContaining('csrf_token" value'),
  });
  const again = await ask(
    `http://de.shop.test/dvd-ripper?token=${token}&client_e=${encodeClientAddress(email)}`,
  );
  const back = await ask(location(again, 'http://de.shop.test'), {
    headers: { cookie: cookieHeader(session) },
  });
  expect(location(back, 'http://de.shop.test')).toBe('http://de.shop.test/dvd-ripper');
});

test('the call answers with a status, once, and no line of the log holds the token', async () => {
  const token = await mailed();
  const { host, cookie } = await followed(token);
  const challenge = new URL(host).searchParams.get('challenge');
  const enter = async (about: object) => {
    const answer = await ask('http://auth.shop.test/backend/api/auth/auth_token', {
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ token, challenge, lang: 'de', ...about }),
    });
    return { answer, body: JSON.parse(answer.body) };
  };
  expect((await enter({ email: 'other@example.test' })).body).toMatchObject({ error: 'link_ended' });
  const entered = await enter({ email });
  expect(entered.body).toMatchObject({ cscode: 0, data: { status: true, user: { email, isInit: true } } });
  expect(cookieHeader(entered.answer.headers['set-cookie'] ?? [])).toContain('user_info_new=');
  expect((await enter({ email })).body).toMatchObject({ cscode: 20005, error: 'link_ended' });
  expect(shop.log.join('\n')).not.toContain(token);
});
