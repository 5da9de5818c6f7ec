import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import { demoSession, testAccounts, tokenIn } from '@spindle/domain/accounts/testing/accounts.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { keepAccountAction } from '../keep-account/keep-account-action.ts';
import { loadKeepAccount } from '../keep-account/load-keep-account.ts';
import { privacyAction } from './privacy-action.ts';

const { deps, db, clock, pass, forgetMembers, forgetLimits, mailTo } = await testAccounts();
const config = { erasureGraceDays: 14, cookies: deps.cookies };
const page = { prefix: '', origin: 'https://shop.test' };
let headers: Headers;
beforeEach(async () => {
  await forgetMembers();
  await forgetLimits();
  await seedDemoMember(db);
  ({ headers } = await demoSession(deps));
});

function visit() {
  const context = new RouterContextProvider();
  const services = { db, clock, config, accounts: deps, content: {}, log: {} };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const viewer = () => readViewer(deps, headers);
  const asked = { page, locale: 'en', ip: '192.0.2.1', country: undefined, viewer };
  context.set(requestContext, asked as unknown as typeof requestContext.defaultValue & object);
  return context;
}
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const ask = (fields: Record<string, string>) =>
  privacyAction(
    formOf({ step: 'erase', ...fields }),
    visit(),
    new Request('https://shop.test/member?a=privacy'),
  );
const follow = (query: string, locale: 'en' | 'de' = 'en') =>
  loadKeepAccount(deps, { locale, url: new URL(`https://shop.test/member?a=keep_account${query}`) });
const keep = (query: string) =>
  keepAccountAction(new FormData(), visit(), new URL(`https://shop.test/member?a=keep_account${query}`));

test('an erasure takes a tick, which the server looks for, and then logs this browser out', async () => {
  expect(await ask({})).toMatchObject({ data: { reply: { fields: { sure: 'field_required' } } } });
  expect((await readViewer(deps, headers)).kind).toBe('member');
  const answer = await ask({ sure: '1' });
  if (!(answer instanceof Response)) return expect.fail('the form was refused');
  expect(answer.headers.get('location')).toBe('https://shop.test/member?a=keep_account&asked=1');
  expect(answer.headers.getSetCookie()[0]).toMatch(/^laravel_session=; Max-Age=0/);
  expect((await readViewer(deps, headers)).kind).toBe('anonymous');
});

test('without a factor of the last ten minutes it leads back to where that is given', async () => {
  pass(11);
  const answer = await ask({ sure: '1' });
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    'https://shop.test/member?a=privacy&done=confirm',
  );
  expect((await readViewer(deps, headers)).kind).toBe('member');
});

test('the mailed link alone shows that an erasure is under way, and its button undoes it once', async () => {
  await ask({ sure: '1' });
  const [mail] = await mailTo(DEMO_MEMBER.email);
  if (!mail) return expect.fail('no mail');
  const link = `&token=${tokenIn(mail)}`;
  expect(await follow('&asked=1')).toEqual({ section: 'keep_account', state: 'asked', email: '', day: '' });
  expect(await follow('')).toMatchObject({ state: 'ended', email: '', day: '' });
  expect(await follow('&token=made-up')).toMatchObject({ state: 'ended', email: '', day: '' });
  expect(await follow(link)).toMatchObject({ state: 'under_way', email: DEMO_MEMBER.email });
  expect(mail.subject).toContain((await follow(link)).day);
  expect(await keep('&token=made-up')).toMatchObject({ data: { reply: { problem: 'link_ended' } } });
  expect(await keep(link)).toMatchObject({ data: { kept: DEMO_MEMBER.email } });
  expect(await keep(link)).toMatchObject({ data: { reply: { problem: 'link_ended' } } });
  expect(await follow(link)).toMatchObject({ state: 'ended' });
  expect((await demoSession(deps)).viewer.email).toBe(DEMO_MEMBER.email);
});
