import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '../../audit/audit-of.ts';
import { checkRevert } from '../address/check-revert.ts';
import { completeAddressChange } from '../address/complete-address-change.ts';
import { findHold } from '../address/held-address.ts';
import { moveAddress } from '../address/queries.ts';
import { revertAddressChange } from '../address/revert-address-change.ts';
import { startAddressChange } from '../address/start-address-change.ts';
import { blockAccount } from '../desk/block-account.ts';
import { selectAddressChanges } from '../desk/queries.ts';
import { ensureMember } from '../ensure-member.ts';
import { SIGN_IN_MAILS } from '../limits.ts';
import { completePasswordReset } from '../passwords/complete-password-reset.ts';
import { mailPasswordReset } from '../passwords/start-password-reset.ts';
import { deleteMember, findMember, lockMember } from '../queries.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { logIn } from '../sessions/log-in.ts';
import { knownDeviceOf } from '../sessions/member-devices.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import type { Sender } from '../sessions/sender.ts';
import { addressChanges, members } from '../tables.ts';
import { codeIn, cookieHeader, testAccounts, testSender, tokenIn } from '../testing/accounts.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { checkDenial } from './check-denial.ts';
import { denySignIn } from './deny-sign-in.ts';
import { LOG_IN_DENIED } from './log-in-denied.ts';
import { DENIAL_DAYS } from './new-denial-link.ts';
import { isOwnerInDoubt, isOwnerKnown } from './owner-in-doubt.ts';

const { deps, db, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email, password } = DEMO_MEMBER;
const SUBJECT = 'New log-in to your Spindle account';
const ip = '192.0.2.9';
let memberId: string;
beforeEach(async () => {
  await notices();
  await forgetLimits();
  await forgetMembers();
  ({ memberId } = await seedDemoMember(db, deps.clock));
});

async function open(from: Partial<Sender> = {}) {
  const { cookies } = await openSession(deps, { memberId, way: 'password', sender: testSender(from) });
  return cookieHeader(cookies);
}

const seen = new Set<string>();
/** The notices that arrived since the last call. */
async function notices() {
  const mails = await mailTo(email);
  return mails.filter(({ subject, messageId }) => {
    if (subject !== SUBJECT || seen.has(messageId)) return false;
    seen.add(messageId);
    return true;
  });
}

it('says where, when and with what a new device logged in, and nothing of one that is known', async () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/143.0';
  const known = await open({ userAgent, country: 'FR' });
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  expect(notice?.text).toMatch(/Device: Firefox on macOS\s+Place: France\s+Time: .+ UTC/);
  pass(1);
  await open({ userAgent, cookieHeader: known });
  expect(await notices()).toEqual([]);
  // Another browser's cookie, for another account, is no proof.
  await open({ cookieHeader: known.replace(/known_device=[^;]+/, 'known_device=x.9999999999999.y') });
  expect(await notices()).toHaveLength(1);
});

it('tells nobody where two accounts take turns in one browser', async () => {
  const { memberId: other } = await ensureMember(db, {
    email: 'other@spindle.test',
    locale: 'en',
    at: () => deps.clock.now(),
  });
  let browser = await open();
  expect(await notices()).toHaveLength(1);
  for (const id of [other, memberId, other, memberId]) {
    pass(1);
    const sender = testSender({ cookieHeader: browser });
    const { cookies } = await openSession(deps, { memberId: id, way: 'password', sender });
    browser = cookieHeader(cookies);
  }
  expect(await notices()).toEqual([]);
  expect(await mailTo('other@spindle.test')).toHaveLength(1);
});

it('names the network where no country is known, and goes out a few times an hour at most', async () => {
  for (let time = 0; time < SIGN_IN_MAILS.anHour.points + 3; time++) {
    pass(1);
    await open({ ip: `198.51.100.${time}` });
  }
  const mails = await notices();
  expect(mails).toHaveLength(SIGN_IN_MAILS.anHour.points + 1);
  expect(mails.some(({ text }) => text.includes('Place: 198.51.100.0'))).toBe(true);
});

it('is denied with its link, once: sessions and password end, and a new password is asked for', async () => {
  const thief = new Headers({ cookie: await open() });
  const [notice] = await notices();
  const token = tokenIn(notice ?? expect.fail('no mail'));
  // Opening the link changes nothing.
  expect(await checkDenial(deps, { token })).toEqual({ ok: true, email });
  expect(await readViewer(deps, thief)).toMatchObject({ kind: 'member' });

  const answers = await Promise.all([1, 2, 3].map(() => denySignIn(deps, { token, ip })));
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, email }]);
  expect(await readViewer(deps, thief)).toEqual({ kind: 'anonymous', expired: true });
  expect(await logIn(deps, { email, password, sender: testSender() })).toMatchObject({ ok: false });
  expect(await checkDenial(deps, { token })).toEqual({ ok: false, error: 'link_ended' });

  const reset = (await mailTo(email)).find(({ subject }) => subject === 'Choose a new password for Spindle');
  const again = { token: tokenIn(reset ?? expect.fail('no mail')), password: 'a new sentence' };
  expect(await completePasswordReset(deps, { ...again, sender: testSender() })).toMatchObject({ ok: true });
});

it('forgets the devices, so that who was denied is told of when they come back, and the member is not told twice', async () => {
  const thief = await open();
  const [notice] = await notices();
  expect(await denySignIn(deps, { token: tokenIn(notice ?? expect.fail('no mail')), ip })).toMatchObject({
    ok: true,
  });
  pass(1);
  const own = await open();
  expect(await notices()).toHaveLength(1);
  pass(1);
  await open({ cookieHeader: own });
  expect(await notices()).toEqual([]);
  await open({ cookieHeader: thief });
  expect(await notices()).toHaveLength(1);
  expect(await knownDeviceOf(deps, thief, email)).toBeUndefined();
  expect(await knownDeviceOf(deps, own, email)).toBeDefined();
});

async function member(cookie: string) {
  const viewer = await readViewer(deps, new Headers({ cookie }));
  return viewer.kind === 'member' ? viewer : expect.fail('no session');
}
const enter = (given = {}) =>
  openSession(deps, { memberId, way: 'password', sender: testSender(), ...given });

it('ends a second factor that was turned on since, and the member can log in again', async () => {
  await turnOnTwoFactor(deps, await member(await open()));
  const token = tokenIn((await notices())[0] ?? expect.fail('no mail'));
  expect(await enter()).toMatchObject({ error: 'second_factor_wanted' });
  expect(await denySignIn(deps, { token, ip })).toEqual({ ok: true, email });
  expect(await enter()).toMatchObject({ ok: true });
});

it('is denied by the mail about the second factor itself, where no new device was told of', async () => {
  const known = await open();
  await turnOnTwoFactor(deps, await member(known));
  const mail = (await mailTo(email)).find(({ subject }) => subject.startsWith('Two-step log-in is on'));
  expect(await denySignIn(deps, { token: tokenIn(mail ?? expect.fail('no mail')), ip })).toMatchObject({
    ok: true,
  });
  expect(await enter()).toMatchObject({ ok: true });
});

/** Whoever is logged in gives the account another address. */
async function moveTo(address: string, cookie: string): Promise<void> {
  const viewer = await member(cookie);
  expect(await startAddressChange(deps, viewer, { email: address })).toEqual({ ok: true });
  const [mail] = await mailTo(address);
  const code = codeIn(mail ?? expect.fail('no mail'));
  const given = { email: address, code, cookieHeader: cookie };
  expect(await completeAddressChange(deps, viewer, given)).toMatchObject({ ok: true });
}
const addresses = async () =>
  (await db.select({ email: members.email }).from(members)).map((one) => one.email).toSorted();
const resetsTo = async (address: string) =>
  (await mailTo(address)).filter(({ subject }) => subject === 'Choose a new password for Spindle').length;

it('gives the address back that was changed since, and mails the new password there and not to the intruder', async () => {
  const thief = 'thief@example.test';
  const cookie = await open();
  const token = tokenIn((await notices())[0] ?? expect.fail('no mail'));
  pass(1);
  await moveTo(thief, cookie);
  const revert = tokenIn((await mailTo(email))[0] ?? expect.fail('no mail'));
  // A guest buys with the address meanwhile.
  await ensureMember(db, { email, locale: 'en', at: () => new Date() });
  const before = await resetsTo(email);
  expect(await checkDenial(deps, { token })).toEqual({ ok: true, email });
  const answers = await Promise.all([1, 2].map(() => denySignIn(deps, { token, ip })));
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, email }]);
  expect(await addresses()).toEqual([email]);
  expect(await resetsTo(email)).toBe(before + 1);
  expect(await resetsTo(thief)).toBe(0);
  expect(await checkRevert(deps, { token: revert })).toMatchObject({ ok: false });
  expect(await readViewer(deps, new Headers({ cookie }))).toEqual({ kind: 'anonymous', expired: true });
});

it('ends the links of later log-ins, which went to the intruder’s address, and leaves those of earlier ones', async () => {
  const thief = 'thief@example.test';
  const cookie = await open();
  const token = tokenIn((await notices())[0] ?? expect.fail('no mail'));
  pass(1);
  await moveTo(thief, cookie);
  pass(1);
  await open();
  pass(1);
  await open();
  const theirs = (await mailTo(thief)).filter(({ subject }) => subject === SUBJECT).map(tokenIn);
  expect(theirs).toHaveLength(2);
  const [last = '', first = ''] = theirs;
  // The intruder can't end the owner's link with one of their own.
  expect(await denySignIn(deps, { token: last, ip })).toMatchObject({ ok: true });
  expect(await denySignIn(deps, { token, ip })).toEqual({ ok: true, email });
  expect(await checkDenial(deps, { token: first })).toEqual({ ok: false, error: 'link_ended' });
  const own = new Headers({ cookie: await open() });
  expect(await denySignIn(deps, { token: first, ip })).toEqual({ ok: false, error: 'link_ended' });
  expect(await readViewer(deps, own)).toMatchObject({ kind: 'member' });
});

it('leaves an address that was changed before, or that is somebody’s by now, and mails no new password then', async () => {
  await moveTo('moved@example.test', await open());
  await notices();
  pass(1);
  const cookie = await open();
  const [mail] = (await mailTo('moved@example.test')).filter(({ subject }) => subject === SUBJECT);
  const token = tokenIn(mail ?? expect.fail('no mail'));
  expect(await denySignIn(deps, { token, ip })).toEqual({ ok: true, email: 'moved@example.test' });
  expect(await readViewer(deps, new Headers({ cookie }))).toMatchObject({ expired: true });

  pass(4 * 24 * 60);
  const thief = await open();
  const [notice] = (await mailTo('moved@example.test')).filter(({ subject }) => subject === SUBJECT);
  await moveTo('thief@example.test', thief);
  const { memberId: somebody } = await ensureMember(db, {
    ...{ email: 'moved@example.test', locale: 'en', at: () => new Date() },
  });
  // Makes the other account look imported: proved, and older than the change of address.
  const createdAt = new Date('2020-01-01');
  await db.update(members).set({ emailVerified: true, createdAt }).where(eq(members.id, somebody));
  const given = { token: tokenIn(notice ?? expect.fail('no mail')), ip };
  const before = await resetsTo('moved@example.test');
  expect(await denySignIn(deps, given)).toEqual({ ok: true, email: undefined });
  expect(await resetsTo('thief@example.test')).toBe(0);
  expect(await resetsTo('moved@example.test')).toBe(before);
  expect(await readViewer(deps, new Headers({ cookie: thief }))).toMatchObject({ expired: true });
  expect(await addresses()).toEqual(['moved@example.test', 'thief@example.test']);
});

describe('where the address of before is somebody’s by now', () => {
  const thief = 'thief@example.test';
  /** Denies a log-in after which the address was changed, while another account has the former address. */
  async function denied(before = async (): Promise<unknown> => undefined) {
    const cookie = await open();
    const token = tokenIn((await notices())[0] ?? expect.fail('no mail'));
    pass(1);
    await moveTo(thief, cookie);
    const revert = tokenIn((await mailTo(email))[0] ?? expect.fail('no mail'));
    const { memberId: other } = await ensureMember(db, { email, locale: 'en', at: () => new Date() });
    // Makes the other account look imported: proved, and older than the change of address.
    const createdAt = new Date('2020-01-01');
    await db.update(members).set({ emailVerified: true, createdAt }).where(eq(members.id, other));
    await before();
    expect(await checkDenial(deps, { token })).toEqual({ ok: true, email: undefined });
    expect(await denySignIn(deps, { token, ip })).toEqual({ ok: true, email: undefined });
    return { revert, other };
  }
  /** What a password link that is asked for at an address leads to. */
  async function reset(address: string) {
    await mailPasswordReset(deps, { email: address, locale: 'en', ip });
    const [mail] = (await mailTo(address)).filter(({ subject }) => subject.includes('password for Spindle'));
    const token = tokenIn(mail ?? expect.fail('no mail'));
    return completePasswordReset(deps, { token, password: 'a new sentence', sender: testSender() });
  }

  it('lets nobody into the account, whoever asks for a new password at the intruder’s address', async () => {
    await denied();
    expect(await reset(thief)).toMatchObject({ ok: false, error: 'account_blocked' });
    expect(await enter()).toMatchObject({ ok: false, error: 'account_blocked' });
    expect(await auditOf(db, { kind: 'member', id: memberId })).toMatchObject([
      { action: 'member.block', after: { blocked: true, reason: LOG_IN_DENIED } },
    ]);
  });

  it('lets its owner in again once the address is the account’s', async () => {
    const { revert, other } = await denied();
    expect(await revertAddressChange(deps, { token: revert, ip })).toMatchObject({ error: 'address_in_use' });
    await deleteMember(db, other);
    expect(await revertAddressChange(deps, { token: revert, ip })).toMatchObject({ ok: true });
    expect(await reset(email)).toMatchObject({ ok: true });
    expect(await addresses()).toEqual([email]);
    expect(await auditOf(db, { kind: 'member', id: memberId })).toMatchObject([
      { action: 'member.unblock' },
      { action: 'member.block' },
    ]);
  });

  it('lets nobody in by the link of a later change, which went to an address of the intruder', async () => {
    let token = '';
    await denied(async () => {
      pass(4 * 24 * 60);
      await moveTo('thief-2@example.test', await open());
      const [moved] = (await mailTo(thief)).filter(({ subject }) => subject.endsWith('has a new address'));
      token = tokenIn(moved ?? expect.fail('no mail'));
    });
    expect(await revertAddressChange(deps, { token, ip })).toEqual({ ok: false, error: 'link_ended' });
    await mailPasswordReset(deps, { email: thief, locale: 'en', ip });
    expect(await resetsTo(thief)).toBe(0);
    expect(await addresses()).toEqual([email, 'thief-2@example.test']);
    expect(await findMember(db, memberId)).toMatchObject({ blockedReason: LOG_IN_DENIED });
    expect(await findHold(deps, { email: thief })).toBeUndefined();
  });

  it('says of a later change that it is undone once the address is given back, and not as long as it stands', async () => {
    const later = 'thief-2@example.test';
    const { revert, other } = await denied(async () => {
      pass(4 * 24 * 60);
      await moveTo(later, await open());
    });
    const undone = async () =>
      (await selectAddressChanges(db, memberId)).map(({ newEmail, undoneAt }) => [
        newEmail,
        undoneAt !== null,
      ]);
    expect(await undone()).toEqual([
      [later, false],
      [thief, false],
    ]);
    // The previous release, which may run beside this one, reads only `revertedAt`: the link must not work there either.
    const ended = await db.select().from(addressChanges).where(isNotNull(addressChanges.revertedAt));
    expect(ended).toMatchObject([{ oldEmail: thief }]);
    await deleteMember(db, other);
    expect(await revertAddressChange(deps, { token: revert, ip })).toMatchObject({ ok: true });
    expect(await undone()).toEqual([
      [later, true],
      [thief, true],
    ]);
  });

  it('is in doubt about an account, too, that a storefront of the release before has blocked', async () => {
    await denied();
    await db.update(members).set({ ownerInDoubtAt: null }).where(eq(members.id, memberId));
    expect(await isOwnerInDoubt(db, memberId)).toBe(true);
    expect(await db.$count(members, and(eq(members.id, memberId), isOwnerKnown))).toBe(0);
    await block(null);
    expect(await isOwnerInDoubt(db, memberId)).toBe(false);
    expect(await db.$count(members, and(eq(members.id, memberId), isOwnerKnown))).toBe(1);
  });

  it('knows its owner, too, whom a back office of the release before has let in, which leaves the doubt, until it is denied again', async () => {
    const { revert } = await denied();
    const letIn = { blockedAt: null, blockedReason: null };
    await db.update(members).set(letIn).where(eq(members.id, memberId));
    expect(await findMember(db, memberId)).toMatchObject({ ownerInDoubtAt: expect.any(Date) });
    expect(await isOwnerInDoubt(db, memberId)).toBe(false);
    expect(await db.$count(members, and(eq(members.id, memberId), isOwnerKnown))).toBe(1);
    // Staff block it for another reason, which leaves no doubt about the owner.
    await block('fraud');
    expect(await isOwnerInDoubt(db, memberId)).toBe(false);
    await db
      .update(members)
      .set({ ...letIn, ownerInDoubtAt: new Date() })
      .where(eq(members.id, memberId));
    expect(await revertAddressChange(deps, { token: revert, ip })).toMatchObject({ error: 'address_in_use' });
    expect(await findMember(db, memberId)).toMatchObject({ blockedReason: LOG_IN_DENIED });
    expect(await isOwnerInDoubt(db, memberId)).toBe(true);
  });

  const block = (reason: string | null) =>
    db.transaction((tx) => blockAccount(tx, memberId, reason === null ? null : { at: new Date(), reason }));

  it('leaves a member out whom staff have blocked, and mails nothing of the account to who asks there meanwhile', async () => {
    const { revert, other } = await denied(() => block('fraud'));
    expect(await isOwnerInDoubt(db, memberId)).toBe(true);
    await deleteMember(db, other);
    expect(await revertAddressChange(deps, { token: revert, ip })).toMatchObject({ ok: true });
    expect(await findMember(db, memberId)).toMatchObject({ email, blockedReason: 'fraud' });
    expect(await isOwnerInDoubt(db, memberId)).toBe(false);
  });

  it.each([null, 'fraud'])(
    'knows its owner once staff let somebody in again, blocked before: %s',
    async (reason) => {
      await denied(() => block(reason));
      expect(await isOwnerInDoubt(db, memberId)).toBe(true);
      await block(null);
      expect(await isOwnerInDoubt(db, memberId)).toBe(false);
    },
  );
});

it('tells of a log-in at the address that the account has once its link is made, not before', async () => {
  await open();
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const moved = 'held@example.test';
  const { mailed } = await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const begun = notices();
    await expect.poll(async () => (await db.execute(waiting)).rows.length, { timeout: 60_000 }).toBe(1);
    await moveAddress(tx, memberId, moved);
    return { mailed: begun };
  });
  expect(await mailed).toEqual([]);
  expect((await mailTo(moved)).map(({ subject }) => subject)).toEqual([SUBJECT]);
});

it('leaves a second factor on that was there before', async () => {
  await turnOnTwoFactor(deps, await member(await open()));
  await notices();
  pass(1);
  await enter({ isSecondGiven: true });
  const token = tokenIn((await notices())[0] ?? expect.fail('no mail'));
  expect(await denySignIn(deps, { token, ip })).toEqual({ ok: true, email });
  expect(await enter()).toMatchObject({ error: 'second_factor_wanted' });
});

it('can be denied for some days', async () => {
  await open();
  const token = tokenIn((await notices())[0] ?? expect.fail('no mail'));
  pass(DENIAL_DAYS * 24 * 60);
  expect(await denySignIn(deps, { token, ip })).toEqual({ ok: false, error: 'link_ended' });
  expect(await denySignIn(deps, { token: 'made up', ip })).toEqual({ ok: false, error: 'link_ended' });
});
