import { blockAccount } from '@spindle/domain/accounts/desk/block-account.ts';
import { memberOfAddress } from '@spindle/domain/accounts/member-of-address.ts';
import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import { cookieHeader, demoSession, testAccounts } from '@spindle/domain/accounts/testing/accounts.ts';
import { googleServer } from '@spindle/domain/accounts/testing/google-server.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { siteOf, sitesOf } from '@spindle/platform/sites.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../page/paths.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { accountAction } from '../account/account-action.ts';
import { loadAccount } from '../account/load-account.ts';
import { loginAction } from '../login/login-action.ts';
import { loader } from './google-callback.ts';
import { googleProblem } from './google-problem.ts';

const accounts = await testAccounts();
const { db, clock, origin } = accounts;
const { google, say, consent } = await googleServer(origin);
const deps = { ...accounts.deps, google };
const sites = sitesOf({ locales: ['en', 'de'], defaultLocale: 'en', shopName: 'Spindle' }, origin, {});
const email = 'ada@gmail.com';

beforeEach(async () => {
  await accounts.forgetLimits();
  await accounts.forgetMembers();
  say({ sub: 'g-ada', email, email_verified: true });
});

const viewerOf = (cookie: string) => readViewer(deps, new Headers({ cookie }));

function contextOf(locale: Locale, cookie = ''): RouterContextProvider {
  const context = new RouterContextProvider();
  const services = { db, clock, accounts: deps, config: { sites, defaultLocale: 'en', shopName: 'Spindle' } };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const viewer = () => viewerOf(cookie);
  const visit = { page: siteOf(sites, locale), locale, ip: '192.0.2.1', country: undefined, viewer };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  return context;
}

function formOf(step: string): FormData {
  const form = new FormData();
  form.set('step', step);
  return form;
}

/**
 * Comes back from Google to the shop.
 * @returns where that redirects, and the cookies that are set
 */
async function comeBack(started: Response, { cookie = '', change = (url: URL) => url } = {}) {
  const kept = cookieHeader(started.headers.getSetCookie());
  const url = change(await consent(started.headers.get('location') ?? ''));
  const request = new Request(url, { headers: { cookie: `${cookie}; ${kept}` } });
  // In the one language of the address to which Google redirects.
  const context = contextOf('en', cookie);
  const answer = await loader({ context, request, url, params: {}, pattern: paths.googleCallback });
  return { path: url.pathname, to: answer.headers.get('location'), cookies: answer.headers.getSetCookie() };
}

async function logIn(query = '') {
  const url = new URL(`${origin}/de/member?a=login${query}`);
  const answer = await loginAction(formOf('google'), contextOf('de'), url, new Request(url));
  return answer instanceof Response ? answer : expect.fail('no redirect');
}

test('a form leads to Google and from there into the member centre, in the language it was in', async () => {
  const { path, to, cookies } = await comeBack(await logIn());
  expect(path).toBe(paths.googleCallback);
  expect(to).toBe(`${origin}/de/member?a=my_products`);
  expect(await viewerOf(cookieHeader(cookies))).toMatchObject({ kind: 'member', email });
});

test('it goes on to where the visitor wanted to go, within the shop', async () => {
  const to = async (back: string) => (await comeBack(await logIn(`&back=${encodeURIComponent(back)}`))).to;
  expect(await to('/de/checkout?pid=643')).toBe(`${origin}/de/checkout?pid=643`);
  for (const elsewhere of ['//evil.example', 'https://evil.example', '/.//evil.example']) {
    expect(await to(elsewhere)).toBe(`${origin}/de/member?a=my_products`);
  }
});

test('who said no at Google, or comes with the answer of somebody else, is told so', async () => {
  const denied = (url: URL) => new URL(`${url.pathname}?error=access_denied&state=none`, url);
  const { to, cookies } = await comeBack(await logIn(), { change: denied });
  expect(to).toBe(`${origin}/de/member?a=login&problem=google_refused`);
  expect(await viewerOf(cookieHeader(cookies))).toMatchObject({ kind: 'anonymous' });
});

test('a member links Google, and removes it again', async () => {
  await seedDemoMember(db);
  const { headers } = await demoSession(deps);
  const cookie = headers.get('cookie') ?? '';
  const send = async (step: string) => {
    const request = new Request(`${origin}/member?a=account`);
    const answer = await accountAction(formOf(step), contextOf('en', cookie), request);
    return answer instanceof Response ? answer : expect.fail('no redirect');
  };
  const shown = async () => {
    const viewer = await viewerOf(cookie);
    if (viewer.kind !== 'member') throw new Error('no session');
    return loadAccount({ db, clock, google }, viewer, new URL(`${origin}/member?a=account`));
  };
  expect(await shown()).toMatchObject({ google: 'unlinked' });
  const linked = await comeBack(await send('google-link'), { cookie });
  expect(linked.to).toBe(`${origin}/member?a=account&done=google_linked`);
  expect(await shown()).toMatchObject({ google: 'linked' });
  // From now on it opens this account, which has another email address.
  const entered = await comeBack(await logIn());
  expect(await viewerOf(cookieHeader(entered.cookies))).toMatchObject({ email: DEMO_MEMBER.email });
  const unlinked = await send('google-unlink');
  expect(unlinked.headers.get('location')).toBe(`${origin}/member?a=account&done=google_unlinked`);
  expect(await shown()).toMatchObject({ google: 'unlinked' });
});

test('who is blocked is told so, with the way to their data, as after any other log-in', async () => {
  await comeBack(await logIn());
  const memberId = (await memberOfAddress(db, email)) ?? expect.fail('no member');
  await db.transaction((tx) => blockAccount(tx, memberId, { at: clock.now(), reason: 'Chargebacks' }));
  const { to } = await comeBack(await logIn());
  expect(to).toBe(`${origin}/de/member?a=login&problem=account_blocked`);
  expect(googleProblem(new URL(to ?? ''))).toBe('account_blocked');
});
