import { beforeEach, expect, test } from 'vitest';
import { readMember } from '../accounts/read-member.ts';
import { DEMO_MEMBER, seedDemoMember } from '../accounts/seed-demo.ts';
import { logIn } from '../accounts/sessions/log-in.ts';
import { testAccounts, testSender } from '../accounts/testing/accounts.ts';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { setMemberLevel } from './set-member-level.ts';

const { deps, db, forgetMembers } = await testAccounts();
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
let memberId: string;
beforeEach(async () => {
  await forgetMembers();
  ({ memberId } = await seedDemoMember(db));
});
const set = (level: number, actor: Actor = support) => setMemberLevel(deps, actor, { memberId, level });

test('a level that staff set is the member’s, in their cookie from the next log-in on, and audited', async () => {
  expect(await set(3)).toEqual({ ok: true });
  expect(await readMember(deps, memberId)).toMatchObject({ vip: 3 });
  const { email, password } = DEMO_MEMBER;
  const { cookies } = await logIn(deps, { email, password, sender: testSender() }).then((result) =>
    result.ok ? result : expect.fail(result.error),
  );
  expect(cookies.find((cookie) => cookie.startsWith('vip='))).toMatch(/^vip=3;/);
  expect(await set(3)).toEqual({ ok: false, error: 'as_it_is' });
  expect(await set(0)).toEqual({ ok: true });
  expect(await auditOf(db, { kind: 'member', id: memberId })).toMatchObject([
    { action: 'member.level', before: { level: 3 }, after: { level: 0 } },
    { action: 'member.level', before: { level: 0 }, after: { level: 3 } },
  ]);
});

test.each([-1, 1.5, Number.NaN, 1000])('%d is no level', async (level) => {
  expect(await set(level)).toEqual({ ok: false, error: 'level_invalid' });
});

test('who may not do it, and who is not there, changes nothing', async () => {
  expect(await set(3, { ...support, role: 'editor' })).toEqual({ ok: false, error: 'not_allowed' });
  expect(await readMember(deps, memberId)).toMatchObject({ vip: 0 });
  const nobody = { memberId: crypto.randomUUID(), level: 3 };
  expect(await setMemberLevel(deps, support, nobody)).toEqual({ ok: false, error: 'not_found' });
});
