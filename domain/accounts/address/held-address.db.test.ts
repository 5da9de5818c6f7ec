import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '../../audit/audit-of.ts';
import { closeAccount } from '../close-account.ts';
import { checkDenial } from '../denial/check-denial.ts';
import { denySignIn } from '../denial/deny-sign-in.ts';
import { LOG_IN_DENIED } from '../denial/log-in-denied.ts';
import { newDenialLink } from '../denial/new-denial-link.ts';
import { ensureMember } from '../ensure-member.ts';
import { enterWithGoogle } from '../google/enter-with-google.ts';
import { completePasswordReset } from '../passwords/complete-password-reset.ts';
import { startPasswordReset } from '../passwords/start-password-reset.ts';
import { deleteMember, lockMember, markEmailVerified } from '../queries.ts';
import { completeRegistration } from '../registration/complete-registration.ts';
import { registrationCode } from '../registration/registration-code.ts';
import { startRegistration } from '../registration/start-registration.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { startSignInLink } from '../sign-in-links/start-sign-in-link.ts';
import {
  addressChanges,
  members,
  pendingRegistrations,
  sessions,
  signInMethods,
  totpSecrets,
} from '../tables.ts';
import { codeIn, cookieHeader, testAccounts, testSender, tokenIn } from '../testing/accounts.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { addressCode, REVERT_DAYS } from './address-code.ts';
import { checkRevert } from './check-revert.ts';
import { completeAddressChange } from './complete-address-change.ts';
import { revertAddressChange } from './revert-address-change.ts';
import { startAddressChange } from './start-address-change.ts';

const { deps, db, clock, config, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email } = DEMO_MEMBER;
const thief = 'thief@example.test';
const ip = '192.0.2.1';
const sender = testSender();
const password = 'a sentence that nobody has';
const DAY = 24 * 60;
const MOVED = 'Your Spindle account has a new address';
let memberId: string;
/** The link in the mail about the log-in by which the account was lost. */
let denial: string;

async function logIn(id: string) {
  const opened = await openSession(deps, { memberId: id, way: 'password', sender, isSecondGiven: true });
  if (!opened.ok) return expect.fail(opened.error);
  const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(opened.cookies) }));
  return viewer.kind === 'member' ? viewer : expect.fail('no session');
}
async function move(to: string, viewer: Awaited<ReturnType<typeof logIn>>): Promise<boolean> {
  expect(await startAddressChange(deps, viewer, { email: to })).toEqual({ ok: true });
  const [mail] = await mailTo(to);
  if (mail?.subject === MOVED) return false;
  const given = { email: to, code: codeIn(mail ?? expect.fail('no mail')), cookieHeader: null };
  return (await completeAddressChange(deps, viewer, given)).ok;
}
/** Somebody who knows the password gives the account an address of their own. */
async function lose(): Promise<void> {
  const link = await newDenialLink(
    { db, clock, sites: config.sites },
    { memberId, locale: 'en', at: clock.now() },
  );
  denial = new URL(link).searchParams.get('token') ?? '';
  pass(1);
  expect(await move(thief, await logIn(memberId))).toBe(true);
}
beforeEach(async () => {
  await db.execute(sql`delete from jobs.job where state = 'created'`);
  await forgetLimits();
  await db.delete(pendingRegistrations);
  await forgetMembers();
  ({ memberId } = await seedDemoMember(db, clock));
});

const addresses = async () =>
  (await db.select({ email: members.email }).from(members)).map((one) => one.email).toSorted();
/** The mails to the address that say how to undo the change. */
const told = async () => (await mailTo(email)).filter(({ subject }) => subject === MOVED);
const register = () => startRegistration(deps, { email, locale: 'ja', ip });
/** Completes with the right code, although no mail has brought it. */
async function completeWithoutMail() {
  const [pending] = await db.select().from(pendingRegistrations);
  if (!pending) return expect.fail('nobody has asked');
  const code = registrationCode(deps.secret, { ...pending, renewal: 0 });
  return completeRegistration(deps, { email, code, password, sender });
}

describe('an address that an account has given up is nobody else’s for as long as it can be given back:', () => {
  it('who registers with it gets no code, is mailed how the change is undone, and that link works as the first does', async () => {
    await lose();
    const [first] = await told();
    const before = (await told()).length;
    expect(await register()).toEqual({ ok: true });
    const mails = await told();
    expect(mails).toHaveLength(before);
    const [asked] = await mailTo(email);
    expect(asked?.text).toContain('このアドレスでログインまたは登録の手続きがありました');
    expect(asked?.text).not.toMatch(/\b\d{6}\b/);
    expect(await completeWithoutMail()).toEqual({ ok: false, error: 'code_wrong' });
    expect(await addresses()).toEqual([thief]);
    const tokens = [first, asked].map((mail) => tokenIn(mail ?? expect.fail('no mail')));
    for (const token of tokens) expect(await checkRevert(deps, { token })).toEqual({ ok: true, email });
    expect(await revertAddressChange(deps, { token: tokens[1] ?? '', ip })).toEqual({ ok: true, email });
    expect(await checkRevert(deps, { token: tokens[0] ?? '' })).toMatchObject({ ok: false });
    expect(await addresses()).toEqual([email]);
  });

  it('nor does a code help that came before it was given up', async () => {
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await register();
    const { begun } = await db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      await tx.update(members).set({ email: thief }).where(eq(members.id, memberId));
      await tx.insert(addressChanges).values({
        ...{ id: crypto.randomUUID(), memberId, oldEmail: email, newEmail: thief },
        ...{ expiresAt: clock.now(), changedAt: clock.now() },
      });
      const begun = completeWithoutMail();
      await expect
        .poll(async () => (await db.execute(waiting)).rows.length, { timeout: 60_000 })
        .toBeGreaterThan(0);
      return { begun };
    });
    expect(await begun).toEqual({ ok: false, error: 'code_wrong' });
    expect(await addresses()).toEqual([thief]);
  });

  it('who comes in by Google is told so', async () => {
    await lose();
    const identity = {
      ...{ subject: 'g', email, name: 'Kei', authenticatedAt: undefined },
      ...{ isProved: true, isGooglesOwn: true },
    };
    const entered = await enterWithGoogle(deps, { identity, locale: 'en', sender });
    expect(entered).toEqual({ ok: false, error: 'address_held' });
    expect(await addresses()).toEqual([thief]);
  });

  it('another member does not move to it, also not with the code', async () => {
    await lose();
    const other = await ensureMember(db, {
      email: 'other@example.test',
      locale: 'en',
      at: () => clock.now(),
    });
    await markEmailVerified(db, other.memberId);
    const viewer = await logIn(other.memberId);
    const before = (await told()).length;
    expect(await move(email, viewer)).toBe(false);
    expect(await told()).toHaveLength(before + 1);
    const [change] = await db
      .select()
      .from(addressChanges)
      .where(eq(addressChanges.memberId, other.memberId));
    const code = addressCode(deps.secret, change?.id ?? '');
    const given = { email, code, cookieHeader: null };
    expect(await completeAddressChange(deps, viewer, given)).toEqual({ ok: false, error: 'code_wrong' });
    expect(await addresses()).toEqual(['other@example.test', thief]);
  });

  it('who asks for a link to log in, or to choose a password, is mailed how the change is undone', async () => {
    await lose();
    const before = (await told()).length;
    await startPasswordReset(deps, { email, locale: 'en', ip });
    expect(await told()).toHaveLength(before + 1);
    await startSignInLink(deps, { email, locale: 'en', sender });
    expect(await told()).toHaveLength(before + 2);
    // An address that nobody has given up gets no such mail.
    await startPasswordReset(deps, { email: 'nobody@example.test', locale: 'en', ip });
    expect(await mailTo('nobody@example.test')).toEqual([]);
  });

  it('its member may have it again', async () => {
    await lose();
    pass(4 * DAY);
    expect(await move(email, await logIn(memberId))).toBe(true);
    expect(await addresses()).toEqual([email]);
  });

  it('afterwards anybody may', async () => {
    await lose();
    pass(REVERT_DAYS * DAY);
    await register();
    expect(await completeWithoutMail()).toMatchObject({ ok: true });
    expect(await addresses()).toEqual([email, thief]);
  });
});

/** Meanwhile a guest buys with the address, and sets a password with the link that is mailed there. */
async function buyAndEnter(): Promise<string> {
  pass(1);
  const guest = await ensureMember(db, { email, locale: 'en', at: () => clock.now() });
  await startPasswordReset(deps, { email, locale: 'en', ip });
  const token = tokenIn((await mailTo(email))[0] ?? expect.fail('no mail'));
  expect(await completePasswordReset(deps, { token, password, sender })).toMatchObject({ ok: true });
  return guest.memberId;
}

describe('a purchase with it is not refused, and what has begun with one becomes part of the account that gets it back,', () => {
  it('also once its mailbox has chosen a password, whichever link is followed', async () => {
    for (const follow of [
      () => denySignIn(deps, { token: denial, ip }),
      async () => revertAddressChange(deps, { token: tokenIn((await told())[0] ?? expect.fail()), ip }),
    ]) {
      await lose();
      const guestId = await buyAndEnter();
      expect(await follow()).toEqual({ ok: true, email });
      expect(await db.select({ id: members.id, email: members.email }).from(members)).toEqual([
        { id: memberId, email },
      ]);
      expect(guestId).not.toBe(memberId);
      pass(4 * DAY);
    }
  });

  it.each([
    ['it has a second factor', async (id: string) => void (await turnOnTwoFactor(deps, await logIn(id)))],
    [
      'it is blocked',
      (id: string) =>
        db.update(members).set({ blockedAt: clock.now(), blockedReason: 'Fraud.' }).where(eq(members.id, id)),
    ],
    ['it is about to be erased', (id: string) => db.transaction((tx) => closeAccount(tx, id, clock.now()))],
  ])('not where %s', async (_, change) => {
    await lose();
    await change(await buyAndEnter());
    expect(await denySignIn(deps, { token: denial, ip })).toEqual({ ok: true, email: undefined });
    expect(await addresses()).toEqual([email, thief]);
  });

  it('not where the account has a second factor of before, which who has the mailbox by now may not have', async () => {
    await turnOnTwoFactor(deps, await logIn(memberId));
    pass(2 * DAY);
    await lose();
    await buyAndEnter();
    expect(await denySignIn(deps, { token: denial, ip })).toEqual({ ok: true, email: undefined });
    expect(await addresses()).toEqual([email, thief]);
  });

  it('also where whoever changed the address has turned one on', async () => {
    await lose();
    await turnOnTwoFactor(deps, await logIn(memberId));
    await buyAndEnter();
    expect(await denySignIn(deps, { token: denial, ip })).toEqual({ ok: true, email });
    expect(await addresses()).toEqual([email]);
  });
});

describe('while it is somebody’s nevertheless, the link that undoes the change', () => {
  const revertLink = async (to: string) =>
    tokenIn((await mailTo(to)).find(isMoved) ?? expect.fail('no mail'));
  const isMoved = ({ subject }: { subject: string }) => subject === MOVED;
  const ofMember = async () => (await db.select().from(members).where(eq(members.id, memberId)))[0];
  /** The intruder buys with the old address as a guest, and staff block the guest's account. */
  async function loseToFraud(): Promise<string> {
    await lose();
    pass(1);
    const guest = await ensureMember(db, { email, locale: 'en', at: () => clock.now() });
    await db
      .update(members)
      .set({ blockedAt: clock.now(), blockedReason: 'Fraud.' })
      .where(eq(members.id, guest.memberId));
    return guest.memberId;
  }

  it('shuts everybody out of the account, and goes on working', async () => {
    await loseToFraud();
    const viewer = await logIn(memberId);
    await turnOnTwoFactor(deps, viewer);
    const theirs = new URL(
      await newDenialLink({ db, clock, sites: config.sites }, { memberId, locale: 'en', at: clock.now() }),
    ).searchParams.get('token');
    const token = await revertLink(email);
    const before = await mailTo(thief);
    for (const _ of [1, 2]) {
      expect(await revertAddressChange(deps, { token, ip })).toEqual({ ok: false, error: 'address_in_use' });
      expect(await ofMember()).toMatchObject({ email: thief, blockedReason: LOG_IN_DENIED });
    }
    expect(await db.select().from(sessions)).toEqual([]);
    expect(await db.select().from(signInMethods).where(eq(signInMethods.userId, memberId))).toEqual([]);
    expect(await db.select().from(totpSecrets)).toEqual([]);
    expect(await openSession(deps, { memberId, way: 'password', sender })).toMatchObject({
      error: 'account_blocked',
    });
    // The intruder is mailed no way in, and their links stop working, while earlier ones still work.
    const since = (await mailTo(thief)).slice(0, -before.length || undefined);
    expect(since.map(({ subject }) => subject)).not.toContain('Choose a new password for Spindle');
    expect(await checkDenial(deps, { token: theirs ?? '' })).toEqual({ ok: false, error: 'link_ended' });
    expect(await checkDenial(deps, { token: denial })).toMatchObject({ ok: true });
    expect(await auditOf(db, { kind: 'member', id: memberId })).toMatchObject([{ action: 'member.block' }]);
  });

  it('lets its owner in again as soon as the address is free', async () => {
    const guestId = await loseToFraud();
    const token = await revertLink(email);
    expect(await revertAddressChange(deps, { token, ip })).toMatchObject({ error: 'address_in_use' });
    await deleteMember(db, guestId);
    expect(await revertAddressChange(deps, { token, ip })).toEqual({ ok: true, email });
    expect(await ofMember()).toMatchObject({ email, blockedAt: null });
  });

  it('ends those of later changes, which went to addresses of whoever that is', async () => {
    await loseToFraud();
    pass(4 * DAY);
    expect(await move('thief-2@example.test', await logIn(memberId))).toBe(true);
    const token = await revertLink(email);
    const later = await revertLink(thief);
    expect(await revertAddressChange(deps, { token, ip })).toMatchObject({ error: 'address_in_use' });
    expect(await revertAddressChange(deps, { token: later, ip })).toMatchObject({ error: 'link_ended' });
    expect(await ofMember()).toMatchObject({ email: 'thief-2@example.test', blockedReason: LOG_IN_DENIED });
  });
});
