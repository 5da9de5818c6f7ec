import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { testAccounts, tokenIn } from '@spindle/domain/accounts/testing/accounts.ts';
import { blockMember } from '@spindle/domain/members/block-member.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { loadYourData } from './load-your-data.ts';
import { yourDataAction } from './your-data-action.ts';

const { deps, db, clock, forgetMembers, forgetLimits, mailTo } = await testAccounts();
const config = { erasureGraceDays: 14, retentionYears: 10 };
const page = { prefix: '', origin: 'https://shop.test' };
const { email } = DEMO_MEMBER;
const staff = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' } as const;
beforeEach(async () => {
  await forgetMembers();
  await forgetLimits();
  const { memberId } = await seedDemoMember(db);
  expect(await blockMember({ db, clock }, staff, { memberId, blocked: true, reason: 'fraud' })).toEqual({
    ok: true,
  });
});

const urlOf = (query: string) => new URL(`https://shop.test/member?a=your_data${query}`);
const load = (query: string) => loadYourData({ db, clock, config }, { locale: 'de', url: urlOf(query) });
function send(query: string, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  const services = { db, clock, config, accounts: deps };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const asked = { page, locale: 'de', ip: '192.0.2.1', country: undefined };
  context.set(requestContext, asked as unknown as typeof requestContext.defaultValue & object);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return yourDataAction(form, context, urlOf(query), new Request(urlOf(query)));
}
async function link(): Promise<string> {
  expect(await send('', { email })).toMatchObject({ data: { sentTo: email } });
  const mail = (await mailTo(email)).find(({ text }) => text.includes('a=your_data&token='));
  return `&token=${tokenIn(mail ?? expect.fail('no link was mailed'))}`;
}
const to = (answer: unknown) => answer instanceof Response && answer.headers.get('location');

test('the form asks for an address, which the server looks at', async () => {
  expect(await load('')).toMatchObject({ step: 'ask', minutes: 60 });
  expect(await send('', { email: 'none' })).toMatchObject({
    data: { reply: { fields: { email: 'invalid_email' } } },
  });
  expect(await load('&token=made-up')).toMatchObject({ step: 'ended' });
});

test('the link shows the data’s state, makes the archive and stays on its page', async () => {
  const query = await link();
  expect(await load(query)).toMatchObject({ step: 'open', email, archive: 'none', graceDays: 14 });
  expect(to(await send(query, { step: 'export' }))).toBe(`https://shop.test/member?a=your_data${query}`);
  expect(await load(query)).toMatchObject({ archive: 'waits', mayAsk: false });
  await mailTo(email);
  expect(await load(query)).toMatchObject({ archive: 'ready', until: expect.stringMatching(/\d/) });
});

test('an erasure takes a tick, and leads to what comes of it without a log-in', async () => {
  const query = await link();
  expect(await send(query, { step: 'erase' })).toMatchObject({
    data: { reply: { fields: { sure: 'field_required' } } },
  });
  const answer = await send(query, { step: 'erase', sure: '1' });
  expect(to(answer)).toBe('https://shop.test/member?a=keep_account&asked=1');
  expect(answer instanceof Response && answer.headers.getSetCookie()).toEqual([]);
  expect(await load(query)).toMatchObject({ step: 'ended' });
  expect(await send(query, { step: 'erase', sure: '1' })).toMatchObject({
    data: { reply: { problem: 'link_ended' } },
  });
});
