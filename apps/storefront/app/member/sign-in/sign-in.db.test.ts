import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import { cookieHeader, testAccounts, tokenIn } from '@spindle/domain/accounts/testing/accounts.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { loadSection } from '../load-section.ts';
import { signInAction } from './sign-in-action.ts';

const { deps, db, origin, mailTo } = await testAccounts();
await seedDemoMember(db);
const { email } = DEMO_MEMBER;
const anonymous = { kind: 'anonymous', expired: false } as const;

function visitOf(query: string, cookie = '') {
  const context = new RouterContextProvider();
  const services = { db, accounts: deps, config: { cookies: deps.cookies } };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const page = { prefix: '', origin };
  const visit = { page, locale: 'en', ip: '192.0.2.1', country: undefined, viewer: async () => anonymous };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const url = new URL(`${origin}/member?a=sign_in${query}`);
  return { context, url, request: new Request(url, { headers: { cookie } }) };
}

async function send(visit: ReturnType<typeof visitOf>, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return signInAction(form, visit.context, visit.url, visit.request);
}
const shown = (visit: ReturnType<typeof visitOf>) => loadSection('sign_in', anonymous, visit);

test('a link is asked for, shown and followed, and then it has ended', async () => {
  expect(await shown(visitOf(''))).toMatchObject({ step: 'ask' });
  const asked = await send(visitOf(''), { email: ` ${email.toUpperCase()} ` });
  if (asked instanceof Response) throw new Error('a redirect');
  expect(asked.data).toEqual({ sentTo: email });
  const browser = cookieHeader([new Headers(asked.init?.headers).get('set-cookie') ?? '']);
  const [mail] = await mailTo(email);
  const query = `&token=${tokenIn(mail ?? expect.fail('no mail'))}`;
  expect(await shown(visitOf(query))).toMatchObject({ step: 'enter', email, isHere: false });
  expect(await shown(visitOf(query, browser))).toMatchObject({ step: 'enter', email, isHere: true });

  const entered = await send(visitOf(`${query}&back=//evil.example`));
  if (!(entered instanceof Response)) throw new Error('no redirect');
  expect(entered.headers.get('location')).toBe(`${origin}/member?a=my_products`);
  const cookie = cookieHeader(entered.headers.getSetCookie());
  expect(await readViewer(deps, new Headers({ cookie }))).toMatchObject({ kind: 'member', email });
  expect(await shown(visitOf(query))).toMatchObject({ step: 'ended', email: '' });
});

test('what is no address is said at its field', async () => {
  const answer = await send(visitOf(''), { email: 'none' });
  expect(answer).toMatchObject({
    data: { reply: { fields: { email: 'invalid_email' } } },
    init: { status: 422 },
  });
});
