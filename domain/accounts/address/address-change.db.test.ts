import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { closeAccount } from '../close-account.ts';
import { checkDenial } from '../denial/check-denial.ts';
import { ensureMember } from '../ensure-member.ts';
import { ADDRESS_MAILS } from '../limits.ts';
import { mayMail } from '../may-mail.ts';
import { lockMember } from '../queries.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { logIn } from '../sessions/log-in.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { addressChanges, members, passwordTokens, sessions } from '../tables.ts';
import { codeIn, cookieHeader, demoSession, testAccounts, testSender, tokenIn } from '../testing/accounts.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { ADDRESS_CODE_TRIES } from './address-code.ts';
import { completeAddressChange } from './complete-address-change.ts';
import { revertAddressChange } from './revert-address-change.ts';
import { startAddressChange } from './start-address-change.ts';

const { deps, db, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email: oldEmail, password } = DEMO_MEMBER;
const email = 'new@example.com';
const ip = '192.0.2.1';
const DAY = 24 * 60;
let session: Awaited<ReturnType<typeof demoSession>>;
beforeEach(async () => {
  await forgetLimits();
  await db.delete(addressChanges);
  await forgetMembers();
  await seedDemoMember(db);
  session = await demoSession(deps);
});

async function newestTo(to: string) {
  const [mail] = await mailTo(to);
  return mail ?? expect.fail(`no mail to ${to}`);
}
async function codeFor(to: string): Promise<string> {
  expect(await startAddressChange(deps, session.viewer, { email: to })).toEqual({ ok: true });
  return codeIn(await newestTo(to));
}
const complete = (code: string, to = email) =>
  completeAddressChange(deps, session.viewer, { email: to, code, cookieHeader: null });
const other = (code: string) => (code.startsWith('1') ? '2' : '1') + code.slice(1);

it('moves the account with the code that went to the new address, and tells both', async () => {
  const elsewhere = await demoSession(deps);
  const done = await complete(await codeFor(email));
  expect(done).toMatchObject({ ok: true, user: { email } });
  expect(await readViewer(deps, session.headers)).toMatchObject({ email });
  expect(await readViewer(deps, elsewhere.headers)).toEqual({ kind: 'anonymous', expired: true });
  expect((await newestTo(oldEmail)).subject).toBe('Your Spindle account has a new address');
  expect((await newestTo(email)).subject).toBe('This is now the address of your Spindle account');
  expect(await logIn(deps, { email, password, sender: testSender() })).toMatchObject({ ok: true });
});

it('tells nobody of a change that was undone before its mail left, with a link that undoes nothing', async () => {
  const code = await codeFor(email);
  const before = (await mailTo(oldEmail)).length;
  expect(await complete(code)).toMatchObject({ ok: true });
  await db.update(addressChanges).set({ revertedAt: deps.clock.now() });
  expect(await mailTo(oldEmail)).toHaveLength(before);
});

it('answers alike for an address that has an account, which hears of it', async () => {
  await ensureMember(db, { email: 'taken@example.com', locale: 'en', at: () => new Date() });
  expect(await startAddressChange(deps, session.viewer, { email: 'taken@example.com' })).toEqual({
    ok: true,
  });
  const mail = await newestTo('taken@example.com');
  expect(mail.subject).toBe('You already have an account at Spindle');
  expect(mail.text).not.toMatch(/\b\d{6}\b/);
});

it('answers alike for the address of a closed account, whose member hears how it is opened again', async () => {
  const { memberId } = await ensureMember(db, { email, locale: 'en', at: () => new Date() });
  await db.transaction((tx) => closeAccount(tx, memberId, deps.clock.now()));
  const before = (await mailTo(email)).length;
  expect(await startAddressChange(deps, session.viewer, { email })).toEqual({ ok: true });
  expect(await mailTo(email)).toHaveLength(before);
  expect(await db.$count(passwordTokens)).toBe(0);
  const { rows } = await db.execute(sql`select data from jobs.job where name = 'erasure-mail'`);
  expect(rows).toMatchObject([{ data: { memberId } }]);
});

it('does not take an address that was registered meanwhile, and lets another one be asked for at once', async () => {
  const code = await codeFor(email);
  await ensureMember(db, { email, locale: 'en', at: () => new Date() });
  expect(await complete(code)).toEqual({ ok: false, error: 'code_wrong' });
  expect(await readViewer(deps, session.headers)).toMatchObject({ email: oldEmail });
  expect(await complete(await codeFor('third@example.com'), 'third@example.com')).toMatchObject({ ok: true });
});

it('leaves one code that works where it is asked for twice at once', async () => {
  const { memberId } = session.viewer;
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const { asked } = await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const both = Promise.all([1, 2].map(() => startAddressChange(deps, session.viewer, { email })));
    await expect.poll(async () => (await db.execute(waiting)).rows.length, { timeout: 60_000 }).toBe(2);
    return { asked: both };
  });
  expect(await asked).toEqual([{ ok: true }, { ok: true }]);
  expect(await db.select({ to: addressChanges.newEmail }).from(addressChanges)).toEqual([{ to: email }]);
  expect(await complete(codeIn(await newestTo(email)))).toMatchObject({ ok: true });
});

it('uses up no mails of an address for a member who has had enough of them', async () => {
  const wanted = 'wanted@example.com';
  const ask = (to: string) => startAddressChange(deps, session.viewer, { email: to });
  for (let time = 0; time < 10; time++) await ask(`${time}@example.com`);
  for (let time = 0; time < 10; time++) {
    expect(await ask(wanted)).toMatchObject({
      error: 'too_many_requests',
      retryAfterSeconds: expect.any(Number),
    });
  }
  await forgetMembers();
  await seedDemoMember(db);
  session = await demoSession(deps);
  expect(await complete(await codeFor(wanted), wanted)).toMatchObject({ ok: true });
});

it('answers alike for an address that gets no more mails', async () => {
  const busy = 'busy@example.com';
  for (let time = 0; time < 10; time++) await mayMail(deps.limits, ADDRESS_MAILS, busy);
  expect(await startAddressChange(deps, session.viewer, { email: busy })).toEqual({ ok: true });
  expect(await mailTo(busy)).toEqual([]);
});

it('does not move in a session that has ended meanwhile', async () => {
  const code = await codeFor(email);
  await db.delete(sessions);
  expect(await complete(code)).toEqual({ ok: false, error: 'code_wrong' });
  expect(await db.select({ email: members.email }).from(members)).toEqual([{ email: oldEmail }]);
});

it('does not move an account that has another address than when it was asked', async () => {
  const code = await codeFor(email);
  await db.update(members).set({ email: 'moved@example.com' });
  expect(await complete(code)).toEqual({ ok: false, error: 'code_wrong' });
});

it('changes once, however often the code comes at once', async () => {
  const code = await codeFor(email);
  const done = await Promise.all([1, 2, 3, 4].map(() => complete(code)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
});

it('refuses the code of an address that was asked for before, and one that has ended', async () => {
  const first = await codeFor('first@example.com');
  const second = await codeFor(email);
  expect(await complete(first, 'first@example.com')).toEqual({ ok: false, error: 'code_wrong' });
  expect(await complete(first)).toEqual({ ok: false, error: 'code_wrong' });
  pass(9);
  expect(await complete(second)).toMatchObject({ ok: true });
});

it('refuses a code after ten minutes', async () => {
  const code = await codeFor(email);
  pass(10);
  expect(await complete(code)).toMatchObject({ ok: false });
});

it('stands five wrong codes', async () => {
  const code = await codeFor(email);
  for (let time = 0; time < ADDRESS_CODE_TRIES; time++) {
    expect(await complete(other(code))).toEqual({ ok: false, error: 'code_wrong' });
  }
  expect(await complete(code)).toEqual({ ok: false, error: 'code_spent' });
});

it('needs a factor of the last ten minutes, another address, and three days since the last change', async () => {
  expect(await startAddressChange(deps, session.viewer, { email: oldEmail })).toMatchObject({
    error: 'address_same',
  });
  await complete(await codeFor(email));
  session = await sessionOf(email);
  const again = () => startAddressChange(deps, session.viewer, { email: 'third@example.com' });
  expect(await again()).toEqual({ ok: false, error: 'address_changed_lately' });
  pass(10);
  expect(await again()).toEqual({ ok: false, error: 'factor_required' });
  pass(3 * DAY);
  session = await sessionOf(email);
  expect(await again()).toEqual({ ok: true });
});

it('is undone by the link to the old address, once, by which everybody is out and no password is left', async () => {
  await complete(await codeFor(email));
  const token = tokenIn(await newestTo(oldEmail));
  const reverted = await Promise.all([1, 2, 3].map(() => revertAddressChange(deps, { token, ip })));
  expect(reverted.filter(({ ok }) => ok)).toEqual([{ ok: true, email: oldEmail }]);
  expect(await readViewer(deps, session.headers)).toEqual({ kind: 'anonymous', expired: true });
  expect(await logIn(deps, { email: oldEmail, password, sender: testSender() })).toMatchObject({ ok: false });
  expect((await newestTo(oldEmail)).subject).toBe('Choose a new password for Spindle');
});

it('undoes a later change, too, and no link of that one works any more', async () => {
  await complete(await codeFor(email));
  const first = tokenIn(await newestTo(oldEmail));
  pass(4 * DAY);
  session = await sessionOf(email);
  await complete(await codeFor('third@example.com'), 'third@example.com');
  const second = tokenIn(await newestTo(email));
  expect(await revertAddressChange(deps, { token: first, ip })).toEqual({ ok: true, email: oldEmail });
  expect(await revertAddressChange(deps, { token: second, ip })).toMatchObject({ error: 'link_ended' });
  expect(await db.select({ email: members.email }).from(members)).toEqual([{ email: oldEmail }]);
});

const enter = (given = {}) => {
  const { memberId } = session.viewer;
  return openSession(deps, { memberId, way: 'password', sender: testSender(), ...given });
};
async function linkTo(to: string, subject: string): Promise<string> {
  const mails = await mailTo(to);
  return tokenIn(mails.find((mail) => mail.subject === subject) ?? expect.fail('no mail'));
}
const MOVED = 'Your Spindle account has a new address';

it('is undone with the second factor of who changed it, and no earlier log-in can be denied any more', async () => {
  await turnOnTwoFactor(deps, session.viewer);
  await complete(await codeFor(email));
  const denial = await linkTo(oldEmail, 'New log-in to your Spindle account');
  const token = await linkTo(oldEmail, MOVED);
  expect(await revertAddressChange(deps, { token, ip })).toEqual({ ok: true, email: oldEmail });
  expect(await enter()).toMatchObject({ ok: true });
  expect(await checkDenial(deps, { token: denial })).toEqual({ ok: false, error: 'link_ended' });
});

it('leaves a second factor on that is older than any session of who changed it', async () => {
  await turnOnTwoFactor(deps, session.viewer);
  pass(2 * DAY);
  const { cookies } = await enter({ isSecondGiven: true });
  const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(cookies) }));
  if (viewer.kind !== 'member') return expect.fail('no session');
  session = { ...session, viewer };
  await complete(await codeFor(email));
  const token = await linkTo(oldEmail, MOVED);
  expect(await revertAddressChange(deps, { token, ip })).toEqual({ ok: true, email: oldEmail });
  expect(await enter()).toMatchObject({ error: 'second_factor_wanted' });
});

it('can be undone for 14 days', async () => {
  await complete(await codeFor(email));
  const token = tokenIn(await newestTo(oldEmail));
  pass(14 * DAY);
  expect(await revertAddressChange(deps, { token, ip })).toMatchObject({ error: 'link_ended' });
});

it('keeps the link while the old address has an account of somebody', async () => {
  await complete(await codeFor(email));
  const token = tokenIn(await newestTo(oldEmail));
  const { memberId } = await ensureMember(db, { email: oldEmail, locale: 'en', at: () => new Date() });
  // Makes the other account look imported: proved, and older than the change of address.
  const createdAt = new Date('2020-01-01');
  await db.update(members).set({ emailVerified: true, createdAt }).where(eq(members.id, memberId));
  expect(await revertAddressChange(deps, { token, ip })).toEqual({ ok: false, error: 'address_in_use' });
  // An intruder may have changed it.
  expect(await readViewer(deps, session.headers)).toMatchObject({ expired: true });
  await db.delete(members).where(eq(members.id, memberId));
  expect(await revertAddressChange(deps, { token, ip })).toEqual({ ok: true, email: oldEmail });
});

it('undoes it although guests have bought with the old address, or are about to', async () => {
  await complete(await codeFor(email));
  const token = tokenIn(await newestTo(oldEmail));
  const guest = () =>
    db.transaction((tx) => ensureMember(tx, { email: oldEmail, locale: 'en', at: () => new Date() }));
  await guest();
  const [reverted] = await Promise.all([revertAddressChange(deps, { token, ip }), guest(), guest()]);
  expect(reverted).toEqual({ ok: true, email: oldEmail });
  expect(await db.select({ email: members.email }).from(members)).toEqual([{ email: oldEmail }]);
});

it('holds its account and that of the old address in the order of their ids, as a merge does', async () => {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const waits = async () => (await db.execute(waiting)).rows.length;
  await complete(await codeFor(email));
  const token = tokenIn(await newestTo(oldEmail));
  const { memberId } = session.viewer;
  // Lower than every other id, so that a merge locks it first.
  const guest = '00000000-0000-4000-8000-000000000000';
  await db.insert(members).values({ id: guest, email: oldEmail });
  const { begun } = await db.transaction(async (tx) => {
    await lockMember(tx, guest);
    const begun = revertAddressChange(deps, { token, ip });
    await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
    // While it waits for the first row it must not hold the second one: a merge would lock that next.
    await tx.execute(sql`select from ${members} where id = ${memberId} for update nowait`);
    return { begun };
  });
  expect(await begun).toEqual({ ok: true, email: oldEmail });
  expect(await db.select({ id: members.id }).from(members)).toEqual([{ id: memberId }]);
});

it('undoes as a change is completed, whichever comes first', async () => {
  await complete(await codeFor(email));
  const token = tokenIn(await newestTo(oldEmail));
  pass(4 * DAY);
  session = await sessionOf(email);
  const code = await codeFor('third@example.com');
  const [reverted] = await Promise.all([
    revertAddressChange(deps, { token, ip }),
    complete(code, 'third@example.com'),
  ]);
  expect(reverted).toEqual({ ok: true, email: oldEmail });
  expect(await db.select({ email: members.email }).from(members)).toEqual([{ email: oldEmail }]);
  expect(await db.select().from(sessions)).toEqual([]);
});

async function sessionOf(address: string) {
  const opened = await logIn(deps, { email: address, password, sender: testSender() });
  if (!opened.ok) throw new Error(opened.error);
  const headers = new Headers({ cookie: opened.cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  const viewer = await readViewer(deps, headers);
  return viewer.kind === 'member' ? { viewer, headers } : expect.fail('no session');
}
