import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { listRoles } from '@spindle/domain/staff/list-roles.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import type { ProveSender } from '../forms/desk-route.ts';
import { changeRoleAction } from './change-role-action.ts';
import { RoleForm } from './RoleForm.tsx';

const shop = await testCommerce();
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const support = async () =>
  (await listRoles(shop.db)).find(({ role }) => role === 'support') ?? expect.fail();

const form = (fields: Readonly<Record<string, string | readonly string[]>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) data.append(name, each);
  }
  return data;
};
const fields = {
  ...{ role: 'support', permissions: ['orders', 'refunds'] },
  ...{ limit_USD: '250.50', limit_EUR: '1', limit_JPY: '', unlimited: ['EUR', '*'] },
  password: 'correct horse battery',
};

const prove: ProveSender = async (staffId, password) =>
  staffId === '1' && password === fields.password ? { ok: true } : { ok: false, error: 'password_wrong' };

test('the form says what a role may do, and shows it again', async () => {
  expect(await changeRoleAction(shop, admin, form(fields), prove)).toEqual({ done: 'support' });
  const role = await support();
  expect(role.permissions.toSorted()).toEqual(['orders', 'refunds']);
  expect(role.refundLimits.toSorted((a, b) => a.currency.localeCompare(b.currency))).toEqual([
    { currency: '*', maxMinor: null },
    { currency: 'EUR', maxMinor: null },
    { currency: 'USD', maxMinor: 25_050 },
  ]);
  const shown = renderToStaticMarkup(
    <RoleForm words={deskWords('en').words} role={role} typed={undefined} />,
  );
  expect(shown).toContain('name="limit_USD" value="250.50"');
  expect(shown.match(/checked=""/g)).toHaveLength(4);
});

test('what makes no sense is refused with what was typed', async () => {
  const before = await support();
  const wrong = await changeRoleAction(shop, admin, form({ ...fields, limit_USD: 'a lot' }), prove);
  expect(wrong).toMatchObject({ problem: 'role_invalid', role: 'support', limit_USD: 'a lot' });
  const nobody = await changeRoleAction(shop, admin, form({ ...fields, role: 'owner' }), prove);
  expect(nobody).toMatchObject({ problem: 'role_invalid' });
  const locked = await changeRoleAction(shop, admin, form({ ...fields, role: 'admin' }), prove);
  expect(locked).toMatchObject({ problem: 'admins_keep_roles' });
  expect(await support()).toEqual(before);
});

test('an unattended desk is not enough: the own password is asked for, and stands in no URL', async () => {
  const before = await support();
  const { password: _, ...without } = fields;
  for (const sent of [without, { ...fields, password: '' }, { ...fields, password: 'a guess of mine' }]) {
    const refused = await changeRoleAction(shop, admin, form(sent), prove);
    expect(refused).toMatchObject({ problem: 'password_wrong', role: 'support', limit_USD: '250.50' });
    expect(refused).not.toHaveProperty('password');
  }
  const guessed = await changeRoleAction(shop, admin, form(fields), async () => ({
    ...{ ok: false, error: 'too_many_requests', retryAfter: 900 },
  }));
  expect(guessed).toMatchObject({ problem: 'too_many_requests' });
  expect(await support()).toEqual(before);
  const html = renderToStaticMarkup(
    <RoleForm words={deskWords('en').words} role={before} typed={{ password: 'typed' }} />,
  );
  expect(html).toMatch(/<input type="password"[^>]*name="password" value=""/);
});

test('who may not change roles has no password tried', async () => {
  const asked: unknown[] = [];
  const answer = await changeRoleAction(
    shop,
    { ...admin, role: 'support' },
    form(fields),
    async (...given) => {
      asked.push(given);
      return { ok: true };
    },
  );
  expect(answer).toMatchObject({ problem: 'not_allowed' });
  expect(asked).toEqual([]);
});
