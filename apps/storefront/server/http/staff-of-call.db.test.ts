import { draftOf, makePreviewToken, type PreviewedPage } from '@spindle/content/publishing/preview.ts';
import { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { askForCallToken } from '@spindle/domain/staff/ask-for-call-token.ts';
import { makeCallToken, type StaffActor } from '@spindle/domain/staff/call-token.ts';
import { changeRole } from '@spindle/domain/staff/change-role.ts';
import { listRoles } from '@spindle/domain/staff/list-roles.ts';
import { beforeEach, expect, test } from 'vitest';
import { openContentCalls } from '../testing/content-calls.ts';

const { calls, config, payload, shop } = await openContentCalls();
const { deps } = shop;
const { secret } = deps.config;
const page: PreviewedPage = { locale: 'en', path: '/article-1' };

await payload.create({
  collection: 'staff',
  data: { email: 'first@shop.test', password: 'correct horse battery', role: 'admin' },
});
let ada: StaffActor;
beforeEach(async () => {
  const email = `${crypto.randomUUID()}@shop.test`;
  const data = { email, password: 'correct horse battery', role: 'editor' };
  const { id } = await payload.create({ collection: 'staff', data });
  ada = { kind: 'staff', staffId: String(id), email, role: 'editor' };
});

const tokenOf = async (actor: StaffActor) => {
  const asked = await askForCallToken(deps, actor);
  return asked.ok ? asked.token : expect.fail(asked.error);
};

/** Asks the call for tags of the caller's choice. */
async function tags({ bearer, preview }: { bearer?: string; preview?: string }): Promise<unknown> {
  const [origin = ''] = config.pageOrigins;
  const answer = await calls.request(`/price_discount/user_tags${preview ? `?preview=${preview}` : ''}`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify({ debug_user_tags: ['owns_643'] }),
  });
  return ((await answer.json()) as { data: { tags: unknown } }).data.tags;
}

test('a token of the desk makes the calls for staff, and is written down', async () => {
  expect(await tags({ bearer: await tokenOf(ada) })).toEqual(['owns_643']);
  const [entry] = await auditOf(deps.db, { kind: 'staff', id: ada.staffId });
  expect(entry).toMatchObject({ action: 'staff.call_token', actorEmail: ada.email });
});

test('a preview’s token makes none of them, wherever it is sent', async () => {
  const draft = { type: 'articles', id: 1 };
  const preview = makePreviewToken(secret, page, draft, deps.clock.now());
  expect(draftOf(secret, preview, page, deps.clock.now())).toEqual(draft);
  expect(await tags({ preview })).toEqual(['guest']);
  expect(await tags({ bearer: preview })).toEqual(['guest']);
});

test('a token for calls shows no draft, and counts in no address', async () => {
  const token = await tokenOf(ada);
  expect(draftOf(secret, token, page, deps.clock.now())).toBeUndefined();
  expect(await tags({ preview: token })).toEqual(['guest']);
});

test('it ends after ten minutes', async () => {
  const late = new Date(deps.clock.now().getTime() - 10 * 60_000 - 1000);
  expect(await tags({ bearer: makeCallToken(config, ada, late) })).toEqual(['guest']);
});

test('it ends with the account', async () => {
  const token = await tokenOf(ada);
  await payload.delete({ collection: 'staff', id: ada.staffId });
  expect(await tags({ bearer: token })).toEqual(['guest']);
});

test('it ends when the account gets another role, also one that may do more', async () => {
  const token = await tokenOf(ada);
  await payload.update({ collection: 'staff', id: ada.staffId, data: { role: 'admin' } });
  expect(await tags({ bearer: token })).toEqual(['guest']);
});

test('it ends when the role loses the permission, and none is made any more', async () => {
  const token = await tokenOf(ada);
  const role = (await listRoles(deps.db)).find((each) => each.role === 'editor') ?? expect.fail();
  const admin: StaffActor = { ...ada, role: 'admin' };
  const permissions = role.permissions.filter((each) => each !== 'prices');
  await changeRole(deps, admin, { ...role, permissions });
  expect(await tags({ bearer: token })).toEqual(['guest']);
  expect(await askForCallToken(deps, ada)).toEqual({ ok: false, error: 'not_allowed' });
  await changeRole(deps, admin, role);
  expect(await tags({ bearer: token })).toEqual(['owns_643']);
});

test.each(['x', 'x.y', '9.9.9', 'Bearer'])('%j is nobody’s', async (bearer) => {
  expect(await tags({ bearer })).toEqual(['guest']);
});
