import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { listRoles } from '@spindle/domain/staff/list-roles.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
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
};

test('the form says what a role may do, and shows it again', async () => {
  expect(await changeRoleAction(shop, admin, form(fields))).toEqual({ done: 'support' });
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
  const wrong = await changeRoleAction(shop, admin, form({ ...fields, limit_USD: 'a lot' }));
  expect(wrong).toMatchObject({ problem: 'role_invalid', role: 'support', limit_USD: 'a lot' });
  const nobody = await changeRoleAction(shop, admin, form({ ...fields, role: 'owner' }));
  expect(nobody).toMatchObject({ problem: 'role_invalid' });
  const locked = await changeRoleAction(shop, admin, form({ ...fields, role: 'admin' }));
  expect(locked).toMatchObject({ problem: 'admins_keep_roles' });
  expect(await support()).toEqual(before);
});
