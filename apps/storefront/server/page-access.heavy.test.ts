import { askToAct } from '@spindle/domain/accounts/acting/ask-to-act.ts';
import { signOutEverywhere } from '@spindle/domain/accounts/sessions/sign-out-everywhere.ts';
import { cookieHeader } from '@spindle/domain/accounts/testing/accounts.ts';
import { auditEntries } from '@spindle/domain/audit/tables.ts';
import { issueFormToken } from '@spindle/domain/backend-api/form-token.ts';
import { SECRET } from '@spindle/domain/checkout/testing/commerce.ts';
import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CENTRE_SECTIONS } from '../page/member-sections.ts';
import { accessShop, support } from './testing/access-shop.ts';

/* Tests who may see which page, on a running storefront with a paid order. */

const {
  activated,
  actingAsOwner,
  commerce,
  db,
  deps,
  keys,
  loggedIn,
  otherId,
  owned,
  ownerId,
  shop,
  someNetwork,
} = await accessShop();

test('what one member sees is kept by nobody, and shown to no other', async () => {
  const seen = async (path: string, cookie = '') => {
    const answer = await fetch(shop.origin + path, { redirect: 'manual', headers: { cookie } });
    return { html: await answer.text(), kept: answer.headers.get('cache-control') };
  };
  const cookie = await loggedIn(ownerId);
  const sections = CENTRE_SECTIONS.map((name) => (name === 'overview' ? '/member' : `/member?a=${name}`));
  for (const path of [...sections, '/checkout?pid=643&opt643=LFT']) {
    const own = await seen(path, cookie);
    expect([path, own.kept]).toEqual([path, expect.stringMatching(/private|no-store/)]);
    expect([path, own.html]).toEqual([path, expect.stringContaining('owner@example.test')]);
    expect((await seen(path)).html).not.toContain('owner@example.test');
    expect((await seen(path, await loggedIn(otherId))).html).not.toContain('owner@example.test');
  }
  // A shared page is rendered anew for a request with a session, and stays the same for everybody else.
  const [before, , after] = [
    await seen('/dvd-ripper'),
    await seen('/dvd-ripper', cookie),
    await seen('/dvd-ripper'),
  ];
  expect(after.html).toBe(before.html);
  expect(after.html).not.toContain('owner@');
});

describe('a page, for staff who act as a member', () => {
  const get = (path: string, cookie: string, more: RequestInit = {}) =>
    fetch(shop.origin + path, {
      redirect: 'manual',
      ...more,
      headers: { cookie, ...someNetwork(), ...more.headers },
    });

  test.each([
    ['', 'You act as owner@example.test until'],
    ['/de', 'als owner@example.test'],
    ['/ja', 'owner@example.testとして操作しています'],
    ['/fr', 'Vous agissez au nom de owner@example.test'],
    ['/zh', '您正以 owner@example.test 的身分操作'],
  ])('in %s/member says so without script, and shows no key', async (prefix, said) => {
    const cookie = await actingAsOwner();
    for (const section of ['my_products', 'devices', 'subscriptions', 'orders']) {
      const page = await get(`${prefix}/member?a=${section}`, cookie);
      const html = await page.text();
      expect([section, page.status]).toEqual([section, 200]);
      expect(html).toContain(said);
      expect(html).toMatch(/action="[^"]*\/member\?a=log_out"/);
      for (const key of keys) expect(html).not.toContain(key);
    }
  });

  test('the member’s own page shows the keys, so that there was something to mask', async () => {
    const html = await (await get('/member?a=my_products', await loggedIn(ownerId))).text();
    for (const key of keys) expect(html).toContain(key);
    expect(html).not.toContain('You act as');
  });

  test.each([
    ...['account', 'security', 'privacy', 'login', 'register', 'reset_password', 'sign_in'].map(
      (section) => `/member?a=${section}`,
    ),
    ...['/checkout?pid=643&opt643=LFT', '/payment', '/thankyou', '/card-info-pay', '/pay-renewal'],
    ...['/update-payment-method', '/subscription-cancel', '/exchange-code', '/activate-offline'],
    ...['/activate-offline/file', '/find-order', '/price-change', '/order/subscribe.php', '/checkout.htm'],
    ...['/mlink/download.php?pid=643', '/member/google?code=x&state=y', '/search?q=disc', '/de/checkout'],
  ])('%s is closed', async (path) => {
    const answer = await get(path, await actingAsOwner());
    expect([answer.status, answer.headers.get('location')]).toEqual([
      expect.toSatisfy((status: number) => [302, 303].includes(status)),
      expect.stringMatching(/^(\/de)?\/member\?a=my_products&closed=1$/),
    ]);
  });

  test('forms are closed, but for the seat of a device and the end', async () => {
    const post = async (path: string, fields: Record<string, string>, actor = support) => {
      const cookie = await actingAsOwner(actor);
      const viewer = await commerce.readViewer(new Headers({ cookie }));
      const sessionId = viewer.kind === 'acting' ? viewer.sessionId : expect.fail();
      const form = issueFormToken(SECRET, new Headers(), { sessionId, scope: deps.cookies });
      const answer = await get(path, `${cookie}; ${form.cookie?.split(';')[0]}`, {
        method: 'POST',
        headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ csrf_token: form.token, ...fields }).toString(),
      });
      return { answer, cookie };
    };
    for (const section of ['account', 'security', 'privacy', 'subscriptions', 'login', 'not_me', 'made_up']) {
      const { answer } = await post(`/member?a=${section}`, { step: 'end-all' });
      expect([section, answer.status]).toEqual([section, 403]);
    }
    for (const path of ['/checkout?pid=643', '/update-payment-method', '/exchange-code', '/find-order'])
      expect([path, (await post(path, {})).answer.status]).toEqual([path, 403]);

    const device = await activated(owned.licenceKey);
    const freed = await post(`/member?a=devices&release=${device}`, {});
    expect(freed.answer.headers.get('location')).toBe(`/member?a=devices&released=${device}`);
    const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'licence.release', actorKind: 'staff', actorId: '7' });

    const { answer, cookie } = await post('/member?a=log_out', {});
    expect(answer.headers.get('location')).toBe('/');
    expect(answer.headers.getSetCookie().map((each) => each.split('=')[0])).toEqual([
      ...['acting_session', 'acting_as'],
    ]);
    expect((await get('/member', cookie)).headers.get('location')).toContain('/member?a=login');
  });

  test('whoever begins it from a page of another site is refused, and the ticket stays good', async () => {
    const asked = await askToAct(deps, support, { memberId: ownerId, reason: 'Where is their licence?' });
    if (!asked.ok) expect.fail(asked.error);
    const begin = (headers: Record<string, string>, body = JSON.stringify({ ticket: asked.ticket })) =>
      fetch(`${shop.origin}/backend/api/auth/admin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...someNetwork(), ...headers },
        body,
      });
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
      expect((await begin({ origin })).status).toBe(403);
    }
    expect((await begin({})).status).toBe(403);
    // A form of the shop's own page needs its token.
    const form = { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await begin(form, `ticket=${asked.ticket}`)).status).toBe(403);
    expect((await begin({ origin: shop.origin })).status).toBe(200);
    expect(JSON.stringify(shop.log)).not.toContain(asked.ticket);
  });

  test('a cookie that was planted before stays worthless after', async () => {
    const planted = `acting_session=${'p'.repeat(43)}`;
    const asked = await askToAct(deps, support, { memberId: ownerId, reason: 'Where is their licence?' });
    if (!asked.ok) expect.fail(asked.error);
    const answer = await fetch(`${shop.origin}/backend/api/auth/admin`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: shop.origin, cookie: planted },
        ...someNetwork(),
      },
      body: JSON.stringify({ ticket: asked.ticket }),
    });
    const fresh = cookieHeader(answer.headers.getSetCookie());
    expect(fresh).not.toContain(planted);
    expect((await commerce.readViewer(new Headers({ cookie: planted }))).kind).toBe('anonymous');
    expect((await commerce.readViewer(new Headers({ cookie: fresh }))).kind).toBe('acting');
  });

  test('a log-in beside it stays: over means over, and then the browser is itself', async () => {
    const own = await loggedIn(otherId);
    const acting = await actingAsOwner();
    const owner = await commerce.readViewer(new Headers({ cookie: await loggedIn(ownerId) }));
    if (owner.kind !== 'member') return expect.fail('no session');
    expect(await signOutEverywhere(deps, owner, { here: true })).toEqual({ ok: true });
    const over = await get('/member?a=orders', `${acting}; ${own}`);
    const to = over.headers.get('location') ?? '';
    expect(to).toContain('/member?a=login');
    // The page that says so ends the cookies, not the redirect to it.
    expect(over.headers.getSetCookie()).toEqual([]);
    const said = await get(to, `${acting}; ${own}`);
    expect(await said.text()).toContain('Your session has expired');
    const ended = said.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
    expect(ended.every((cookie) => /^acting_(session|as)=;/.test(cookie))).toBe(true);
    expect(ended).toHaveLength(2);
    expect(await (await get('/member?a=orders', own)).text()).toContain('other@example.test');
  });
});

test('the page of a checkout gives a browser the cookie by which its tabs find each other, once', async () => {
  const ask = (cookie: string) =>
    fetch(`${shop.origin}/checkout?pid=643&opt643=LFT`, { redirect: 'manual', headers: { cookie } });
  const given = (await ask('')).headers.getSetCookie().find((each) => each.startsWith('spindle_form='));
  expect(given).toMatch(/HttpOnly/);
  const again = await ask(given?.split(';')[0] ?? '');
  expect(again.headers.getSetCookie().join()).not.toContain('spindle_form=');
});
