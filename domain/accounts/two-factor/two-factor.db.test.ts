import { openDatabase } from '@spindle/platform/database.ts';
import { openLimits } from '@spindle/platform/limits.ts';
import { openLog } from '@spindle/platform/log.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { rateLimits } from '../../backend-api/tables.ts';
import { giveMemberCode } from '../factors/give-member-code.ts';
import {
  ALL_KNOWN_FACTOR_TRIES_A_DAY,
  KNOWN_FACTOR_TRIES,
  KNOWN_FACTOR_TRIES_A_DAY,
  SECOND_FACTOR_TRIES,
  TOLD_WRONG_CODES,
} from '../limits.ts';
import { completePasswordReset } from '../passwords/complete-password-reset.ts';
import { createPasswordToken } from '../passwords/create-password-token.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { logIn } from '../sessions/log-in.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts';
import { members, recoveryCodes, sessions, totpSecrets } from '../tables.ts';
import { cookieHeader, testAccounts, testSender } from '../testing/accounts.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { endTwoFactor } from './end-two-factor.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { readTwoFactor } from './read-two-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startTwoFactor } from './start-two-factor.ts';
import { stopTwoFactor } from './stop-two-factor.ts';

const { deps, db, url, clock, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email, password } = DEMO_MEMBER;
const sender = testSender();
const wrong = { ok: false, error: 'code_wrong' };
let here: Awaited<ReturnType<typeof turnOn>>;
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  here = await turnOn();
  pass(1);
});

/** Turns the demo member's second factor on, in one of their sessions. */
async function turnOn() {
  const { memberId } = await seedDemoMember(db, deps.clock);
  const { cookies } = await openSession(deps, { memberId, way: 'password', sender });
  const browser = cookieHeader(cookies);
  const viewer = await readViewer(deps, new Headers({ cookie: browser }));
  if (viewer.kind !== 'member') return expect.fail('no session');
  return { memberId, viewer, browser, ...(await turnOnTwoFactor(deps, viewer)) };
}

/** The first step of a log-in, in a browser with these cookies. @returns the sender of the second step */
async function firstStep(browser = '') {
  const { memberId } = here;
  const wanted = await openSession(deps, { memberId, way: 'password', sender });
  expect(wanted).toMatchObject({ ok: false, error: 'second_factor_wanted' });
  return testSender({ cookieHeader: `${cookieHeader(wanted.cookies)}; ${browser}` });
}

it('asks for a code after the password, and its cookie opens nothing by itself', async () => {
  const wanted = await logIn(deps, { email, password, sender });
  if (wanted.ok || wanted.error !== 'second_factor_wanted') return expect.fail('no second factor');
  expect(wanted.cookies).toEqual([
    expect.stringMatching(/^second_factor=[\w-]{43}; Max-Age=600;.* HttpOnly/),
  ]);
  const headers = new Headers({ cookie: cookieHeader(wanted.cookies) });
  expect(await readViewer(deps, headers)).toEqual({ kind: 'anonymous', expired: false });
  const given = { sender: testSender({ cookieHeader: cookieHeader(wanted.cookies) }) };
  expect(await giveSecondFactor(deps, { ...given, code: '000 000' })).toEqual(wrong);
  const entered = await giveSecondFactor(deps, { ...given, code: here.code() });
  if (!entered.ok) return expect.fail(entered.error);
  const cookie = cookieHeader(entered.cookies);
  expect(await readViewer(deps, new Headers({ cookie }))).toMatchObject({ kind: 'member', email });
  expect(entered.cookies.at(-1)).toMatch(/^second_factor=; Max-Age=0/);
  pass(1);
  const again = await giveSecondFactor(deps, { ...given, code: here.code() });
  expect(again).toEqual({ ok: false, error: 'second_factor_ended' });
});

it('takes a code once, also when it comes many times at once', async () => {
  const code = here.code();
  const tries = await Promise.all([firstStep(), firstStep(), firstStep()]);
  const answers = await Promise.all(tries.map((from) => giveSecondFactor(deps, { code, sender: from })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toEqual([wrong, wrong]);
});

it('bounds guesses by member, whatever log-in they come from, and right codes do not count', async () => {
  for (let time = 0; time < 2; time++) {
    expect(await giveSecondFactor(deps, { code: here.code(), sender: await firstStep() })).toMatchObject({
      ok: true,
    });
    pass(1);
  }
  const guessers = await Promise.all([firstStep(), firstStep()]);
  const answers = await Promise.all(
    Array.from({ length: SECOND_FACTOR_TRIES.points + 4 }, (_, guess) =>
      giveSecondFactor(deps, { code: '000000', sender: guessers[guess % 2] ?? sender }),
    ),
  );
  expect(answers.filter((answer) => !answer.ok && answer.error === 'code_wrong')).toHaveLength(
    SECOND_FACTOR_TRIES.points,
  );
  expect(await giveSecondFactor(deps, { code: here.code(), sender: await firstStep() })).toMatchObject({
    error: 'too_many_requests',
  });
  const told = (await mailTo(email)).filter(({ subject }) => subject.startsWith('Wrong codes'));
  expect(told).toHaveLength(1);

  // The owner's own browser is counted apart, and so are codes given in the owner's session.
  const known = await firstStep(here.browser);
  expect(await giveSecondFactor(deps, { code: '000000', sender: known })).toEqual(wrong);
  expect(await giveSecondFactor(deps, { code: here.code(), sender: known })).toMatchObject({ ok: true });
  pass(1);
  const proof = { proof: here.code(), sender };
  expect(await endTwoFactor(deps, here.viewer, proof)).toEqual({ ok: true });
});

describe('a stolen session without the second factor', () => {
  const tooMany = { ok: false, error: 'too_many_requests' };
  const asking = () => ({ memberId: here.memberId, sessionId: here.viewer.sessionId });
  const guess = () => giveMemberCode(deps, asking(), '000000');

  it('uses up its own tries, and none of those that the owner has in another browser', async () => {
    const opened = await giveSecondFactor(deps, { code: here.code(), sender: await firstStep() });
    if (!opened.ok) return expect.fail(opened.error);
    const other = cookieHeader(opened.cookies);
    const viewer = await readViewer(deps, new Headers({ cookie: other }));
    if (viewer.kind !== 'member') return expect.fail('no session');
    for (let time = 0; time < KNOWN_FACTOR_TRIES.points; time++) expect(await guess()).toEqual(wrong);
    pass(1);
    expect(await giveMemberCode(deps, asking(), here.code())).toMatchObject(tooMany);
    const proof = { proof: here.code(), sender };
    expect(await endTwoFactor(deps, here.viewer, proof)).toEqual({ ok: false, error: 'proof_wrong' });

    const { memberId, sessionId } = viewer;
    expect(await giveMemberCode(deps, { memberId, sessionId }, here.code())).toEqual({ ok: true });
    pass(1);
    const entered = await giveSecondFactor(deps, { code: here.code(), sender: await firstStep(other) });
    expect(entered).toMatchObject({ ok: true });
  });

  it('takes a part of a day’s tries only, however long it goes on', async () => {
    const { memberId, sessionId } = asking();
    const nextQuarter = () =>
      deps.limits.reset(KNOWN_FACTOR_TRIES, { account: memberId, session: sessionId });
    for (let time = 0; time < KNOWN_FACTOR_TRIES_A_DAY.points; time++) {
      if (time % KNOWN_FACTOR_TRIES.points === 0) await nextQuarter();
      expect(await guess()).toEqual(wrong);
    }
    await nextQuarter();
    for (const _ of [1, 2, 3]) expect(await guess()).toMatchObject(tooMany);
    // What it is refused counts for nobody else.
    expect(await deps.limits.used(ALL_KNOWN_FACTOR_TRIES_A_DAY, { account: memberId })).toBe(
      KNOWN_FACTOR_TRIES_A_DAY.points,
    );
  });

  it('guesses no more than fifty times a day together with all others', async () => {
    const { memberId } = here;
    const from = (session: number, code: string) =>
      checkSecondFactor(deps, { memberId, code, knownBy: { session: `session ${session}` } });
    for (let time = 0; time < ALL_KNOWN_FACTOR_TRIES_A_DAY.points; time++) {
      expect(await from(Math.floor(time / KNOWN_FACTOR_TRIES.points), '000000')).toEqual(wrong);
    }
    expect(await from(1000, here.code())).toMatchObject(tooMany);
  });
});

it('tells of wrong codes that are typed in a session, too, and once more where telling failed', async () => {
  const asking = { memberId: here.memberId, sessionId: here.viewer.sessionId };
  const told = async () =>
    (await mailTo(email)).filter(({ subject }) => subject.startsWith('Wrong codes')).length;
  const before = await told();
  const guess = (given = deps) => giveMemberCode(given, asking, '000000');
  for (let guessed = 1; guessed < TOLD_WRONG_CODES; guessed++) expect(await guess()).toEqual(wrong);
  expect(await told()).toBe(before);
  const send = async () => {
    throw new Error('the process ends here');
  };
  await expect(guess({ ...deps, jobs: { ...deps.jobs, send } })).rejects.toThrow('ends here');
  expect(await told()).toBe(before);
  for (const _ of [1, 2]) {
    expect(await guess()).toEqual(wrong);
    expect(await told()).toBe(before + 1);
  }
});

it('takes each recovery code once, tells by mail, and keeps neither codes nor secret readable', async () => {
  const code = here.recoveryCodes[0] ?? expect.fail('no codes');
  expect(new Set(here.recoveryCodes).size).toBe(10);
  const tries = await Promise.all([firstStep(), firstStep()]);
  const answers = await Promise.all(
    tries.map((from) => giveSecondFactor(deps, { code: ` ${code.toUpperCase()}`, sender: from })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readTwoFactor(deps, here.viewer)).toEqual({ state: 'on', recoveryCodes: 9 });
  const subjects = (await mailTo(email)).map(({ subject }) => subject);
  expect(subjects).toContain('A recovery code of your Spindle account was used');
  expect(subjects).toContain('Two-step log-in is on for your Spindle account');
  const kept = JSON.stringify([await db.select().from(recoveryCodes), await db.select().from(totpSecrets)]);
  for (const shown of here.recoveryCodes) expect(kept).not.toContain(shown.replaceAll('-', ''));
});

it('ends the second step with all sessions, and after ten minutes', async () => {
  const begun = await firstStep();
  await signOutEverywhere(deps, here.viewer, { here: false });
  const ended = { ok: false, error: 'second_factor_ended' };
  expect(await giveSecondFactor(deps, { code: here.code(), sender: begun })).toEqual(ended);
  const late = await firstStep();
  pass(10);
  expect(await giveSecondFactor(deps, { code: here.code(), sender: late })).toEqual(ended);
});

it('takes no code where what it opens could not be noted', async () => {
  const [recovery = ''] = here.recoveryCodes;
  pass(1);
  for (const code of [here.code(), recovery]) {
    const fails = async () => {
      throw new Error('the process ends here');
    };
    await expect(checkSecondFactor(deps, { memberId: here.memberId, code }, fails)).rejects.toThrow(
      'ends here',
    );
    const ended = await checkSecondFactor(deps, { memberId: here.memberId, code }, async () => false);
    expect(ended).toEqual({ ok: false, error: 'not_opened' });
    expect(await checkSecondFactor(deps, { memberId: here.memberId, code })).toEqual({ ok: true });
    expect(await checkSecondFactor(deps, { memberId: here.memberId, code })).toMatchObject({ ok: false });
  }
});

it('counts no right code as a guess, also where it opens nothing', async () => {
  for (let time = 0; time <= SECOND_FACTOR_TRIES.points; time++) {
    const nothing = await checkSecondFactor(
      deps,
      { memberId: here.memberId, code: here.code() },
      async () => false,
    );
    expect(nothing).toEqual({ ok: false, error: 'not_opened' });
  }
  expect(await checkSecondFactor(deps, { memberId: here.memberId, code: here.code() })).toEqual({ ok: true });
});

it('stays on when the password is reset', async () => {
  const token = await createPasswordToken(db, clock, here.memberId);
  const reset = await completePasswordReset(deps, { token, password: 'a new sentence', sender });
  expect(reset).toMatchObject({ ok: false, error: 'second_factor_wanted' });
  const again = await logIn(deps, { email, password: 'a new sentence', sender });
  expect(again).toMatchObject({ ok: false, error: 'second_factor_wanted' });
});

it('is turned off with the password or a code, nothing else, and tells by mail', async () => {
  const off = (proof: string) => endTwoFactor(deps, here.viewer, { proof, sender });
  for (const proof of ['000000', 'not the password', '']) {
    expect(await off(proof)).toEqual({ ok: false, error: 'proof_wrong' });
  }
  expect(await off(here.code())).toEqual({ ok: true });
  expect(await readTwoFactor(deps, here.viewer)).toEqual({ state: 'off' });
  const subjects = (await mailTo(email)).map(({ subject }) => subject);
  expect(subjects).toContain('Two-step log-in is off for your Spindle account');
  here = await turnOn();
  expect(await endTwoFactor(deps, here.viewer, { proof: password, sender })).toEqual({ ok: true });
});

it('hands out new recovery codes in the place of the earlier ones, stays on, and tells by mail', async () => {
  const renew = (proof: string) => renewRecoveryCodes(deps, here.viewer, { proof, sender });
  for (const proof of ['000000', 'not the password', '']) {
    expect(await renew(proof)).toEqual({ ok: false, error: 'proof_wrong' });
  }
  const renewed = await renew(here.code());
  const codes = (renewed.ok && renewed.recoveryCodes) || expect.fail('no codes');
  expect(new Set(codes).size).toBe(10);
  expect(await readTwoFactor(deps, here.viewer)).toEqual({ state: 'on', recoveryCodes: 10 });
  const [earlier = ''] = here.recoveryCodes;
  expect(await checkSecondFactor(deps, { memberId: here.memberId, code: earlier })).toEqual(wrong);
  expect(await checkSecondFactor(deps, { memberId: here.memberId, code: codes[0] ?? '' })).toEqual({
    ok: true,
  });
  const subjects = (await mailTo(email)).map(({ subject }) => subject);
  expect(subjects).toContain('New recovery codes for your Spindle account');
  // One of these codes, or the password, is enough for the next ten.
  expect(await renew(codes[1] ?? '')).toMatchObject({ ok: true });
  expect(await renew(password)).toMatchObject({ ok: true });
  expect(await readTwoFactor(deps, here.viewer)).toEqual({ state: 'on', recoveryCodes: 10 });
});

it('makes no recovery codes where it is not on', async () => {
  await endTwoFactor(deps, here.viewer, { proof: password, sender });
  const renewed = await renewRecoveryCodes(deps, here.viewer, { proof: password, sender });
  expect(renewed).toEqual({ ok: true, recoveryCodes: undefined });
  expect(await db.select().from(recoveryCodes)).toEqual([]);
});

it('forgets a secret that was never confirmed when its member stops, and turns nothing off so', async () => {
  await stopTwoFactor(deps, here.viewer);
  expect(await readTwoFactor(deps, here.viewer)).toMatchObject({ state: 'on' });
  await endTwoFactor(deps, here.viewer, { proof: here.code(), sender });
  await startTwoFactor(deps, here.viewer);
  expect(await readTwoFactor(deps, here.viewer)).toMatchObject({ state: 'pending' });
  await stopTwoFactor(deps, here.viewer);
  expect(await readTwoFactor(deps, here.viewer)).toMatchObject({ state: 'off' });
});

it('shows each session a secret of its own, so that nobody knows that of another which was never confirmed', async () => {
  await endTwoFactor(deps, here.viewer, { proof: here.code(), sender });
  const secretIn = async (viewer: typeof here.viewer) => {
    const shown = await readTwoFactor(deps, viewer);
    return shown.state === 'pending' ? shown.secret : undefined;
  };
  await startTwoFactor(deps, here.viewer);
  const first = await secretIn(here.viewer);
  await startTwoFactor(deps, here.viewer);
  expect(await secretIn(here.viewer)).toBe(first);

  const { memberId } = here;
  const { cookies } = await openSession(deps, { memberId, way: 'password', sender });
  const later = await readViewer(deps, new Headers({ cookie: cookieHeader(cookies) }));
  if (later.kind !== 'member') return expect.fail('no session');
  expect(await secretIn(later)).toBeUndefined();
  const { code } = await turnOnTwoFactor(deps, later);
  const app = new TOTP({ secret: first ?? expect.fail('no secret') });
  pass(1);
  expect(app.generate({ timestamp: clock.now().getTime() })).not.toBe(code());
});

it('opens nothing when everybody is signed out while the code is looked at', async () => {
  const begun = await firstStep();
  const code = here.code();
  const limits: typeof deps.limits = {
    ...deps.limits,
    async take(...of) {
      if (of[0] === SECOND_FACTOR_TRIES) await signOutEverywhere(deps, here.viewer, { here: true });
      return deps.limits.take(...of);
    },
  };
  const given = giveSecondFactor({ ...deps, limits }, { code, sender: begun });
  expect(await given).toEqual({ ok: false, error: 'second_factor_ended' });
  expect(await db.select().from(sessions)).toEqual([]);
  // The code that opened nothing still works.
  expect(await giveSecondFactor(deps, { code, sender: await firstStep() })).toMatchObject({ ok: true });
});

it('leaves no session where everybody is signed out while it is opened', async () => {
  const begun = await firstStep();
  const { jobs } = deps;
  let signedOut: Promise<unknown> | undefined;
  const send: typeof jobs.send = async (...sent) => {
    signedOut ??= signOutEverywhere(deps, here.viewer, { here: true });
    return jobs.send(...sent);
  };
  await giveSecondFactor({ ...deps, jobs: { ...jobs, send } }, { code: here.code(), sender: begun });
  await (signedOut ?? expect.fail('nobody was told'));
  expect(await db.select().from(sessions)).toEqual([]);
});

it('takes no code, tells of none and leaves the step open where the session is not opened', async () => {
  const [recovery = ''] = here.recoveryCodes;
  const begun = await firstStep();
  const told = async () =>
    (await mailTo(email)).filter(({ subject }) => subject.startsWith('A recovery code')).length;
  const before = await told();
  const { auth } = deps;
  const on: typeof auth.on = (tx) => {
    const own = auth.on(tx);
    const openSessionOf = async () => {
      throw new Error('the process ends here');
    };
    return { ...own, api: { ...own.api, openSessionOf } } as unknown as typeof own;
  };
  const stopped = { ...deps, auth: { ...auth, on } };
  await expect(giveSecondFactor(stopped, { code: recovery, sender: begun })).rejects.toThrow('ends here');
  await db.update(members).set({ blockedAt: clock.now(), blockedReason: 'fraud' });
  const blocked = await giveSecondFactor(deps, { code: recovery, sender: begun });
  expect(blocked).toMatchObject({ ok: false, error: 'account_blocked' });
  await db.update(members).set({ blockedAt: null, blockedReason: null, closedAt: clock.now() });
  const closed = await giveSecondFactor(deps, { code: recovery, sender: begun });
  expect(closed).toEqual({ ok: false, error: 'second_factor_ended' });
  await db.update(members).set({ closedAt: null });
  expect(await told()).toBe(before);
  expect(await giveSecondFactor(deps, { code: recovery, sender: begun })).toMatchObject({ ok: true });
  expect(await told()).toBe(before + 1);
});

it('opens a session with one connection, so that many at once don’t wait for each other', async () => {
  const begun = await firstStep();
  const one = openDatabase(url, openLog('test', 'silent'), { connections: 1, times: TEST_TIMES });
  onTestFinished(one.close);
  const own = { ...deps, db: one.db, limits: openLimits(one.db, rateLimits) };
  expect(await giveSecondFactor(own, { code: here.code(), sender: begun })).toMatchObject({ ok: true });
  const mails = await mailTo(email);
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/log-?in|sign/i));
});

it('is turned on with one connection, too, and its right code is no try', async () => {
  await endTwoFactor(deps, here.viewer, { proof: here.code(), sender });
  const one = openDatabase(url, openLog('test', 'silent'), { connections: 1, times: TEST_TIMES });
  onTestFinished(one.close);
  const own = { ...deps, db: one.db, limits: openLimits(one.db, rateLimits) };
  await turnOnTwoFactor(own, here.viewer);
  expect(await own.limits.used(SECOND_FACTOR_TRIES, { account: here.memberId })).toBe(0);
});

it('takes no code of who turns it off in a session that has ended', async () => {
  const [recovery = ''] = here.recoveryCodes;
  await db.delete(sessions);
  await endTwoFactor(deps, here.viewer, { proof: recovery, sender });
  expect(await checkSecondFactor(deps, { memberId: here.memberId, code: recovery })).toEqual({ ok: true });
});

it('is turned on by who has just proved who they are, in a session that is still there', async () => {
  await endTwoFactor(deps, here.viewer, { proof: here.code(), sender });
  const late = { ...here.viewer, factorAt: new Date(0) };
  expect(await startTwoFactor(deps, late)).toEqual({ ok: false, error: 'factor_required' });
  expect(await confirmTwoFactor(deps, late, '000000')).toEqual({ ok: false, error: 'factor_required' });
  expect(await confirmTwoFactor(deps, here.viewer, '000000')).toEqual(wrong);
});
