import { memberOfAddress } from '@spindle/domain/accounts/member-of-address.ts';
import { codeIn, cookieHeader, testAccounts } from '@spindle/domain/accounts/testing/accounts.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { loadSection } from '../load-section.ts';
import { registerAction } from './register-action.ts';

const { deps, db, origin, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
});
const email = 'ada@example.test';
const viewer = { kind: 'anonymous', expired: false } as const;

/** A browser that registers: it follows redirects, and keeps cookies. */
function browser() {
  let cookie = '';
  let at = `${origin}/member?a=register`;
  const visit = () => {
    const context = new RouterContextProvider();
    const services = { db, accounts: deps, config: { cookies: deps.cookies } };
    context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
    const page = { prefix: '', origin };
    const about = { page, locale: 'en', ip: '192.0.2.1', country: undefined, viewer: async () => viewer };
    context.set(requestContext, about as unknown as typeof requestContext.defaultValue & object);
    const url = new URL(at);
    return { context, url, request: new Request(url, { headers: { cookie } }) };
  };
  return {
    async send(fields: Record<string, string>) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const { context, url, request } = visit();
      const answer = await registerAction(form, context, url, request);
      if (!(answer instanceof Response)) return answer.data.reply;
      at = new URL(answer.headers.get('location') ?? '', at).href;
      cookie = cookieHeader(answer.headers.getSetCookie());
      return undefined;
    },
    shown: () => loadSection('register', viewer, visit()),
  };
}
const newestCode = async () => codeIn((await mailTo(email))[0] ?? expect.fail('no mail'));

test('a code that ended before the password was chosen leads back to where there is another one', async () => {
  const { send, shown } = browser();
  await send({ email });
  const code = await newestCode();
  pass(9);
  await send({ step: 'code', code });
  expect(await shown()).toMatchObject({ step: 3, problem: undefined });
  pass(2);
  await send({ step: 'password', password: 'a new sentence' });
  expect(await shown()).toMatchObject({ step: 2, email, problem: 'code_wrong' });
  await send({ step: 'again' });
  expect(await shown()).toMatchObject({ step: 2, sent: 'again', problem: undefined });
  await send({ step: 'code', code: await newestCode() });
  await send({ step: 'password', password: 'a new sentence' });
  expect(await memberOfAddress(db, email)).toBeDefined();
});
