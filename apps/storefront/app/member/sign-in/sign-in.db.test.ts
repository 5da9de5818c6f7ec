import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import {
  cookieHeader,
  demoSession,
  testAccounts,
  tokenIn,
} from '@spindle/domain/accounts/testing/accounts.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { encodeClientAddress } from '@spindle/platform/client-address.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { loadSection } from '../load-section.ts';
import { signInAction } from './sign-in-action.ts';

const { deps, db, origin, mailTo, forgetLimits } = await testAccounts();
await seedDemoMember(db);
beforeEach(() => forgetLimits());
const { email } = DEMO_MEMBER;
const anonymous: Viewer = { kind: 'anonymous', expired: false };

function visitOf(query: string, cookie = '', viewer: Viewer = anonymous) {
  const context = new RouterContextProvider();
  const config = { cookies: deps.cookies, authOrigins: {} };
  const services = { db, accounts: deps, config };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const page = { prefix: '', origin };
  const visit = { page, locale: 'en', ip: '192.0.2.1', country: undefined, viewer: async () => viewer };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const url = new URL(`${origin}/member?a=sign_in${query}`);
  return { context, url, viewer, request: new Request(url, { headers: { cookie } }) };
}

async function send(visit: ReturnType<typeof visitOf>, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return signInAction(form, visit.context, visit.url, visit.request);
}
const shown = (visit: ReturnType<typeof visitOf>) => loadSection('sign_in', visit.viewer, visit);
const redirectOf = async (thrown: Promise<unknown>): Promise<Response> => {
  const answer = await thrown.catch((error: unknown) => error);
  return answer instanceof Response ? answer : expect.fail('no redirect');
};

/**
 * Asks for a link.
 * @returns its query, and the browser's cookies
 */
async function asked() {
  const answer = await send(visitOf(''), { email: ` ${email.toUpperCase()} ` });
  if (answer instanceof Response) throw new Error('a redirect');
  expect(answer.data).toEqual({ sentTo: email });
  const browser = cookieHeader([new Headers(answer.init?.headers).get('set-cookie') ?? '']);
  const [mail] = await mailTo(email);
  return { query: `&token=${tokenIn(mail ?? expect.fail('no mail'))}`, browser };
}

/**
 * Follows a link.
 * @returns the query of the confirming screen, and the browser's cookies
 */
async function followed(query: string, cookie = '') {
  const answer = await redirectOf(shown(visitOf(query, cookie)));
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  searchParams.delete('a');
  const set = cookieHeader(answer.headers.getSetCookie());
  return { query: `&${searchParams}`, cookie: set };
}

test('a link is asked for, followed and confirmed, and then it has ended', async () => {
  expect(await shown(visitOf(''))).toMatchObject({ step: 'ask' });
  const { query, browser } = await asked();
  const here = await followed(query, browser);
  expect(await shown(visitOf(here.query, here.cookie))).toMatchObject({ step: 'enter', email, isHere: true });

  const elsewhere = await followed(query);
  expect(await shown(visitOf(elsewhere.query, elsewhere.cookie))).toMatchObject({
    ...{ step: 'enter', email: 'd•••@spindle.test', isHere: false, shop: '' },
    call: { client_e: encodeClientAddress(email) },
  });
  // It needs both the browser's cookie and the challenge.
  expect(await shown(visitOf(elsewhere.query))).toMatchObject({ step: 'ended' });
  for (const visit of [visitOf(elsewhere.query), visitOf(query, elsewhere.cookie)]) {
    expect(await send(visit)).toMatchObject({ data: { reply: { problem: 'link_ended' } } });
  }

  const entered = await send(visitOf(`${elsewhere.query}&back=//evil.example`, elsewhere.cookie));
  if (!(entered instanceof Response)) throw new Error('no redirect');
  expect(entered.headers.get('location')).toBe(`${origin}/member`);
  const cookie = cookieHeader(entered.headers.getSetCookie());
  expect(await readViewer(deps, new Headers({ cookie }))).toMatchObject({ kind: 'member', email });
  expect(await shown(visitOf(query))).toMatchObject({ step: 'ended' });
});

test('a link that names another address has ended', async () => {
  const { query, browser } = await asked();
  const other = `${query}&client_e=${encodeClientAddress('other@example.com')}`;
  expect(await shown(visitOf(other, browser))).toMatchObject({ step: 'ended' });
  expect(await send(visitOf(other, browser))).toMatchObject({ data: { reply: { problem: 'link_ended' } } });
});

test('who is logged in with the address that a link names goes on to its page, whatever its token', async () => {
  const { viewer } = await demoSession(deps);
  const to = async (from: string) => {
    const query = `&token=used&client_e=${encodeClientAddress(email)}${from}`;
    return (await redirectOf(shown(visitOf(query, '', viewer)))).headers.get('location');
  };
  expect(await to('&from=%2Fstore%3Fcoupon%3DX')).toBe(`${origin}/store?coupon=X`);
  expect(await to('')).toBe(`${origin}/member`);
  expect(await to('&from=https%3A%2F%2Fevil.example')).toBe(`${origin}/member`);
  const other = `&token=used&client_e=${encodeClientAddress('other@example.com')}`;
  expect(await shown(visitOf(other, '', viewer))).toMatchObject({ step: 'ended' });
});

test('what is no address is said at its field', async () => {
  const answer = await send(visitOf(''), { email: 'none' });
  expect(answer).toMatchObject({
    data: { reply: { fields: { email: 'invalid_email' } } },
    init: { status: 422 },
  });
});
