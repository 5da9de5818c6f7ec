import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkRevert } from '../accounts/address/check-revert.ts';
import { completeAddressChange } from '../accounts/address/complete-address-change.ts';
import { findHold } from '../accounts/address/held-address.ts';
import { revertAddressChange } from '../accounts/address/revert-address-change.ts';
import { startAddressChange } from '../accounts/address/start-address-change.ts';
import { denySignIn } from '../accounts/denial/deny-sign-in.ts';
import { selectAddressChanges } from '../accounts/desk/queries.ts';
import { ensureMember } from '../accounts/ensure-member.ts';
import { setNewPassword } from '../accounts/passwords/change-password.ts';
import { completePasswordReset } from '../accounts/passwords/complete-password-reset.ts';
import { createPasswordToken } from '../accounts/passwords/create-password-token.ts';
import { DEMO_MEMBER, seedDemoMember } from '../accounts/seed-demo.ts';
import { listSessions } from '../accounts/sessions/list-sessions.ts';
import { logIn } from '../accounts/sessions/log-in.ts';
import { openSession } from '../accounts/sessions/open-session.ts';
import { readViewer } from '../accounts/sessions/read-viewer.ts';
import { SIGN_IN_WAYS, sessions } from '../accounts/tables.ts';
import { codeIn, demoSession, testAccounts, testSender, tokenIn } from '../accounts/testing/accounts.ts';
import { turnOnTwoFactor } from '../accounts/testing/two-factor.ts';
import { giveSecondFactor } from '../accounts/two-factor/give-second-factor.ts';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { blockMember } from './block-member.ts';
import { endMemberSessions } from './end-member-sessions.ts';

const { deps, db, clock, pass, mailTo, forgetMembers, forgetLimits } = await testAccounts();
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const editor: Actor = { ...support, role: 'editor' };
let memberId: string;
beforeEach(async () => {
  await forgetMembers();
  await forgetLimits();
  ({ memberId } = await seedDemoMember(db));
});

const change = (blocked: boolean, { actor = support, reason = 'They asked.' } = {}) =>
  blockMember(deps, actor, { memberId, blocked, reason });
const ended = { kind: 'anonymous', expired: true };
const refused = { ok: false, error: 'account_blocked' };

describe('a blocked member', () => {
  test('is logged out everywhere at once, and comes in by no way', async () => {
    const { headers } = await demoSession(deps);
    expect(await change(true)).toEqual({ ok: true });
    expect(await readViewer(deps, headers)).toEqual(ended);
    for (const way of SIGN_IN_WAYS) {
      expect(await openSession(deps, { memberId, way, sender: testSender() })).toMatchObject(refused);
    }
    expect(await db.$count(sessions)).toBe(0);
    const token = await createPasswordToken(db, clock, memberId);
    const reset = { token, password: 'a sentence nobody guesses', sender: testSender() };
    expect(await completePasswordReset(deps, reset)).toMatchObject(refused);
  });

  test('is told so only with the right password', async () => {
    await change(true);
    const { email, password } = DEMO_MEMBER;
    const sender = testSender();
    expect(await logIn(deps, { email, password, sender })).toMatchObject(refused);
    const wrong = await logIn(deps, { email, password: 'not this one', sender });
    const nobody = await logIn(deps, { email: 'nobody@example.test', password: 'not this one', sender });
    expect(wrong).toEqual({ ok: false, error: 'bad_credentials' });
    expect(nobody).toEqual(wrong);
  });

  test('who has a second factor is told so only after it', async () => {
    const { viewer } = await demoSession(deps);
    const { code } = await turnOnTwoFactor(deps, viewer);
    await change(true);
    pass(2);
    const first = await logIn(deps, { ...DEMO_MEMBER, sender: testSender() });
    expect(first).toMatchObject({ ok: false, error: 'second_factor_wanted' });
    const cookieHeader = 'cookies' in first ? first.cookies[0]?.split(';')[0] : undefined;
    const sender = testSender({ cookieHeader });
    expect(await giveSecondFactor(deps, { code: '000000', sender })).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    expect(await giveSecondFactor(deps, { code: code(), sender })).toMatchObject(refused);
  });

  test('has no session either that was being opened meanwhile, nor gets it back later', async () => {
    const { headers, viewer } = await demoSession(deps);
    const kept = await db.select().from(sessions);
    await change(true);
    // As if the log-in had read the member before the block, and written its session afterwards.
    await db.insert(sessions).values(kept);
    expect(await readViewer(deps, headers)).toEqual(ended);
    await change(false, { reason: 'A mistake.' });
    expect(await readViewer(deps, headers)).toEqual(ended);
    expect(
      await setNewPassword(deps, viewer, { password: 'a sentence of a thief', sender: testSender() }),
    ).toMatchObject({
      ok: false,
    });
    expect(await logIn(deps, { ...DEMO_MEMBER, sender: testSender() })).toMatchObject({ ok: true });
  });
});

test('who is let in again as the owner is shut out no more by links that went to an address of before', async () => {
  const former = DEMO_MEMBER.email;
  const { viewer, headers } = await demoSession(deps);
  const [notice] = await mailTo(former);
  pass(1);
  const present = 'present@example.test';
  expect(await startAddressChange(deps, viewer, { email: present })).toEqual({ ok: true });
  const [asked] = await mailTo(present);
  const code = codeIn(asked ?? expect.fail('no mail'));
  const given = { email: present, code, cookieHeader: headers.get('cookie') ?? '' };
  expect(await completeAddressChange(deps, viewer, given)).toMatchObject({ ok: true });
  const [moved] = await mailTo(former);
  const { memberId: other } = await ensureMember(db, { email: former, locale: 'en', at: () => clock.now() });
  await blockMember(deps, support, { memberId: other, blocked: true, reason: 'Fraud.' });
  const undo = { token: tokenIn(moved ?? expect.fail('no mail')), ip: '192.0.2.9' };
  // The page says beforehand what its button would do.
  expect(await checkRevert(deps, undo)).toEqual({ ok: true, email: undefined });
  expect(await revertAddressChange(deps, undo)).toEqual({ ok: false, error: 'address_in_use' });
  expect(await checkRevert(deps, undo)).toEqual({ ok: true, email: undefined });

  expect(await change(false)).toEqual({ ok: true });
  expect(await revertAddressChange(deps, undo)).toEqual({ ok: false, error: 'link_ended' });
  const deny = { token: tokenIn(notice ?? expect.fail('no mail')), ip: '192.0.2.9' };
  expect(await denySignIn(deps, deny)).toEqual({ ok: false, error: 'link_ended' });
  expect(await openSession(deps, { memberId, way: 'password', sender: testSender() })).toMatchObject({
    ok: true,
  });
  expect(await findHold(deps, { email: former })).toBeUndefined();
  const [{ undoneAt } = expect.fail('no change')] = await selectAddressChanges(db, memberId);
  expect(undoneAt).toBeNull();
  // One link would undo the change, the other would deny a log-in.
  expect(await auditOf(db, { kind: 'member', id: memberId })).toMatchObject([
    { action: 'member.unblock', after: { blocked: false, reason: 'They asked.', endedLinks: 2 } },
    { action: 'member.block' },
  ]);
});

test('who was blocked for another reason keeps the link that undoes a change of address', async () => {
  const { viewer, headers } = await demoSession(deps);
  const email = 'present@example.test';
  expect(await startAddressChange(deps, viewer, { email })).toEqual({ ok: true });
  const code = codeIn((await mailTo(email))[0] ?? expect.fail('no mail'));
  const given = { email, code, cookieHeader: headers.get('cookie') ?? '' };
  expect(await completeAddressChange(deps, viewer, given)).toMatchObject({ ok: true });
  const [moved] = await mailTo(DEMO_MEMBER.email);
  await change(true);
  await change(false);
  const undo = { token: tokenIn(moved ?? expect.fail('no mail')), ip: '192.0.2.9' };
  expect(await revertAddressChange(deps, undo)).toMatchObject({ ok: true });
});

test('a block is audited with its reason, and nobody blocks without one or without the permission', async () => {
  expect(await change(true, { actor: editor })).toEqual({ ok: false, error: 'not_allowed' });
  expect(await change(true, { reason: '  ' })).toEqual({ ok: false, error: 'reason_missing' });
  expect(await change(false)).toEqual({ ok: false, error: 'as_it_is' });
  expect(await auditOf(db, { kind: 'member', id: memberId })).toEqual([]);
  const pressed = await Promise.all([change(true), change(true), change(true)]);
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  await change(false, { reason: 'Talked to them.' });
  expect(await auditOf(db, { kind: 'member', id: memberId })).toMatchObject([
    {
      action: 'member.unblock',
      actorEmail: 'sue@shop.test',
      before: { blocked: true, reason: 'They asked.' },
      after: { blocked: false, reason: 'Talked to them.' },
    },
    { action: 'member.block', before: { blocked: false, reason: null } },
  ]);
  const nobody = { memberId: '00000000-0000-4000-8000-000000000000', blocked: true, reason: 'x' };
  expect(await blockMember(deps, support, nobody)).toEqual({ ok: false, error: 'not_found' });
});

test('staff end one session of a member or all, and no one else’s', async () => {
  const [one, other] = [await demoSession(deps), await demoSession(deps)];
  const { sessionId } = one.viewer;
  expect(await endMemberSessions(deps, editor, { memberId })).toEqual({ ok: false, error: 'not_allowed' });
  const { memberId: stranger } = await ensureMember(db, {
    email: 'stranger@example.test',
    locale: 'en',
    at: () => new Date(),
  });
  expect(await endMemberSessions(deps, support, { memberId: stranger, sessionId })).toEqual({
    ok: false,
    error: 'not_found',
  });
  expect(await endMemberSessions(deps, support, { memberId, sessionId })).toEqual({ ok: true });
  expect(await readViewer(deps, one.headers)).toEqual(ended);
  expect(await listSessions(deps, other.viewer)).toHaveLength(1);
  expect(await endMemberSessions(deps, support, { memberId })).toEqual({ ok: true });
  expect(await readViewer(deps, other.headers)).toEqual(ended);
  expect(await db.select().from(sessions).where(eq(sessions.userId, memberId))).toEqual([]);
  expect(await auditOf(db, { kind: 'member', id: memberId })).toMatchObject([
    { action: 'member.end_sessions', before: { sessions: 1 }, after: { sessions: 0 } },
    { action: 'member.end_sessions', before: { sessions: 2 }, after: { sessions: 1 } },
  ]);
});
