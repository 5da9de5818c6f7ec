import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { testAccounts } from '@spindle/domain/accounts/testing/accounts.ts';
import { LOGIN_RISK } from '@spindle/domain/captcha/thresholds.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { loginAction } from './login-action.ts';

const { deps, db, origin, forgetLimits } = await testAccounts();
await seedDemoMember(db);
beforeEach(() => forgetLimits());

async function send(fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(servicesContext, { db, accounts: deps } as unknown as typeof servicesContext.defaultValue &
    object);
  const visit = { page: { prefix: '', origin }, locale: 'en', ip: '192.0.2.1', country: undefined };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const url = new URL(`${origin}/member?a=login`);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await loginAction(form, context, url, new Request(url, { method: 'POST' }));
  return answer instanceof Response ? expect.fail('a redirect') : answer.data;
}

test('the captcha that an address wants stays when a field is refused', async () => {
  const { email } = DEMO_MEMBER;
  for (let time = 0; time < LOGIN_RISK.byAccountAndNetwork.points; time++)
    await send({ email, password: 'wrong' });
  expect(await send({ email, password: '' })).toMatchObject({
    reply: { fields: { password: 'field_required' }, captcha: { purpose: 'login' } },
  });
  const other = await send({ email: 'other@spindle.test', password: '' });
  expect(other.reply?.captcha).toBeUndefined();
});
