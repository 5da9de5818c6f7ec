import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, expect, it } from 'vitest';
import { ensureMember } from '../ensure-member.ts';
import { findGoogleSubject, insertGoogle } from '../google/queries.ts';
import { countPasskeys } from '../passkeys/queries.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { logIn } from '../sessions/log-in.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { cookieHeader, demoSession, testAccounts, testSender } from '../testing/accounts.ts';
import { addTestPasskey } from '../testing/passkeys.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { endTwoFactor } from '../two-factor/end-two-factor.ts';
import { giveSecondFactor } from '../two-factor/give-second-factor.ts';
import { completePasswordReset } from './complete-password-reset.ts';
import { createPasswordToken } from './create-password-token.ts';

const { deps, db, clock, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email } = DEMO_MEMBER;
const TOLD = 'Your Spindle password was set';
const TOLD_LATER = 'Passkeys and Google no longer open your Spindle account';
let memberId: string;
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  await db.delete(mailbox);
  ({ memberId } = await seedDemoMember(db, deps.clock));
});

async function reset(of: string, cookies?: string) {
  const token = await createPasswordToken(db, clock, of);
  const sender = testSender({ cookieHeader: cookies });
  return completePasswordReset(deps, { token, password: 'a new sentence', sender });
}

/** The texts of the mails with this subject. */
const told = async (subject: string, to = email) =>
  (await mailTo(to)).filter((mail) => mail.subject === subject).map(({ text }) => text);

it('is told by mail also in a browser that was known, and of a first password', async () => {
  const { headers } = await demoSession(deps);
  expect(await reset(memberId, headers.get('cookie') ?? undefined)).toMatchObject({ ok: true });
  expect(await told(TOLD)).toEqual([expect.stringContaining('All devices were logged out.')]);

  const guest = { email: 'guest@example.com', locale: 'en', at: () => clock.now() } as const;
  expect(await reset((await ensureMember(db, guest)).memberId)).toMatchObject({ ok: true });
  expect(await told(TOLD, guest.email)).toHaveLength(1);
});

it('ends passkeys and Google, and says so', async () => {
  await addTestPasskey(deps, (await demoSession(deps)).viewer);
  await insertGoogle(db, memberId, 'a subject');
  expect(await reset(memberId)).toMatchObject({ ok: true });
  expect([await countPasskeys(db, memberId), await findGoogleSubject(db, memberId)]).toEqual([0, undefined]);
  expect(await told(TOLD)).toEqual([expect.stringContaining('passkeys and Google no longer open')]);
});

it('ends them, where the second factor is on, once that is given, and not by the mailbox alone', async () => {
  const { viewer } = await demoSession(deps);
  await addTestPasskey(deps, viewer);
  await insertGoogle(db, memberId, 'a subject');
  const { code } = await turnOnTwoFactor(deps, viewer);
  pass(1);
  const begun = await reset(memberId);
  if (begun.ok || begun.error !== 'second_factor_wanted') return expect.fail('no second factor');
  expect([await countPasskeys(db, memberId), await findGoogleSubject(db, memberId)]).toEqual([
    1,
    'a subject',
  ]);
  expect(await told(TOLD)).toEqual([expect.not.stringContaining('Google')]);

  const sender = testSender({ cookieHeader: cookieHeader(begun.cookies) });
  expect(await giveSecondFactor(deps, { code: '000000', sender })).toMatchObject({ ok: false });
  expect(await countPasskeys(db, memberId)).toBe(1);
  expect(await giveSecondFactor(deps, { code: code(), sender })).toMatchObject({ ok: true });
  expect([await countPasskeys(db, memberId), await findGoogleSubject(db, memberId)]).toEqual([0, undefined]);
  expect(await told(TOLD_LATER)).toHaveLength(1);
});

it('ends them once the second factor is given, also where that is done in a later log-in', async () => {
  const { viewer } = await demoSession(deps);
  await addTestPasskey(deps, viewer);
  const { code } = await turnOnTwoFactor(deps, viewer);
  pass(1);
  expect(await reset(memberId)).toMatchObject({ ok: false, error: 'second_factor_wanted' });
  pass(60);
  const giveAnew = async () => {
    const begun = await logIn(deps, { email, password: 'a new sentence', sender: testSender() });
    if (begun.ok || begun.error !== 'second_factor_wanted') return expect.fail('no second factor');
    const sender = testSender({ cookieHeader: cookieHeader(begun.cookies) });
    expect(await giveSecondFactor(deps, { code: code(), sender })).toMatchObject({ ok: true });
  };
  await giveAnew();
  expect(await countPasskeys(db, memberId)).toBe(0);
  // Only once: Google that is linked afterwards stays.
  await insertGoogle(db, memberId, 'a subject');
  pass(1);
  await giveAnew();
  expect(await findGoogleSubject(db, memberId)).toBe('a subject');
});

it('leaves them to who comes in another way than by the new password: somebody else may have set it, with the mailbox alone', async () => {
  const { viewer } = await demoSession(deps);
  await insertGoogle(db, memberId, 'a subject');
  const { code } = await turnOnTwoFactor(deps, viewer);
  pass(1);
  expect(await reset(memberId)).toMatchObject({ ok: false, error: 'second_factor_wanted' });
  const wanted = await openSession(deps, { memberId, way: 'google', sender: testSender() });
  const sender = testSender({ cookieHeader: cookieHeader(wanted.cookies) });
  expect(await giveSecondFactor(deps, { code: code(), sender })).toMatchObject({ ok: true });
  expect(await findGoogleSubject(db, memberId)).toBe('a subject');
});

it.each([
  ['the new password', () => 'a new sentence', undefined],
  ['a code', (code: () => string) => code(), 'a subject'],
])(
  'where the second factor is turned off before it was given, by %s, who knows that password decides',
  async (_by, proofOf, left) => {
    const { viewer } = await demoSession(deps);
    const { code } = await turnOnTwoFactor(deps, viewer);
    pass(1);
    expect(await reset(memberId)).toMatchObject({ ok: false, error: 'second_factor_wanted' });
    await insertGoogle(db, memberId, 'a subject');
    const opened = await openSession(deps, {
      ...{ memberId, way: 'passkey', sender: testSender(), isSecondGiven: true },
    });
    const here = await readViewer(deps, new Headers({ cookie: cookieHeader(opened.cookies) }));
    if (here.kind !== 'member') return expect.fail('nobody is logged in');
    const given = { proof: proofOf(code), sender: testSender() };
    expect(await endTwoFactor(deps, here, given)).toEqual({ ok: true });
    expect(await findGoogleSubject(db, memberId)).toBe(left);
  },
);
