import { members } from '@spindle/domain/accounts/tables.ts';
import { CALLERS_KEY } from '@spindle/domain/backend-api/callers.ts';
import { FORM_TOKEN_HEADER, issueFormToken } from '@spindle/domain/backend-api/form-token.ts';
import { SECRET } from '@spindle/domain/checkout/testing/commerce.ts';
import { orders } from '@spindle/domain/orders/tables.ts';
import { describe, expect, test } from 'vitest';
import type { AccessCase } from './testing/access-case.ts';
import { ACCESS } from './testing/access-cases.ts';
import { accessShop } from './testing/access-shop.ts';

/* Who may make which call: on a running storefront, with an order that was paid. */

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

/** What a page would send, of our own or of nowhere; a script of ours has the token of its form. `more` is what is not asked for. */
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
      Object.entries(STUFFED).map(([field, value]) => [field, value === 'OTHER' ? otherId : value]),
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
