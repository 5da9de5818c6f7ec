import { LineFull } from '@spindle/platform/few-at-once.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOGIN_GUESSES } from '../limits.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { logIn } from '../sessions/log-in.ts';
import { knownDeviceOf } from '../sessions/member-devices.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import type { Sender } from '../sessions/sender.ts';
import { cookieHeader, demoSession, testAccounts, testSender, tokenIn } from '../testing/accounts.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { giveSecondFactor } from '../two-factor/give-second-factor.ts';
import { changePassword, provePassword, setNewPassword } from './change-password.ts';
import { checkPasswordToken } from './check-password-token.ts';
import { completePasswordReset } from './complete-password-reset.ts';
import { createPasswordToken } from './create-password-token.ts';
import { startPasswordReset } from './start-password-reset.ts';

const { deps, db, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email, password: oldPassword } = DEMO_MEMBER;
const password = 'a new sentence';
const sender = testSender();
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  await seedDemoMember(db, deps.clock);
});

it('changes it with the old one, ends every other session and every link, and tells the member', async () => {
  const [here, elsewhere] = [await demoSession(deps), await demoSession(deps)];
  await startPasswordReset(deps, { email, locale: 'en', ip: sender.ip });
  const [reset] = await mailTo(email);
  const token = tokenIn(reset ?? expect.fail('no mail'));
  expect(await changePassword(deps, here.viewer, { oldPassword, password, sender })).toMatchObject({
    ok: true,
  });
  expect(await readViewer(deps, here.headers)).toMatchObject({ kind: 'member' });
  expect(await readViewer(deps, elsewhere.headers)).toEqual({ kind: 'anonymous', expired: true });
  expect(await checkPasswordToken(deps, { token })).toMatchObject({ ok: false });
  expect(await logIn(deps, { email, password: oldPassword, sender })).toMatchObject({ ok: false });
  expect(await logIn(deps, { email, password, sender })).toMatchObject({ ok: true });
  expect((await mailTo(email))[0]?.subject).toBe('Your Spindle password was changed');
});

it('counts wrong old passwords as guesses at the log-in', async () => {
  const { viewer } = await demoSession(deps);
  const wrong = { oldPassword: 'wrong', password, sender };
  const answers = await Promise.all(
    Array.from({ length: LOGIN_GUESSES.byAccountAndNetwork.points + 2 }, () =>
      changePassword(deps, viewer, wrong),
    ),
  );
  const errors = answers.map((answer) => (answer.ok ? 'changed' : answer.error));
  expect(errors.filter((error) => error === 'too_many_requests')).toHaveLength(2);
  expect(errors.filter((error) => error === 'bad_credentials')).toHaveLength(errors.length - 2);
  expect(await logIn(deps, { email, password: oldPassword, sender })).toMatchObject({
    error: 'too_many_requests',
  });
});

it('counts no guess where so many are given that the old one can’t be looked at', async () => {
  const { viewer } = await demoSession(deps);
  const select = () => {
    throw new LineFull(30);
  };
  const full = { ...deps, db: { select } as unknown as typeof db };
  for (let time = 0; time <= LOGIN_GUESSES.byAccountAndNetwork.points; time++) {
    expect(await provePassword(full, viewer, { password: oldPassword, sender })).toEqual({
      ...{ ok: false, error: 'too_many_requests', retryAfterSeconds: 30 },
    });
  }
  expect(await provePassword(deps, viewer, { password: oldPassword, sender })).toEqual({ ok: true });
});

it('refuses what is too common, and keeps the old one', async () => {
  const { viewer } = await demoSession(deps);
  expect(await changePassword(deps, viewer, { oldPassword, password: 'Password1', sender })).toEqual({
    ok: false,
    error: 'password_common',
  });
  expect(await logIn(deps, { email, password: oldPassword, sender })).toMatchObject({ ok: true });
});

it('needs no old one within ten minutes of a factor', async () => {
  const { viewer } = await demoSession(deps);
  pass(9);
  expect(await setNewPassword(deps, viewer, { password, sender })).toMatchObject({ ok: true });
  pass(1);
  expect(await setNewPassword(deps, viewer, { password, sender })).toEqual({
    ok: false,
    error: 'factor_required',
  });
});

describe('other browsers that were used before', () => {
  const NEW_LOGIN = 'New log-in to your Spindle account';
  const told = async () => (await mailTo(email)).filter(({ subject }) => subject === NEW_LOGIN).length;
  /** Logs in with a browser's cookies. @returns the browser's cookies, and how many mails about log-ins were sent since. */
  async function enter(browser: string | undefined, given = password) {
    pass(1);
    const before = await told();
    const from = testSender({ cookieHeader: browser });
    const opened = await logIn(deps, { email, password: given, sender: from });
    if (!opened.ok) return expect.fail(opened.error);
    return { browser: cookieHeader(opened.cookies), told: (await told()) - before };
  }

  it.each(['with the old one', 'without'])(
    'are new ones after a change %s, and this one is not',
    async (how) => {
      const [here, elsewhere] = [await demoSession(deps), await enter(undefined, oldPassword)];
      pass(1);
      const from = testSender({ cookieHeader: here.headers.get('cookie') ?? undefined });
      const changed =
        how === 'without'
          ? await setNewPassword(deps, here.viewer, { password, sender: from })
          : await changePassword(deps, here.viewer, { oldPassword, password, sender: from });
      if (!changed.ok) return expect.fail(changed.error);
      expect(await enter(cookieHeader(changed.cookies))).toMatchObject({ told: 0 });
      const back = await enter(elsewhere.browser);
      expect(back.told).toBe(1);
      expect((await enter(back.browser)).told).toBe(0);
    },
  );

  it('have tries of their own no more, but for the one that changed the password', async () => {
    const [here, elsewhere] = [await enter(undefined, oldPassword), await enter(undefined, oldPassword)];
    const known = (browser: string) => knownDeviceOf(deps, browser, DEMO_MEMBER.email);
    expect([await known(here.browser), await known(elsewhere.browser)]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    pass(1);
    const { viewer } = await demoSession(deps);
    const sender = testSender({ cookieHeader: here.browser });
    const changed = await changePassword(deps, viewer, { oldPassword, password, sender });
    if (!changed.ok) return expect.fail(changed.error);
    expect(await known(cookieHeader(changed.cookies))).toEqual(expect.any(String));
    expect(await known(elsewhere.browser)).toBeUndefined();
  });

  it('are new ones after a reset, which is told of where its own browser was not known', async () => {
    const [here, elsewhere] = [await enter(undefined, oldPassword), await enter(undefined, oldPassword)];
    const reset = async (from: Partial<Sender>) => {
      pass(1);
      const before = await told();
      const { memberId } = await seedDemoMember(db, deps.clock);
      const token = await createPasswordToken(db, deps.clock, memberId);
      const done = await completePasswordReset(deps, { token, password, sender: testSender(from) });
      if (!done.ok) return expect.fail(done.error);
      return { browser: cookieHeader(done.cookies), told: (await told()) - before };
    };
    const own = await reset({ cookieHeader: here.browser });
    expect(own.told).toBe(0);
    expect((await enter(elsewhere.browser)).told).toBe(1);
    expect((await enter(own.browser)).told).toBe(0);
    expect((await reset({})).told).toBe(1);
  });

  it('are new ones after a reset with a second factor, and its own browser is known to both steps', async () => {
    const { browser } = await enter(undefined, oldPassword);
    const { viewer } = await demoSession(deps);
    const { code } = await turnOnTwoFactor(deps, viewer);
    pass(1);
    const before = await told();
    const token = await createPasswordToken(db, deps.clock, viewer.memberId);
    const from = testSender({ cookieHeader: browser });
    const done = await completePasswordReset(deps, { token, password, sender: from });
    if (done.ok || !('cookies' in done)) return expect.fail('no second factor was asked for');
    const next = testSender({ cookieHeader: `${cookieHeader(done.cookies)}; ${browser}` });
    expect(await giveSecondFactor(deps, { code: code(), sender: next })).toMatchObject({ ok: true });
    expect(await told()).toBe(before);
  });
});
