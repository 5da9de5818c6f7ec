import { withoutActing } from '@spindle/domain/accounts/acting/acting-cookies.ts';
import { seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import { cookieHeader, demoSession, testAccounts } from '@spindle/domain/accounts/testing/accounts.ts';
import { FORM_TOKEN_FIELD } from '@spindle/domain/backend-api/form-token.ts';
import { acting as actingCookie } from '@spindle/platform/cookies/table.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { formPageFor, readForm, readFormOrReply } from './form-token.ts';

const { deps, db, origin } = await testAccounts();
await seedDemoMember(db);
const config = { secret: deps.secret, formOrigins: [origin], cookies: deps.cookies };

/** A visit to a page that needs no log-in. */
function visit(cookie: string, fields?: Record<string, string>, headers = {}) {
  const url = new URL('/find-order', origin);
  const init = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const request = new Request(url, { ...init, headers: { origin, cookie, ...headers } });
  const context = new RouterContextProvider();
  const services = { config, accounts: deps };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  let viewer = () => readViewer(deps, request.headers);
  const about = {
    ...{ page: { prefix: '', origin }, url, viewer: () => viewer() },
    goOnAsThemselves() {
      viewer = () => readViewer(deps, withoutActing(request.headers));
    },
  };
  context.set(requestContext, about as unknown as typeof requestContext.defaultValue & object);
  return { request, context, url };
}
function send(cookie: string, fields: Record<string, string>) {
  const { request, context, url } = visit(cookie, fields);
  return readFormOrReply(request, context, url);
}

test('staff whose time as a member is over, and who are members themselves, send what came back once more', async () => {
  const { headers } = await demoSession(deps);
  const own = headers.get('cookie') ?? '';
  const over = `${own}; ${actingCookie.name}=of-a-time-that-is-over`;
  const typed = { number: 'SP-1001', email: 'kei@example.test' };
  const sent = await send(over, { ...typed, [FORM_TOKEN_FIELD]: 'of that time' });
  expect(sent.ended).toMatchObject({ data: { reply: { values: typed } }, init: { status: 401 } });

  // The page that says so; its answer ends the acting cookies.
  const { request, context } = visit(over);
  const page = await formPageFor(request, context);
  expect(page.logIn).toBeDefined();
  const browser = [own, cookieHeader(page.headers.map(([, cookie]) => cookie))].join('; ');
  const again = await send(browser, { ...typed, [FORM_TOKEN_FIELD]: page.token });
  expect(Object.fromEntries(again.form ?? [])).toEqual(typed);
});

test('a page that was fetched ahead ends nothing, and its form is of the session that goes on', async () => {
  const { headers } = await demoSession(deps);
  const over = `${headers.get('cookie')}; ${actingCookie.name}=of-a-time-that-is-over`;
  const { request, context } = visit(over, undefined, { 'sec-purpose': 'prefetch' });
  const page = await formPageFor(request, context);
  const browser = [over, cookieHeader(page.headers.map(([, cookie]) => cookie))].join('; ');
  const sent = await send(browser, { number: 'SP-1001', [FORM_TOKEN_FIELD]: page.token });
  expect(Object.fromEntries(sent.form ?? [])).toEqual({ number: 'SP-1001' });
});

test('a form that they had opened as themselves is theirs, also when their time as a member ended meanwhile', async () => {
  const { headers, viewer } = await demoSession(deps);
  const own = headers.get('cookie') ?? '';
  const opened = visit(own);
  const page = await formPageFor(opened.request, opened.context);
  const browser = [own, cookieHeader(page.headers.map(([, cookie]) => cookie))].join('; ');
  const over = `${browser}; ${actingCookie.name}=of-a-time-that-is-over`;
  const typed = { name: 'Kei', [FORM_TOKEN_FIELD]: page.token };
  const { request, context, url } = visit(over, typed);
  expect(Object.fromEntries(await readForm(request, context, url))).toEqual({ name: 'Kei' });
  const who = await context.get(requestContext).viewer();
  expect(who).toMatchObject({ kind: 'member', memberId: viewer.memberId });
  // A form that was opened by a guest, or by somebody else, is not theirs.
  const guest = visit('');
  const guests = await formPageFor(guest.request, guest.context);
  const withGuests = `${own}; ${cookieHeader(guests.headers.map(([, cookie]) => cookie))}`;
  const sent = await send(`${withGuests}; ${actingCookie.name}=over`, {
    [FORM_TOKEN_FIELD]: page.token,
    name: 'Kei',
  });
  expect(sent.ended).toMatchObject({ init: { status: 401 } });
});
