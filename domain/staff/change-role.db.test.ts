import { systemClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, STAFF_ROLES, type StaffRole } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { changeRole } from './change-role.ts';
import { listRoles } from './list-roles.ts';
import { mayAct } from './may-act.ts';
import { mayRefund, refundLimit } from './may-refund.ts';
import { PERMISSIONS, type Permission } from './permission.ts';
import { replaceRole } from './queries.ts';
import type { Role } from './role.ts';

const { db } = await testDatabase();
const staff = (role: StaffRole): Actor => ({ kind: 'staff', staffId: '1', email: `${role}@shop.test`, role });
const change = (role: Role, actor = staff('admin')) => changeRole({ db, clock: systemClock }, actor, role);
const first = await listRoles(db);
beforeEach(async () => {
  for (const role of first) await replaceRole(db, role);
});
const roleOf = async (name: StaffRole) => {
  const found = (await listRoles(db)).find(({ role }) => role === name);
  return found ?? expect.fail();
};

describe('a new shop begins with rows', () => {
  const EDITOR: Permission[] = ['prices', 'releases'];
  const SUPPORT: Permission[] = [
    'orders',
    'refunds',
    'licences',
    'subscriptions',
    'exchange_codes',
    'invoices',
    'jobs',
    'members',
    'member_notes',
    'member_access',
    'act_as_member',
  ];
  // Keeping the books does not make an administrator.
  const ACCOUNTANT: Permission[] = ['books', 'invoices', 'sales'];
  const cases = PERMISSIONS.flatMap((permission) =>
    STAFF_ROLES.map((role) => {
      const own = { admin: PERMISSIONS, editor: EDITOR, support: SUPPORT, accountant: ACCOUNTANT };
      return [role, permission, own[role].some((each) => each === permission)] as const;
    }),
  );

  test.each(cases)('%s with %s: %s', async (role, permission, may) => {
    expect(await mayAct(db, staff(role), permission)).toBe(may);
  });

  test('support refunds up to an amount, admins as much as was paid', async () => {
    expect(await refundLimit(db, staff('support'), 'JPY')).toBe(15_000);
    expect(await refundLimit(db, staff('admin'), 'CHF')).toBeNull();
  });
});

test.each(PERMISSIONS)('%s: visitors and members may not, the shop itself may', async (permission) => {
  expect(await mayAct(db, { kind: 'visitor' }, permission)).toBe(false);
  expect(await mayAct(db, { kind: 'member', memberId: 'm' }, permission)).toBe(false);
  expect(await mayAct(db, { kind: 'system', name: 'disputes' }, permission)).toBe(true);
});

test('what is given and taken counts at once, and is written down with what was before', async () => {
  const support = await roleOf('support');
  const role: Role = {
    role: 'support',
    permissions: ['prices', 'refunds'],
    refundLimits: [
      { currency: 'EUR', maxMinor: null },
      { currency: 'USD', maxMinor: 500 },
    ],
  };
  expect(await change(role)).toEqual({ ok: true });
  expect(await mayAct(db, staff('support'), 'prices')).toBe(true);
  expect(await mayAct(db, staff('support'), 'orders')).toBe(false);
  const may = (amountMinor: number, currency: string) =>
    mayRefund(db, staff('support'), { amountMinor, currency });
  expect(await may(500, 'USD')).toBe('yes');
  expect(await may(501, 'USD')).toBe('over_limit');
  expect(await may(1_000_000, 'EUR')).toBe('yes');
  expect(await may(1, 'JPY')).toBe('over_limit');
  const [entry] = await auditOf(db, { kind: 'role', id: 'support' });
  expect(entry).toMatchObject({
    ...{ action: 'role.change', actorEmail: 'admin@shop.test' },
    before: { permissions: support.permissions.toSorted() },
    after: { permissions: ['prices', 'refunds'], refundLimits: ['EUR all', 'USD 500'] },
  });
});

test('a limit alone does not let anybody refund', async () => {
  await change({ ...(await roleOf('support')), permissions: ['orders'] });
  expect(await mayRefund(db, staff('support'), { amountMinor: 1, currency: 'USD' })).toBe('not_allowed');
});

test.each<StaffRole>(['editor', 'support', 'accountant'])(
  '%s changes no role, also not to their own good',
  async (name) => {
    const own = await roleOf(name);
    const richer = { ...own, permissions: [...PERMISSIONS] };
    expect(await change(richer, staff(name))).toEqual({ ok: false, error: 'not_allowed' });
    expect(await roleOf(name)).toEqual(own);
  },
);

test('administrators keep the roles, so that nobody is locked out', async () => {
  const admin = await roleOf('admin');
  const without = { ...admin, permissions: admin.permissions.filter((each) => each !== 'roles') };
  expect(await change(without)).toEqual({ ok: false, error: 'admins_keep_roles' });
  expect(await roleOf('admin')).toEqual(admin);
  expect(await change({ ...admin, permissions: ['roles'] })).toEqual({ ok: true });
  expect(await change(admin)).toEqual({ ok: true });
});

test('an amount for all other currencies means nothing', async () => {
  const limits = [{ currency: '*' as const, maxMinor: 100 }];
  const refused = await change({ ...(await roleOf('support')), refundLimits: limits });
  expect(refused).toEqual({ ok: false, error: 'role_invalid' });
});

test('who may no longer change roles changes none, however close together', async () => {
  await change({ ...(await roleOf('support')), permissions: ['roles'] });
  const own = { ...(await roleOf('support')), permissions: ['roles', 'prices'] as const };
  const [taken, given] = await Promise.all([
    change({ ...own, permissions: [] }),
    change(own, staff('support')),
  ]);
  expect(taken).toEqual({ ok: true });
  // Either it came first, or it was refused; the administrator's change stands in both cases.
  expect((await roleOf('support')).permissions).toEqual([]);
  expect(given.ok ? 'before' : given.error).toMatch(/before|not_allowed/);
});

test('a permission that is named twice is given once, and the audit says so', async () => {
  const support = await roleOf('support');
  const permissions = [...support.permissions, 'prices' as const, 'orders' as const, 'prices' as const];
  expect(await change({ ...support, permissions })).toEqual({ ok: true });
  const once = [...support.permissions, 'prices'].toSorted();
  expect((await roleOf('support')).permissions).toEqual(once);
  const [entry] = await auditOf(db, { kind: 'role', id: 'support' });
  expect(entry?.after).toMatchObject({ permissions: once });
});

test('two limits for one currency say nothing, and nothing changes', async () => {
  const support = await roleOf('support');
  const twice = [1000, 2000].map((maxMinor) => ({ currency: 'USD' as const, maxMinor }));
  const refused = await change({ ...support, refundLimits: twice });
  expect(refused).toEqual({ ok: false, error: 'role_invalid' });
  expect(await roleOf('support')).toEqual(support);
});
