import { DatabaseOutage, noteCommit, noteOutage } from '@spindle/platform/database-outage.ts';
import { expect, test } from 'vitest';
import { staffAction } from './staff-action.ts';

const origin = 'https://desk.test';
const sent = (read: Record<string, string> = { cookie: 'payload-lng=de' }) =>
  new Request(`${origin}/desk/refund-order`, {
    method: 'POST',
    body: new URLSearchParams({ reason: 'typed with care' }),
    headers: { origin, 'sec-fetch-site': 'same-origin', ...read },
  });
/** During an outage Payload says that nobody is logged in. */
const nobody = (before = async () => {}) =>
  ({
    logger: { error: () => expect.fail('nothing is wrong') },
    async auth() {
      await before();
      return { user: null, permissions: {} };
    },
  }) as unknown as Parameters<typeof staffAction>[0]['payload'];
const send = (payload: ReturnType<typeof nobody>, request = sent()) =>
  staffAction({ payload, origin, page: () => '/admin/orders' }, request, async () =>
    expect.fail('not staff'),
  );
const away = async () => noteOutage(new DatabaseOutage('gone'));

test('who is not logged in is led to the log-in', async () => {
  const answer = await send(nobody());
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/admin/login`]);
});

test('who could not be looked up is told so, and does not lose what was typed to a log-in', async () => {
  const answer = await send(nobody(away));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.text()).toContain('Die Datenbank antwortet gerade nicht.');
});

test('in the language of their browser, where they have chosen none', async () => {
  const answer = await send(nobody(away), sent({ 'accept-language': 'fr-CH,fr;q=0.9' }));
  expect(await answer.text()).toContain('La base de données ne répond pas');
});

const staff = {
  logger: { error: () => {} },
  auth: async () => ({ user: { collection: 'staff', id: 1, email: 'ada@shop.test', role: 'admin' } }),
} as unknown as Parameters<typeof staffAction>[0]['payload'];
const acting = (act: () => Promise<never>) =>
  staffAction({ payload: staff, origin, page: () => '/admin/orders' }, sent(), act);

test.each(['55P03', '57014'])(
  'who was kept waiting by the database until it gave up (%s) comes back to the page, where nothing was kept before',
  async (code) => {
    const givenUp = new DatabaseOutage(Object.assign(new Error('canceling statement'), { code }));
    const late = new Error('Failed query', { cause: givenUp });
    const answer = await acting(() => Promise.reject(late));
    expect(answer.headers.get('location')).toBe(`${origin}/admin/orders?problem=failed`);
    const after = await acting(async () => {
      noteCommit();
      throw late;
    });
    expect(after.status).toBe(503);
    expect(await after.text()).toContain('Gehen Sie zurück und sehen Sie nach');
  },
);

test('whose action the database may or may not have kept is told to look before they send it again', async () => {
  const failing = (error: Error) => acting(() => Promise.reject(error));
  const answer = await failing(new Error('Failed query: commit', { cause: new DatabaseOutage('gone') }));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Gehen Sie zurück und sehen Sie nach');
  expect((await failing(new TypeError('a mistake of ours'))).headers.get('location')).toContain(
    'problem=failed',
  );
});

test.each([true, false])(
  'a form that is longer than any is refused; its length was told: %s',
  async (isTold) => {
    const chunk = new Uint8Array(1024 * 1024).fill(120);
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks++;
        controller.enqueue(chunk);
      },
    });
    const request = new Request(`${origin}/desk/refund-order`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: {
        ...{ origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        ...(isTold && { 'content-length': '1000000000' }),
      },
    } as RequestInit);
    const answer = await staffAction(
      { payload: staff, origin, page: () => '/admin/orders' },
      request,
      async () => expect.fail('it was read'),
    );
    expect(answer.status).toBe(413);
    expect(chunks).toBeLessThan(20);
  },
);
