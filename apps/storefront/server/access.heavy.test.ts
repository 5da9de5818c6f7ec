import { askToAct } from '@spindle/domain/accounts/acting/ask-to-act.ts';
import { openSession } from '@spindle/domain/accounts/sessions/open-session.ts';
import { signOutEverywhere } from '@spindle/domain/accounts/sessions/sign-out-everywhere.ts';
import { members } from '@spindle/domain/accounts/tables.ts';
import { cookieHeader, testSender } from '@spindle/domain/accounts/testing/accounts.ts';
import type { Actor } from '@spindle/domain/actor.ts';
import { auditEntries } from '@spindle/domain/audit/tables.ts';
import { CALLERS_KEY } from '@spindle/domain/backend-api/callers.ts';
import { FORM_TOKEN_HEADER, issueFormToken } from '@spindle/domain/backend-api/form-token.ts';
import { checkouts } from '@spindle/domain/checkout/tables.ts';
import { openCommerce, SECRET } from '@spindle/domain/checkout/testing/commerce.ts';
import { invoices } from '@spindle/domain/invoices/tables.ts';
import { activateDevice } from '@spindle/domain/licences/activation/activate-device.ts';
import { licences } from '@spindle/domain/licences/tables.ts';
import { orders } from '@spindle/domain/orders/tables.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { buy } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS, type AccessCase, type Owned } from './testing/access-cases.ts';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

/* Who may make which call, and see which page: on a running storefront, with an order that was paid. */

const { url } = await stockedDatabase();
const commerce = await openCommerce(url);
const { deps, db } = commerce;
let shop: RunningStorefront;
let owned: Owned;
let ownerId: string;
let otherId: string;
/** Of the owner's licences. */
let keys: string[];
const support: Actor = { kind: 'staff', staffId: '7', email: 'support@shop.test', role: 'support' };

beforeAll(async () => {
  await commerce.startJobs();
  await seedDemoSeller(db);
  shop = await startBuilt(await builtStorefront(), {
    ...{ DATABASE_URL: url, SECRET, LOCALES: 'en,de,ja,fr,zh', JOBS: 'off', TRUST_PROXY: '1' },
  });
  const bought = await buy(commerce, 'pid=643&opt643=1M', { email: 'owner@example.test' });
  ownerId = bought.memberId;
  otherId = (await deps.ensureMember(db, { email: 'other@example.test', locale: 'en' })).memberId;
  await buy(commerce, 'pid=646&opt646=Lifetime%2B5PC', { email: 'owner@example.test' });
  const isOfOwner = eq(licences.memberId, ownerId);
  keys = (await db.select({ key: licences.key }).from(licences).where(isOfOwner)).map(({ key }) => key);
  const [licence] = await db
    .select()
    .from(licences)
    .where(and(isOfOwner, eq(licences.seats, 5)));
  const [invoice] = await db.select().from(invoices).orderBy(desc(invoices.issuedAt)).limit(1);
  const [checkout] = await db.select().from(checkouts).orderBy(desc(checkouts.createdAt)).limit(1);
  const key = licence?.key ?? expect.fail('no licence');
  owned = {
    ...{ subscription: bought.subscriptions[0]?.id ?? '', device: '', licenceKey: key },
    ...{ invoice: invoice?.number ?? '', checkout: checkout?.id ?? '', article: await someArticle() },
  };
});
afterAll(async () => {
  endStorefronts();
  await commerce.jobs.stop();
  await commerce.close();
});

async function someArticle(): Promise<string> {
  const answer = await fetch(`${shop.origin}/backend/cms/article/list_by_category?category=dvd`);
  const { data } = (await answer.json()) as { data: { items: { slug: string }[] } };
  return data.items[0]?.slug ?? expect.fail('no article');
}
async function activated(key: string): Promise<string> {
  const device = { device: `fingerprint ${crypto.randomUUID()}`, name: 'PC', system: 'win' } as const;
  const result = await activateDevice({ ...deps, fingerprintKey: Buffer.alloc(32) }, { key, ...device });
  return result.ok ? result.device.id : expect.fail(result.error);
}

/** The cookies of a browser in which a member is logged in. */
async function loggedIn(memberId: string): Promise<string> {
  const opened = await openSession(deps, { memberId, way: 'password', sender: testSender(), isUntold: true });
  return opened.ok ? cookieHeader(opened.cookies) : expect.fail();
}
/** The cookies of a browser in which staff act as the owner, by a ticket and the call. */
async function actingAsOwner(actor = support): Promise<string> {
  const asked = await askToAct(deps, actor, { memberId: ownerId, reason: 'Where is their licence?' });
  if (!asked.ok) expect.fail(asked.error);
  const answer = await fetch(`${shop.origin}/backend/api/auth/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin, ...someNetwork() },
    body: JSON.stringify({ ticket: asked.ticket }),
  });
  expect(answer.status).toBe(200);
  return cookieHeader(answer.headers.getSetCookie());
}

let networks = 0;
/** Who asks a lot is not to be refused for that. */
const someNetwork = () => ({ 'x-forwarded-for': `10.${(networks >> 8) & 255}.${networks++ & 255}.1` });

const WHO = ['anonymous', 'other', 'program', 'acting', 'owner'] as const;
type Who = (typeof WHO)[number];
const cookiesOf: Record<Who, () => Promise<string>> = {
  anonymous: async () => '',
  owner: () => loggedIn(ownerId),
  other: () => loggedIn(otherId),
  program: () => loggedIn(ownerId),
  acting: () => actingAsOwner(),
};

/** What a page would send, of our own or of nowhere; a script of ours has the token of its form. */
async function send(name: string, of: AccessCase, who: Who, more: Record<string, unknown> = {}) {
  const [method = '', path = ''] = name.split(' ');
  const cookie = await cookiesOf[who]();
  const sessionId = (await commerce.readViewer(new Headers({ cookie }))) as { sessionId?: string };
  const form = issueFormToken(SECRET, new Headers(), { sessionId: sessionId.sessionId, scope: deps.cookies });
  const formCookie = form.cookie?.split(';')[0];
  const query = new URLSearchParams(of.query?.(owned));
  const answer = await fetch(
    `${shop.origin}/backend${path.replace('{provider}', 'sandbox')}${query.size ? `?${query}` : ''}`,
    {
      method,
      redirect: 'manual',
      headers: {
        ...{ cookie: [cookie, formCookie].filter(Boolean).join('; '), accept: 'application/json' },
        'sec-fetch-mode': 'cors',
        ...someNetwork(),
        ...(who !== 'program' && { origin: shop.origin, [FORM_TOKEN_HEADER]: form.token }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify({ ...of.body?.(owned), ...more }) }),
    },
  );
  const text = await answer.text();
  let error: string | undefined;
  try {
    error = (JSON.parse(text) as { error?: string }).error;
  } catch {
    // A file.
  }
  return { outcome: error ?? (answer.status < 400 ? 'ok' : String(answer.status)), text };
}

async function calls() {
  const document = (await (await fetch(`${shop.origin}/backend/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { [CALLERS_KEY]?: string[] }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

test('every call of the reference has its row, and every row its call', async () => {
  expect((await calls()).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

/** What nobody may say of themselves, or of what they buy. */
const STUFFED = {
  ...{ member_id: 'OTHER', memberId: 'OTHER', uid: 'OTHER', id: 'OTHER', user_id: 'OTHER' },
  ...{ vip: 9, role: 'admin', permissions: ['refunds'], email_verified: true, emailVerified: true },
  ...{
    factor_at: '2999-01-01T00:00:00Z',
    factorAt: '2999-01-01T00:00:00Z',
    way: 'password',
    blocked_at: null,
  },
  ...{ price: 1, amount: 1, amount_minor: 1, total_minor: 1, total: 1, state: 'paid', seats: 99, cscode: 0 },
};

describe('what is not asked for changes nothing', () => {
  const writes = Object.entries(ACCESS).filter(
    // What logs out or cancels is for once; a provider signs the whole of what it sends.
    ([name]) => name.startsWith('POST ') && !/logout|cancel_sub|webhook|switch_sub/.test(name),
  );
  test.each(writes)('%s', async (name, row) => {
    const [before, placed] = [await db.select().from(members), await sums()];
    const stuffed = Object.fromEntries(
      Object.entries(STUFFED)
        .map(([field, value]) => [field, value === 'OTHER' ? otherId : value] as const)
        .filter(([field]) => !(field in (row.body?.(owned) ?? {}))),
    );
    for (const who of ['anonymous', 'owner'] as const) {
      expect((await send(name, row, who, stuffed)).outcome).toBe(row[who]);
    }
    // The name is what one of them is for.
    const of = (rows: typeof before) =>
      rows
        .map(({ updatedAt: _, name: __, ...row }) => row)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(of(await db.select().from(members))).toEqual(of(before));
    expect(await sums()).toEqual(placed);
  });
  const sums = () =>
    db
      .select({
        id: orders.id,
        totalMinor: orders.totalMinor,
        state: orders.state,
        memberId: orders.memberId,
      })
      .from(orders)
      .orderBy(orders.id);
});

describe.each(Object.entries(ACCESS))('%s', (name, row) => {
  test.each(WHO)('answers %s as it is to', async (who) => {
    // Freeing a seat is for once.
    if (name === 'GET /member/unbind_device') owned.device = await activated(owned.licenceKey);
    const { outcome, text } = await send(name, row, who);
    expect(outcome).toBe(row[who]);
    if (who === 'acting') for (const key of keys) expect(text).not.toContain(key);
  });
});

describe('a page of another site', () => {
  const writes = Object.keys(ACCESS).filter((name) => /^POST (?!\/licence\/|\/order\/webhook)/.test(name));
  test.each(writes)('is refused at %s, with the session, JSON or a form', async (name) => {
    const cookie = await loggedIn(ownerId);
    const path = `${shop.origin}/backend${name.slice('POST '.length)}`;
    for (const origin of ['https://evil.example', 'null', `${shop.origin}.evil.example`]) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
        const headers = { origin, cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' };
        const answer = await fetch(path, {
          method: 'POST',
          headers: { ...headers, ...someNetwork() },
          body: '{}',
        });
        expect([origin, type, answer.status]).toEqual([origin, type, 403]);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
  });
});

test('what one member sees is kept by nobody, and shown to no other', async () => {
  const seen = async (path: string, cookie = '') => {
    const answer = await fetch(shop.origin + path, { redirect: 'manual', headers: { cookie } });
    return { html: await answer.text(), kept: answer.headers.get('cache-control') };
  };
  const cookie = await loggedIn(ownerId);
  for (const path of [
    '/member',
    '/member?a=orders',
    '/member?a=my_products',
    '/checkout?pid=643&opt643=LFT',
  ]) {
    const own = await seen(path, cookie);
    expect([path, own.kept]).toEqual([path, expect.stringMatching(/private|no-store/)]);
    expect(own.html).toContain('owner@example.test');
    expect((await seen(path)).html).not.toContain('owner@example.test');
    expect((await seen(path, await loggedIn(otherId))).html).not.toContain('owner@example.test');
  }
  // A page for everybody is made for one with a session, too, and stays what it is for all others.
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
    // A form of our own page needs its token.
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
    expect(over.headers.get('location')).toContain('/member?a=login');
    const ended = over.headers.getSetCookie();
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
