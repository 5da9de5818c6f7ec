import type { Limits } from '@spindle/platform/limits.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { pictureAnswer } from '../../captcha/testing/answers.ts';
import { moveAddress } from '../address/queries.ts';
import { closeAccount, reopenAccount } from '../close-account.ts';
import { denySignIn } from '../denial/deny-sign-in.ts';
import { ensureMember } from '../ensure-member.ts';
import { SIGN_IN_MAILS } from '../limits.ts';
import { memberOfAddress } from '../member-of-address.ts';
import { countPasskeys, insertPasskey } from '../passkeys/queries.ts';
import { lockMember } from '../queries.ts';
import { deleteMailedLinks } from '../revoking/queries.ts';
import { seedDemoMember } from '../seed-demo.ts';
import { logIn } from '../sessions/log-in.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { members, passwordTokens, sessions } from '../tables.ts';
import { cookieHeader, guessEverywhere, testAccounts, testSender, tokenIn } from '../testing/accounts.ts';
import { checkPasswordToken } from './check-password-token.ts';
import { completePasswordReset } from './complete-password-reset.ts';
import { createPasswordToken } from './create-password-token.ts';
import { startPasswordReset } from './start-password-reset.ts';

const { deps, db, clock, pass, mailTo, forgetLimits } = await testAccounts();
const sender = testSender();
const email = 'demo@spindle.test';
const password = 'a new sentence';
const ended = { ok: false, error: 'link_ended' };

beforeEach(async () => {
  await forgetLimits();
  await db.delete(members);
  await seedDemoMember(db, deps.clock);
});

async function mailedToken(address = email): Promise<string> {
  await startPasswordReset(deps, { email: address, locale: 'en', ip: sender.ip });
  const [mail] = await mailTo(address);
  if (!mail) throw new Error('no mail');
  return tokenIn(mail);
}

it('is mailed to nobody whose account gets another address while it is made', async () => {
  const elsewhere = 'elsewhere@example.test';
  const moved = 'moved@example.test';
  await db.update(members).set({ email: elsewhere });
  const [member] = await db.select({ id: members.id }).from(members);
  const memberId = member?.id ?? expect.fail('no member');
  await startPasswordReset(deps, { email: elsewhere, locale: 'en', ip: sender.ip });
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const waits = async () => (await db.execute(waiting)).rows.length;
  const { mailed } = await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const begun = mailTo(elsewhere);
    await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
    await moveAddress(tx, memberId, moved);
    await deleteMailedLinks(tx, memberId);
    return { mailed: begun };
  });
  expect(await mailed).toEqual([]);
  expect(await db.$count(passwordTokens)).toBe(0);
});

it('waits for whoever ends the links meanwhile, and finds its own gone', async () => {
  const token = await mailedToken();
  const [member] = await db.select({ id: members.id }).from(members);
  const memberId = member?.id ?? expect.fail('no member');
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const waits = async () => (await db.execute(waiting)).rows.length;
  const resetting = await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const begun = completePasswordReset(deps, { token, password, sender });
    await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
    await deleteMailedLinks(tx, memberId);
    return { begun };
  });
  expect(await resetting.begun).toEqual(ended);
});

it('changes nothing of a closed account, so that its member finds their ways in as they were when it is opened again', async () => {
  const [member] = await db.select({ id: members.id }).from(members);
  const memberId = member?.id ?? expect.fail('no member');
  await insertPasskey(db, {
    ...{ memberId, credentialId: 'c', publicKey: 'k', counter: 0, transports: [], name: 'Phone' },
    ...{ isMultiDevice: false, isBackedUp: false, isUserVerified: true },
  });
  await db.transaction((tx) => closeAccount(tx, memberId, clock.now()));
  const token = await createPasswordToken(db, clock, memberId);
  expect(await completePasswordReset(deps, { token, password, sender })).toEqual(ended);
  await db.transaction((tx) => reopenAccount(tx, memberId));
  expect(await countPasskeys(db, memberId)).toBe(1);
  expect(await logIn(deps, { email, password: 'spindle-demo', sender })).toMatchObject({ ok: true });
});

it('sets a password, ends every session and logs in', async () => {
  const before = await logIn(deps, { email, password: 'spindle-demo', sender });
  if (!before.ok) throw new Error(before.error);
  const token = await mailedToken();
  expect(await checkPasswordToken(deps, { token })).toEqual({ ok: true, email });

  const done = await completePasswordReset(deps, { token, password, sender });
  if (!done.ok) throw new Error(done.error);
  const old = new Headers({ cookie: cookieHeader(before.cookies) });
  expect(await readViewer(deps, old)).toEqual({ kind: 'anonymous', expired: true });
  const now = new Headers({ cookie: cookieHeader(done.cookies) });
  expect(await readViewer(deps, now)).toMatchObject({ kind: 'member', email });
  expect((await logIn(deps, { email, password: 'spindle-demo', sender })).ok).toBe(false);
  expect((await logIn(deps, { email, password, sender })).ok).toBe(true);
});

it('leaves nobody in whose old password was looked at before the reset', async () => {
  const token = await mailedToken();
  let reset = false;
  // The reset happens at the moment when the log-in, having found the old password right, forgets earlier guesses.
  const limits: Limits = {
    ...deps.limits,
    async reset(limit, who) {
      if (!reset) reset = (await completePasswordReset(deps, { token, password, sender })).ok;
      return deps.limits.reset(limit, who);
    },
  };
  const entered = await logIn({ ...deps, limits }, { email, password: 'spindle-demo', sender });
  expect(reset).toBe(true);
  expect(entered).toEqual({ ok: false, error: 'bad_credentials' });
  const left = await db.select({ way: sessions.way }).from(sessions);
  expect(left).toEqual([{ way: 'reset_link' }]);
});

it('leaves nobody in who was shut out again while their session was being opened', async () => {
  const token = await mailedToken();
  let later: Awaited<ReturnType<typeof completePasswordReset>> | undefined;
  // At this point the new password is set, and the session not opened yet: the limit of mails about devices is asked in
  // between.
  const limits: Limits = {
    ...deps.limits,
    async take(limit, who, cost) {
      if (limit.name === SIGN_IN_MAILS.anHour.name && !later) {
        const memberId = (await memberOfAddress(db, email)) ?? expect.fail('no member');
        const newer = await createPasswordToken(db, clock, memberId);
        later = await completePasswordReset(deps, { token: newer, password: 'two sentences', sender });
      }
      return deps.limits.take(limit, who, cost);
    },
  };
  expect(await completePasswordReset({ ...deps, limits }, { token, password, sender })).toEqual(ended);
  if (!later?.ok) throw new Error('the later one is not in');
  expect(await db.$count(sessions)).toBe(1);
  const now = new Headers({ cookie: cookieHeader(later.cookies) });
  expect(await readViewer(deps, now)).toMatchObject({ kind: 'member', email });
});

it('makes the device known: a member who was locked out by guessers is let in there from now on', async () => {
  await guessEverywhere(deps.limits, email);
  const locked = { email, password, sender: testSender({ ip: '203.0.113.1' }) };
  const done = await completePasswordReset(deps, { token: await mailedToken(), password, sender });
  if (!done.ok) throw new Error(done.error);
  expect(await logIn(deps, locked)).toMatchObject({ error: 'too_many_requests' });
  const cookies = cookieHeader(done.cookies);
  expect(
    await logIn(deps, { ...locked, sender: testSender({ ip: '203.0.113.1', cookieHeader: cookies }) }),
  ).toMatchObject({ ok: true });
});

it('works once, also when it comes twice at once, and takes older links with it', async () => {
  const older = await mailedToken();
  const token = await mailedToken();
  const results = await Promise.all(
    ['one sentence', 'two sentences', 'three sentences'].map((text) =>
      completePasswordReset(deps, { token, password: text, sender }),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await completePasswordReset(deps, { token, password, sender })).toEqual(ended);
  expect(await checkPasswordToken(deps, { token: older })).toEqual(ended);
});

it('ends after an hour', async () => {
  const token = await mailedToken();
  pass(60);
  expect(await checkPasswordToken(deps, { token })).toEqual(ended);
  expect(await completePasswordReset(deps, { token, password, sender })).toEqual(ended);
});

it('keeps the link when the password is too short', async () => {
  const token = await mailedToken();
  expect(await completePasswordReset(deps, { token, password: 'short', sender })).toEqual({
    ok: false,
    error: 'password_too_short',
  });
  expect((await completePasswordReset(deps, { token, password, sender })).ok).toBe(true);
});

it('refuses a made-up token', async () => {
  for (const token of ['x', 'a'.repeat(43), "' or 1=1 --"]) {
    expect(await checkPasswordToken(deps, { token })).toEqual(ended);
  }
});

it('gives a guest who bought a first password, for 14 days, and proves the address', async () => {
  const { memberId } = await ensureMember(db, {
    email: 'guest@example.com',
    locale: 'fr',
    at: () => new Date(),
  });
  const token = await createPasswordToken(db, clock, memberId);
  pass(14 * 24 * 60 - 1);
  expect((await completePasswordReset(deps, { token, password, sender })).ok).toBe(true);
  const verified = await db.select().from(members).where(sql`email = 'guest@example.com'`);
  expect(verified[0]).toMatchObject({ emailVerified: true });
});

it('says "set", not "reset", to a guest', async () => {
  await ensureMember(db, { email: 'first@example.com', locale: 'en', at: () => new Date() });
  await mailedToken('first@example.com');
  expect((await mailTo('first@example.com'))[0]?.subject).toBe('Choose a password for Spindle');
});

it('mails who is shut out a link of their own, also while another one that ends is on its way', async () => {
  expect(await logIn(deps, { email, password: 'spindle-demo', sender })).toMatchObject({ ok: true });
  const [notice, ...earlier] = await mailTo(email);
  const token = tokenIn(notice ?? expect.fail('no mail'));
  await startPasswordReset(deps, { email, locale: 'en', ip: sender.ip });
  // The job is running at this moment.
  await db.execute(sql`update jobs.job set state = 'active' where name = 'password-mail'`);
  expect(await denySignIn(deps, { token, ip: sender.ip })).toMatchObject({ ok: true });
  await db.execute(sql`delete from jobs.job where state = 'active'`);
  expect(await mailTo(email)).toHaveLength(earlier.length + 2);
});

it('answers an unknown address alike and mails it nothing', async () => {
  expect(
    await startPasswordReset(deps, { email: 'nobody@example.com', locale: 'en', ip: sender.ip }),
  ).toEqual(await startPasswordReset(deps, { email, locale: 'en', ip: sender.ip }));
  expect(await mailTo('nobody@example.com')).toEqual([]);
});

it('refuses a network that asks too often, and lets nobody else notice', async () => {
  const captcha = () => pictureAnswer(deps, 'reset');
  const ask = (ip: string) => startPasswordReset(deps, { email, locale: 'en', ip, captcha: captcha() });
  const asked = await Promise.all(Array.from({ length: 100 }, (_, host) => ask(`2001:db8:0:1::${host}`)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await ask('2001:db8:0:2::1')).toEqual({ ok: true });
});

it('bounds the mails to an address whoever asks, and answers as ever, also at once', async () => {
  const ask = (network: number) =>
    startPasswordReset(deps, {
      ...{ email, locale: 'en', ip: `203.0.113.${network}` },
      captcha: pictureAnswer(deps, 'reset'),
    });
  const before = (await mailTo(email)).length;
  const sent = async () => (await mailTo(email)).length - before;
  for (let network = 0; network < 10; network++) {
    expect(await ask(network)).toEqual({ ok: true });
    expect(await sent()).toBe(Math.min(network + 1, 6));
  }
  const asked = await Promise.all(Array.from({ length: 100 }, (_, other) => ask(100 + other)));
  expect(asked).toEqual(asked.map(() => ({ ok: true })));
  expect(await sent()).toBe(6);
});
