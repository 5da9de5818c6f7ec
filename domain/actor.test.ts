import { expect, test } from 'vitest';
import { type Actor, mayAct, STAFF_ROLES } from './actor.ts';

const staff = (role: (typeof STAFF_ROLES)[number]): Actor => ({
  kind: 'staff',
  staffId: '1',
  email: '',
  role,
});

test.each(STAFF_ROLES)('a member of staff as %s may do what that role may and nothing else', (role) => {
  expect(mayAct(staff(role), [role])).toBe(true);
  expect(
    mayAct(
      staff(role),
      STAFF_ROLES.filter((other) => other !== role),
    ),
  ).toBe(false);
});

test('visitors and members may not, the shop itself may', () => {
  expect(mayAct({ kind: 'visitor' }, STAFF_ROLES)).toBe(false);
  expect(mayAct({ kind: 'member', memberId: 'm' }, STAFF_ROLES)).toBe(false);
  expect(mayAct({ kind: 'system', name: 'disputes' }, [])).toBe(true);
});
