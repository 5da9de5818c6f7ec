import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import { codeIn, demoSession, testAccounts, tokenIn } from '@spindle/domain/accounts/testing/accounts.ts';
import { turnOnTwoFactor } from '@spindle/domain/accounts/testing/two-factor.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { revertAddressAction } from '../revert-address/revert-address-action.ts';
import { accountAction } from './account-action.ts';
import { loadAccount } from './load-account.ts';

const { deps, db, clock, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts({
  locales: 'en,ja',
});
const page = { prefix: '', origin: 'https://shop.test' };
const at = (done: string) => new URL(`https://shop.test/member?a=account${done}`);
let session: Awaited<ReturnType<typeof demoSession>>;
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  await seedDemoMember(db);
  session = await demoSession(deps);
});

async function viewer() {
  const who = await readViewer(deps, session.headers);
  return who.kind === 'member' ? who : expect.fail('the session has ended');
}

function contextOf(): RouterContextProvider {
  const context = new RouterContextProvider();
  const services = { db, clock, accounts: deps };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const visit = { page, locale: 'en', ip: '192.0.2.1', country: undefined, viewer };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  return context;
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/**
 * Sends a form of the account.
 * @returns where it redirects, or its error
 */
async function send(step: string, fields: Record<string, string> = {}) {
  const request = new Request(at(''), { method: 'POST' });
  const answer = await accountAction(formOf({ step, ...fields }), contextOf(), request);
  if (answer instanceof Response) return answer.headers.get('location');
  const { fields: wrong, problem } = answer.data.reply ?? expect.fail('no reply');
  return problem ?? wrong;
}
const shown = async (done = '') => loadAccount({ db, clock, google: undefined }, await viewer(), at(done));
const back = (done = '') => `https://shop.test/member?a=account${done}`;
const newest = async (to: string) => (await mailTo(to))[0] ?? expect.fail(`no mail to ${to}`);

test('name and language are changed, and the page’s cookie with them', async () => {
  expect(await send('profile', { name: ' Kei ', language: 'ja' })).toBe(back('&done=profile'));
  expect(await shown('&done=profile')).toMatchObject({ name: 'Kei', language: 'ja', done: 'profile' });
  expect(await send('profile', { name: 'Kei', language: 'de' })).toEqual({ language: 'invalid_input' });
  expect(await send('profile', { name: 'Keiko' })).toBe(back('&done=profile'));
  expect(await shown()).toMatchObject({ name: 'Keiko', language: 'ja' });
  expect(await send('profile', { name: 'x'.repeat(81), language: 'ja' })).toEqual({ name: 'invalid_input' });
  for (const name of ['K\0ei', 'K\nei', 'K\u009bei']) {
    expect(await send('profile', { name, language: 'ja' })).toEqual({ name: 'invalid_input' });
  }
  expect(await send('profile', { language: 'xx' })).toHaveProperty('language');
  // The shop was once offered in German, and a member who changes only their name keeps it.
  await db.execute("update shop.members set locale = 'de'");
  expect(await send('profile', { name: 'Kei', language: 'de' })).toBe(back('&done=profile'));
  expect(await shown()).toMatchObject({ name: 'Kei', language: 'de' });
});

test('after ten minutes the password is asked for before anything else', async () => {
  expect(await shown()).toMatchObject({ confirmed: true });
  pass(10);
  expect(await shown()).toMatchObject({ confirmed: false });
  const ask = back('&done=confirm');
  expect(await send('password', { password: 'a new sentence' })).toBe(ask);
  expect(await send('address', { email: 'new@example.com' })).toBe(ask);
  expect(await send('google-unlink')).toBe(ask);
  expect(await shown()).toMatchObject({ proofAsked: false });
  expect(await shown('&done=confirm')).toMatchObject({ proofAsked: true, done: undefined });
  expect(await send('confirm', { current: 'wrong' })).toEqual({ current: 'password_wrong' });
  expect(await send('confirm', { current: DEMO_MEMBER.password })).toBe(back());
  expect(await shown()).toMatchObject({ confirmed: true, pendingAddress: undefined });
  expect(await shown('&done=confirm')).toMatchObject({ proofAsked: false });
});

test('a code in a mail does as well', async () => {
  pass(10);
  expect(await send('mail-code')).toBe(back());
  expect(await shown()).toMatchObject({ codeFrom: 'mail', confirmed: false });
  const code = codeIn(await newest(DEMO_MEMBER.email));
  expect(await send('give-code', { code: '12' })).toEqual({ code: 'code_wrong' });
  expect(await send('give-code', { code })).toBe(back());
  expect(await shown()).toMatchObject({ codeFrom: undefined, confirmed: true });
});

test('while the second factor is on its code is asked for in the place of one in a mail', async () => {
  const { code } = await turnOnTwoFactor(deps, session.viewer);
  pass(10);
  expect(await shown()).toMatchObject({ codeFrom: 'app', confirmed: false });
  expect(await send('mail-code')).toBe('second_factor_wanted');
  expect(await send('give-code', { code: '000000' })).toEqual({ code: 'code_wrong' });
  expect(await send('give-code', { code: code() })).toBe(back());
  expect(await shown()).toMatchObject({ codeFrom: 'app', confirmed: true });
});

test('who asks for a code to confirm with too often is told so', async () => {
  pass(10);
  for (let time = 0; time < 6; time++) expect(await send('mail-code')).toBe(back());
  expect(await send('mail-code')).toBe('too_many_requests');
});

test('a password that is refused is said at its field', async () => {
  expect(await send('password', { password: 'password1' })).toEqual({ password: 'password_common' });
  expect(await send('password', { password: 'a new sentence' })).toBe(back('&done=password'));
});

test('who asks for codes too often is told so above the form', async () => {
  for (let time = 0; time < 6; time++) await send('address', { email: `${time}@example.com` });
  expect(await send('address', { email: 'new@example.com' })).toBe('too_many_requests');
});

test('the address changes with its code, and its old owner takes it back', async () => {
  expect(await send('address', { email: DEMO_MEMBER.email })).toEqual({ email: 'address_same' });
  expect(await send('address', { email: 'new@example.com' })).toBe(back());
  expect(await shown()).toMatchObject({ pendingAddress: 'new@example.com' });
  const code = codeIn(await newest('new@example.com'));
  expect(await send('address-code', { code })).toBe(back('&done=address'));
  expect(await viewer()).toMatchObject({ email: 'new@example.com' });
  expect(await send('address', { email: 'third@example.com' })).toEqual({ email: 'address_changed_lately' });

  const token = tokenIn(await newest(DEMO_MEMBER.email));
  const link = new URL(`https://shop.test/member?a=revert_address&token=${token}`);
  const reverted = await revertAddressAction(formOf({}), contextOf(), link);
  expect(reverted.data).toEqual({ reverted: DEMO_MEMBER.email });
  expect(await readViewer(deps, session.headers)).toEqual({ kind: 'anonymous', expired: true });
});
