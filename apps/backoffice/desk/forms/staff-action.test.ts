import { DatabaseOutage, noteOutage } from '@spindle/platform/database-outage.ts';
import { expect, test } from 'vitest';
import { staffAction } from './staff-action.ts';

const origin = 'https://desk.test';
const sent = () =>
  new Request(`${origin}/desk/refund-order`, {
    method: 'POST',
    body: new URLSearchParams({ reason: 'typed with care' }),
    headers: { origin, 'sec-fetch-site': 'same-origin', cookie: 'payload-lng=de' },
  });
/** Payload takes an outage for nobody. */
const nobody = (before = async () => {}) =>
  ({
    logger: { error: () => expect.fail('nothing is wrong') },
    async auth() {
      await before();
      return { user: null, permissions: {} };
    },
  }) as unknown as Parameters<typeof staffAction>[0]['payload'];
const send = (payload: ReturnType<typeof nobody>) =>
  staffAction({ payload, origin, page: () => '/admin/orders' }, sent(), async () => expect.fail('not staff'));

test('who is not logged in is led to the log-in', async () => {
  const answer = await send(nobody());
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/admin/login`]);
});

test('who could not be looked up is told so, and does not lose what was typed to a log-in', async () => {
  const answer = await send(nobody(async () => noteOutage(new DatabaseOutage('gone'))));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.text()).toContain('Die Datenbank antwortet gerade nicht.');
});
