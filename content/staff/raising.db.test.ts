import { testDatabase } from '@spindle/platform/testing/database.ts';
import { handleEndpoints } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { openRest, type Rest } from '../testing/rest.ts';
import { contentSettings } from '../testing/test-content.ts';

const { url, pool } = await testDatabase();
const { payload, rest, hire } = await openRest(url);
await hire('admin');
const editor = await hire('editor');
const support = await hire('support');

const idOf = async (role: string) => {
  const { docs } = await payload.find({ collection: 'staff', where: { email: { contains: role } } });
  return Number(docs[0]?.id);
};
const [admin, self, helper] = [await idOf('admin'), await idOf('editor'), await idOf('support')];
const accounts = async () =>
  (await pool.query('select id, email, role, hash, salt, reset_password_token from cms.staff order by id'))
    .rows;
let before: unknown[];
beforeAll(async () => {
  before = await accounts();
});

/** Fields that nobody may write, in a form that anybody can send. */
const TAKEN = {
  ...{ role: 'admin', hash: 'x', salt: 'x', resetPasswordToken: 'x', collection: 'staff' },
  resetPasswordExpiration: '2099-01-01T00:00:00Z',
};

test.each<[string, (call: Rest, id: number) => Promise<Response>]>([
  ['their account', (call, id) => call('PATCH', `/staff/${id}`, TAKEN)],
  ['all accounts that are theirs', (call, id) => call('PATCH', `/staff?where[id][equals]=${id}`, TAKEN)],
  ['everybody', (call) => call('PATCH', '/staff?where[id][exists]=true', TAKEN)],
  ['another language', (call, id) => call('PATCH', `/staff/${id}?locale=de`, { role: { de: 'admin' } })],
  ['all languages', (call, id) => call('PATCH', `/staff/${id}?locale=all`, TAKEN)],
  ['a draft', (call, id) => call('PATCH', `/staff/${id}?draft=true&autosave=true`, TAKEN)],
  ['another id in the body', (call, id) => call('PATCH', `/staff/${id}`, { ...TAKEN, id: admin })],
  ['a copy', (call, id) => call('POST', `/staff/${id}/duplicate`, TAKEN)],
  [
    'a colleague',
    (call) => call('POST', '/staff', { ...TAKEN, email: 'x@example.test', password: 'a b c d e f g' }),
  ],
  ['an administrator', (call) => call('PATCH', `/staff/${admin}`, { password: 'a password of theirs' })],
  ['an administrator’s end', (call) => call('DELETE', `/staff/${admin}`)],
  ['everybody’s end', (call) => call('DELETE', '/staff?where[id][exists]=true')],
  ['an unlocked account', (call) => call('POST', '/staff/unlock', { email: 'admin-1@example.test' })],
  [
    'a made-up link',
    (call) => call('POST', '/staff/reset-password', { token: { $exists: true }, password: 'a b c d e f g' }),
  ],
  ['no link', (call) => call('POST', '/staff/reset-password', { token: null, password: 'a b c d e f g' })],
])('neither editors nor support raise themselves or touch others by %s', async (_what, attempt) => {
  for (const [call, id] of [
    [editor, self],
    [support, helper],
    [rest, self],
  ] as const) {
    const { status } = await attempt(call, id);
    expect(status).toBeLessThan(500);
    expect(await accounts()).toEqual(before);
  }
});

test('nor by a form, in which fields come as text', async () => {
  const { token } = await payload.login({
    collection: 'staff',
    data: { email: 'editor-2@example.test', password: 'correct horse battery' },
  });
  const body = new FormData();
  body.set('_payload', JSON.stringify(TAKEN));
  const request = new Request(`${contentSettings(url).origins.backoffice}/api/staff/${self}`, {
    method: 'PATCH',
    headers: { authorization: `JWT ${token}` },
    body,
  });
  await handleEndpoints({ config: payload.config, request, payloadInstanceCacheKey: url });
  expect(await accounts()).toEqual(before);
});

test('nobody reads what opens an account', async () => {
  for (const call of [editor, support]) {
    const query = 'depth=3&showHiddenFields=true&select[hash]=true&select[salt]=true&select[sessions]=true';
    const text = await (await call('GET', `/staff?${query}`)).text();
    expect(text).not.toMatch(/"(?:hash|salt|resetPasswordToken)"/);
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'sessions.id']) {
      const answer = await call('GET', `/staff?where[${field}][like]=a`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      // Nor does a refusal tell: most of these values hold an `e`, none a quotation mark.
      const [some, none] = await Promise.all(
        ['e', '"'].map((like) =>
          call('PATCH', `/staff?where[${field}][like]=${like}`, { email: 'x@x.test' }),
        ),
      );
      expect(some?.status).toBeGreaterThanOrEqual(400);
      expect([some?.status, await some?.text()]).toEqual([none?.status, await none?.text()]);
    }
  }
});

test('support changes no document, whichever way', async () => {
  const data = { slug: 'photo_tool', title: 'Photo tool', _status: 'published' as const };
  const { id } = await payload.create({ collection: 'page-products', data });
  const versions = await payload.findVersions({
    collection: 'page-products',
    where: { parent: { equals: id } },
  });
  const version = versions.docs[0]?.id;
  const home = { title: 'Home', _status: 'published' as const };
  await payload.updateGlobal({ slug: 'page-home', data: home });
  const [ofHome] = (await payload.findGlobalVersions({ slug: 'page-home' })).docs;
  const changes = [
    ...(['', '?draft=true', '?autosave=true&draft=true', '?publishSpecificLocale=de'] as const).map(
      (query) => () => support('PATCH', `/page-products/${id}${query}`, { title: 'Theirs' }),
    ),
    () => support('PATCH', '/page-products?where[id][exists]=true', { title: 'Theirs' }),
    () => support('POST', `/page-products/${id}/duplicate`, {}),
    () => support('POST', `/page-products/versions/${version}`, {}),
    () => support('POST', `/page-products/versions/${version}?draft=true`, {}),
    () => support('DELETE', `/page-products/${id}`),
    () => support('POST', '/globals/page-home', { title: 'Theirs' }),
    () => support('POST', '/globals/page-home?draft=true', { title: 'Theirs' }),
    () => support('POST', `/globals/page-home/versions/${ofHome?.id}`, {}),
    () => support('POST', '/payload-jobs/run', {}),
    () => support('GET', '/payload-jobs/run'),
    () => support('POST', '/payload-jobs', { taskSlug: 'schedulePublish', input: {} }),
  ];
  for (const [number, change] of changes.entries()) {
    const { status } = await change();
    expect([401, 403, 404, 405], `change ${number}`).toContain(status);
  }
  expect((await payload.find({ collection: 'page-products' })).docs).toMatchObject([{ title: 'Photo tool' }]);
  expect(await payload.findGlobal({ slug: 'page-home', draft: true })).toMatchObject({ title: 'Home' });
});
