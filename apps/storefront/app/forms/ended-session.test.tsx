import { FORM_TOKEN_FIELD, issueFormToken } from '@spindle/domain/backend-api/form-token.ts';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AHEAD_HEADER } from '../../page/ahead.ts';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { purchase } from '../checkout/pages-for-test.ts';
import PayRenewal, { action as payRenewal } from '../checkout/pay-renewal/pay-renewal.tsx';
import PriceChange, { action as priceChange } from '../checkout/price-change/price-change.tsx';
import { ExpiredLink } from '../checkout/thank-you/ExpiredLink.tsx';
import ThankYou, { shouldRevalidate, action as thankYou } from '../checkout/thank-you/thank-you.tsx';
import { action as exchangeCode } from '../exchange-code/exchange-code.tsx';
import FindOrder, { action as findOrder } from '../find-order/find-order.tsx';
import { action as licenceFile } from '../offline-activation/licence-file.ts';
import OfflineActivation, { action as offlineActivation } from '../offline-activation/offline-activation.tsx';
import UpdatePaymentMethod, {
  action as updatePaymentMethod,
} from '../payment-method/update-payment-method.tsx';
import { renderForTest } from '../render-for-test.tsx';
import { action as subscriptionCancel } from '../subscription-cancel/subscription-cancel.tsx';
import { formPageFor } from './form-token.ts';

const origin = 'https://shop.test';
const scope = { secure: true, domain: undefined };
const config = { secret: 's'.repeat(32), formOrigins: [origin], cookies: scope };
const over = { kind: 'anonymous', expired: true };
const guest = { kind: 'anonymous', expired: false };
const issued = issueFormToken(config.secret, new Headers(), { sessionId: 'the session', scope });
const cookie = issued.cookie?.split(';')[0] ?? '';

function visit(viewer: object, path: string) {
  const context = new RouterContextProvider();
  const url = new URL(path, origin);
  context.set(servicesContext, { config } as unknown as PageServices);
  const page = { origin, prefix: '/de', locale: 'de' };
  context.set(requestContext, { viewer: async () => viewer, page, url } as unknown as ShopRequest);
  return { context, url };
}

/** Sends a form that was opened in the session. */
function send(action: (args: ActionFunctionArgs) => Promise<unknown>, path: string, viewer: object) {
  const { context, url } = visit(viewer, path);
  const body = new URLSearchParams({
    [FORM_TOKEN_FIELD]: issued.token,
    code: 'ABCD',
    key: 'K-1',
    email: 'k',
  });
  const request = new Request(url, { method: 'POST', body, headers: { origin, cookie } });
  return action({ context, request, url, params: {} } as unknown as ActionFunctionArgs);
}

const forms = [
  ['/de/exchange-code', exchangeCode],
  ['/de/activate-offline?code=abc', offlineActivation],
  ['/de/pay-renewal?order=b5c1bb06-2f4c-4c1c-9d1a-0d8a2e3f4a5b', payRenewal],
  ['/de/subscription-cancel', subscriptionCancel],
  ['/de/find-order', findOrder],
  ['/de/price-change?offer=b5c1bb06-2f4c-4c1c-9d1a-0d8a2e3f4a5b', priceChange],
  ['/de/update-payment-method', updatePaymentMethod],
] as const;

test.each(forms)(
  'a form of %s whose session is over does nothing and comes back as it was',
  async (path, action) => {
    expect(await send(action, path, over)).toMatchObject({
      data: { reply: { values: { code: 'ABCD', key: 'K-1', email: 'k' }, fields: {} } },
      init: { status: 401 },
    });
    // A form that was opened before a log-out in another tab.
    const elsewhere = await send(action, path, guest).catch((thrown: Response) => thrown);
    expect(elsewhere).toMatchObject({ status: 303 });
  },
);

test.each(forms)(
  '%s ends the cookies of a session that is over, and leads to the log-in and back',
  async (path) => {
    const of = (viewer: object, ahead = {}) => {
      const { context, url } = visit(viewer, path);
      return formPageFor(new Request(url, { headers: { cookie, ...ahead } }), context);
    };
    const { logIn, headers, token } = await of(over);
    expect(logIn).toBe(`/de/member?a=login&back=${encodeURIComponent(path)}`);
    expect(headers).toContainEqual(['Set-Cookie', expect.stringMatching(/^user_info_new=;.*Max-Age=0/)]);
    expect(headers).toContainEqual(['Set-Cookie', expect.stringMatching(/^laravel_session=;.*Max-Age=0/)]);
    // Perhaps nobody ever sees what a browser fetches ahead.
    for (const ahead of [{ 'sec-purpose': 'prefetch;prerender' }, { [AHEAD_HEADER]: '1' }]) {
      expect(await of(over, ahead)).toEqual({ token, logIn, headers: [] });
    }
    // The next form is a guest's.
    expect(await of(guest)).toEqual({ token, logIn: undefined, headers: [] });
    expect((await of({ kind: 'member', sessionId: 'the session' })).logIn).toBeUndefined();
    // For staff who acted, the server ends the cookies.
    expect(await of({ ...over, acted: true })).toMatchObject({ logIn, headers: [] });
  },
);

test('the code that was typed for an order comes back, and the page is read anew for its form', async () => {
  const path = '/de/thankyou?checkout=CHECKOUT1234';
  expect(await send(thankYou, path, over)).toMatchObject({
    data: { code: { minutes: expect.any(Number), typed: 'ABCD' } },
    init: { status: 401 },
  });
  await expect(send(thankYou, path, guest)).rejects.toMatchObject({ status: 303 });
  const asked = { defaultShouldRevalidate: false } as Parameters<typeof shouldRevalidate>[0];
  expect(shouldRevalidate({ ...asked, actionStatus: 401 })).toBe(true);
  expect(shouldRevalidate({ ...asked, actionStatus: 422 })).toBe(false);
  const answer = { minutes: 20, typed: 'ABCD' };
  const logIn = '/member?a=login&back=here';
  const html = await renderForTest(<ExpiredLink token="t" answer={answer} logIn={logIn} />);
  expect(html).toMatch(/<input[^>]* name="code"[^>]* value="ABCD"/);
  expect(html).toContain('Your session has expired');
});

test('a licence file that a page shows is handed over, whoever is there by now', async () => {
  const { context, url } = visit(over, '/de/activate-offline/file');
  const post = (from: string) => {
    const body = new URLSearchParams({ [FORM_TOKEN_FIELD]: issued.token, file: 'aa.bb.cc' });
    const request = new Request(url, { method: 'POST', body, headers: { origin: from, cookie } });
    return licenceFile({ context, request, url, params: {} } as unknown as ActionFunctionArgs);
  };
  const handed = await post(origin);
  expect(handed.status).toBe(200);
  expect(await handed.text()).toBe('aa.bb.cc\n');
  await expect(post('https://elsewhere.test')).rejects.toMatchObject({ init: { status: 403 } });
});

test('the page says it', async () => {
  const step = { kind: 'code', code: '', wrong: false };
  const offline = { step, title: 'Offline', steps: [], token: '' };
  const document = { title: 'Card', summary: 'About', blocks: [] };
  const service = { page: document, selling: {}, steps: [], contents: [], token: 't', guests: [] };
  const renewal = { state: 'open', asksBank: true, productName: 'DVD Ripper', price: '$19.95', token: 't' };
  for (const [element, loaded] of [
    [<OfflineActivation key="1" />, offline],
    [<PayRenewal key="2" />, renewal],
    // Its link to the products leads to the log-in, too, as the cookies have ended by then.
    [<PayRenewal key="3" />, { ...renewal, state: 'paid' }],
    [<FindOrder key="4" />, { title: 'Find your order', steps: [], token: '', isMember: false }],
    [<UpdatePaymentMethod key="6" />, { ...service, member: false, saved: false }],
    [<ThankYou key="7" />, { ...purchase }],
    [<PriceChange key="5" />, { state: 'open', product: 'DVD Ripper', date: '1 May', token: 't' }],
  ] as const) {
    const draw = (logIn: string | undefined) => renderForTest(element, {}, {}, { ...loaded, logIn });
    expect(await draw('/member?a=login&back=here')).toMatch(
      /Your session has expired\. Please log in again\..*<a class="link" href="\/member\?a=login&amp;back=here">Log in</,
    );
    expect(await draw(undefined)).not.toContain('Your session has expired');
  }
});
