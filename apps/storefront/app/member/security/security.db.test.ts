import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { openSession } from '@spindle/domain/accounts/sessions/open-session.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import { cookieHeader, testAccounts, testSender } from '@spindle/domain/accounts/testing/accounts.ts';
import { turnOnTwoFactor } from '@spindle/domain/accounts/testing/two-factor.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { loadSecurity } from './load-security.ts';
import { securityAction } from './security-action.ts';

const { deps, db, clock, pass, forgetMembers } = await testAccounts();
const page = { prefix: '', origin: 'https://shop.test' };
const at = (done: string) => new URL(`https://shop.test/member?a=security${done}`);
const back = (done: string) => `https://shop.test/member?a=security&done=${done}`;
let memberId: string;
let headers: Headers;
beforeEach(async () => {
  await forgetMembers();
  ({ memberId } = await seedDemoMember(db));
  headers = await newSession();
});

async function newSession(country?: string) {
  const sender = testSender({ country, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/143.0' });
  const { cookies } = await openSession(deps, { memberId, way: 'password', sender });
  return new Headers({ cookie: cookieHeader(cookies) });
}

async function viewer() {
  const who = await readViewer(deps, headers);
  return who.kind === 'member' ? who : expect.fail('the session has ended');
}

async function answerTo(fields: Record<string, string>) {
  const context = new RouterContextProvider();
  const services = { db, clock, accounts: deps, content: {}, log: {} };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const visit = { page, locale: 'en', ip: '192.0.2.1', country: undefined, viewer };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return securityAction(form, context, new Request(at(''), { method: 'POST' }));
}
async function send(fields: Record<string, string>) {
  const answer = await answerTo(fields);
  return answer instanceof Response ? answer : expect.fail('a form was refused');
}
const shown = async (locale: 'en' | 'ja' = 'en', done = '') =>
  loadSecurity(deps, await viewer(), { locale, url: at(done) });

test('sessions are said in the page’s language, and each can be ended', async () => {
  const elsewhere = await newSession('JP');
  pass(3);
  const { sessions } = await shown('ja');
  expect(sessions).toMatchObject([
    { here: true, device: 'WindowsのFirefox', place: testSender().ip, begun: '3分前' },
    { here: false, place: '日本', way: 'password', seen: '3分前' },
  ]);
  const session = sessions[1]?.id ?? '';
  expect((await send({ step: 'end', session })).headers.get('location')).toBe(back('ended'));
  expect(await readViewer(deps, elsewhere)).toEqual({ kind: 'anonymous', expired: true });
  expect(await shown('en', '&done=ended')).toMatchObject({ done: 'ended', sessions: [{ here: true }] });
});

test('everywhere else is logged out with one button, and here with another that takes the cookies back', async () => {
  const elsewhere = await newSession();
  expect((await send({ step: 'end-others' })).headers.get('location')).toBe(back('others'));
  expect(await readViewer(deps, elsewhere)).toEqual({ kind: 'anonymous', expired: true });
  const another = await newSession();
  expect((await send({ step: 'end-open' })).headers.get('location')).toBe(back('open'));
  expect(await readViewer(deps, another)).toEqual({ kind: 'anonymous', expired: true });
  expect(await shown('en', '&done=open')).toMatchObject({ done: 'open' });
  const answer = await send({ step: 'end-all' });
  expect(answer.headers.get('location')).toBe('https://shop.test/member?a=login');
  expect(answer.headers.getSetCookie()[0]).toMatch(/^laravel_session=; Max-Age=0/);
  expect(await readViewer(deps, headers)).toEqual({ kind: 'anonymous', expired: true });
});

test('what ends sessions waits for a proof of who is there; nobody is logged out until then', async () => {
  const elsewhere = await newSession();
  const other = (await shown()).sessions[1]?.id ?? '';
  pass(10);
  for (const step of ['end', 'end-others', 'end-open', 'end-all'])
    expect((await send({ step, session: other })).headers.get('location')).toBe(back('confirm'));
  expect(await readViewer(deps, elsewhere)).toMatchObject({ kind: 'member' });
  expect((await send({ step: 'confirm', current: DEMO_MEMBER.password })).headers.get('location')).toBe(
    at('').href,
  );
  expect((await send({ step: 'end', session: other })).headers.get('location')).toBe(back('ended'));
  expect(await readViewer(deps, elsewhere)).toEqual({ kind: 'anonymous', expired: true });
});

test('what waits for a proof of who is there leads to where it is given, and says why', async () => {
  expect((await send({ step: 'totp-start' })).headers.get('location')).toBe(
    'https://shop.test/member?a=security',
  );
  expect((await shown()).twoFactor).toMatchObject({ state: 'pending' });
  await send({ step: 'totp-stop' });
  expect((await shown()).twoFactor).toMatchObject({ state: 'off' });
  pass(10);
  expect((await send({ step: 'totp-start' })).headers.get('location')).toBe(back('confirm'));
  expect(await shown('en', '&done=confirm')).toMatchObject({ confirmed: false, proofAsked: true });
  expect(await shown()).toMatchObject({ proofAsked: false });
});

test('recovery codes are made anew with a proof given in that form, and shown once', async () => {
  await turnOnTwoFactor(deps, await viewer());
  expect(await answerTo({ step: 'totp-codes', proof: 'wrong' })).toMatchObject({
    data: { reply: { fields: { proof: 'proof_wrong' } } },
  });
  const answer = await answerTo({ step: 'totp-codes', proof: DEMO_MEMBER.password });
  expect(answer).toMatchObject({ data: { recoveryCodes: { length: 10 } } });
  expect((await shown()).twoFactor).toEqual({ state: 'on', recoveryCodes: 10 });
});
