import { registrationCode } from '@spindle/domain/accounts/registration/registration-code.ts';
import { members, pendingRegistrations, sessions } from '@spindle/domain/accounts/tables.ts';
import { CALLERS_KEY } from '@spindle/domain/backend-api/callers.ts';
import { FORM_TOKEN_HEADER, issueFormToken } from '@spindle/domain/backend-api/form-token.ts';
import { SECRET } from '@spindle/domain/checkout/testing/commerce.ts';
import { licences } from '@spindle/domain/licences/tables.ts';
import { orders } from '@spindle/domain/orders/tables.ts';
import { subscriptions } from '@spindle/domain/subscriptions/tables.ts';
import { eq, gt, or } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type AccessCase, publicWrite, someAddress } from './testing/access-case.ts';
import { ACCESS } from './testing/access-cases.ts';
import { accessShop } from './testing/access-shop.ts';

/* Tests who may make which call, on a running storefront with a paid order. */

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
  ways,
} = await accessShop();

const WHO = ['anonymous', 'other', 'program', 'acting', 'owner'] as const;
type Who = (typeof WHO)[number];
const cookiesOf: Record<Who, () => Promise<string>> = {
  anonymous: async () => '',
  owner: () => loggedIn(ownerId),
  other: () => loggedIn(otherId),
  program: () => loggedIn(ownerId),
  acting: () => actingAsOwner(),
};

/**
 * Sends a call as a script of the shop does, with its origin and form token, or as a program without them. `more` holds
 * fields that the call does not ask for.
 */
async function send(name: string, of: AccessCase, who: Who, more: Record<string, unknown> = {}) {
  const [method = '', path = ''] = name.split(' ');
  const cookie = await cookiesOf[who]();
  const sessionId = (await commerce.readViewer(new Headers({ cookie }))) as { sessionId?: string };
  const form = issueFormToken(SECRET, new Headers(), { sessionId: sessionId.sessionId, scope: deps.cookies });
  const formCookie = form.cookie?.split(';')[0];
  const query = new URLSearchParams(of.query?.(owned));
  const { body = of.body?.(owned), cookies } = (await of.answered?.(ways, cookie)) ?? {};
  const answer = await fetch(
    `${shop.origin}/backend${path.replace('{provider}', 'sandbox')}${query.size ? `?${query}` : ''}`,
    {
      method,
      redirect: 'manual',
      headers: {
        ...{ cookie: [cookie, formCookie, cookies].filter(Boolean).join('; '), accept: 'application/json' },
        'sec-fetch-mode': 'cors',
        ...someNetwork(),
        ...(who !== 'program' && { origin: shop.origin, [FORM_TOKEN_HEADER]: form.token }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify({ ...more, ...body }) }),
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

/** Fields that no request may set, about its member or its order. */
const STUFFED = {
  ...{ member_id: 'OTHER', memberId: 'OTHER', uid: 'OTHER', id: 'OTHER', user_id: 'OTHER' },
  ...{ vip: 9, role: 'admin', permissions: ['refunds'], email_verified: true, emailVerified: true },
  ...{
    factor_at: '2999-01-01T00:00:00Z',
    factorAt: '2999-01-01T00:00:00Z',
    way: 'google',
    blocked_at: null,
  },
  ...{ price: 1, amount: 1, amount_minor: 1, total_minor: 1, total: 1, state: 'paid', seats: 99, cscode: 0 },
};

describe('what is not asked for changes nothing', () => {
  const writes = Object.entries(ACCESS).filter(
    // Logging out and cancelling work only once; a webhook's whole body is signed.
    ([name]) => name.startsWith('POST ') && !/logout|cancel_sub|webhook|switch_sub/.test(name),
  );
  test.each(writes)('%s', async (name, row) => {
    const before = await everything();
    for (const who of ['anonymous', 'owner'] as const) {
      expect((await send(name, row, who, stuffed)).outcome).toBe(row[who]);
    }
    expect(await everything()).toEqual(before);
    expect(await stuffedSessions()).toEqual([]);
  });

  test('nor in whom a registration, a log-in or a reset lets in', async () => {
    const before = await everything();
    const email = someAddress();
    const [password, another] = ['a long and new one', 'another that is long'];
    const says = async (path: string, body: Record<string, unknown>) =>
      expect(
        (
          await send(
            `POST /api/auth/${path}`,
            publicWrite(() => body),
            'anonymous',
            stuffed,
          )
        ).outcome,
      ).toBe('ok');
    await says('register/per', { email });
    const [pending] = await db
      .select()
      .from(pendingRegistrations)
      .where(eq(pendingRegistrations.email, email));
    const code = registrationCode(SECRET, { ...(pending ?? expect.fail()), renewal: 0 });
    await says('register/complete', { email, code, password });
    const [made] = await db.select().from(members).where(eq(members.email, email));
    expect(made).toMatchObject({ vip: 0, blockedAt: null });
    const memberId = made?.id ?? expect.fail();
    expect(memberId).not.toBe(otherId);
    await says('login', { email, password });
    const token = await deps.passwordTokenFor({ memberId, email });
    await says('reset_pw/complete', { token, password: another });
    await says('login', { email, password: another });
    expect(await db.select().from(sessions).where(eq(sessions.userId, memberId))).not.toEqual([]);
    expect(await stuffedSessions()).toEqual([]);
    expect(await db.select().from(members).where(eq(members.email, email))).toMatchObject([
      { id: memberId, vip: 0 },
    ]);
    const { people, ...rest } = await everything();
    expect({ people: people.filter(({ id }) => id !== memberId), ...rest }).toEqual(before);
  });

  const stuffed = Object.fromEntries(
    Object.entries(STUFFED).map(([field, value]) => [field, value === 'OTHER' ? otherId : value]),
  );
  const everything = async () => ({
    // Without the name, as one of the calls changes it.
    people: (await db.select().from(members).orderBy(members.id)).map(
      ({ updatedAt: _, name: __, ...row }) => row,
    ),
    placed: await db
      .select({
        id: orders.id,
        totalMinor: orders.totalMinor,
        state: orders.state,
        memberId: orders.memberId,
      })
      .from(orders)
      .orderBy(orders.id),
    issued: await db.select().from(licences).orderBy(licences.id),
    running: await db.select().from(subscriptions).orderBy(subscriptions.id),
  });
  /**
   * Sessions that took over the made-up fields. There is no comparing before and after: each request opens a session of
   * its own.
   */
  const stuffedSessions = () =>
    db
      .select()
      .from(sessions)
      .where(or(gt(sessions.factorAt, new Date(Date.now() + 86_400_000)), eq(sessions.way, 'google')));
});

describe.each(Object.entries(ACCESS))('%s', (name, row) => {
  test.each(WHO)('answers %s as it is to', async (who) => {
    // A seat can be freed only once.
    if (name === 'GET /member/unbind_device') owned.device = await activated(owned.licenceKey);
    const { outcome, text } = await send(name, row, who);
    expect(outcome).toBe(row[who]);
    if (who === 'acting') for (const key of keys) expect(text).not.toContain(key);
    if (name.startsWith('GET ') && (who === 'anonymous' || who === 'other')) {
      for (const own of [...keys, owned.passkey, 'owner@example.test']) expect(text).not.toContain(own);
    }
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
