import { beforeEach, expect, it } from 'vitest';
import { giveMemberCode } from '../factors/give-member-code.ts';
import { startMemberCode } from '../factors/start-member-code.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { proveWithPasskey } from '../passkeys/prove-with-passkey.ts';
import { startAddingPasskey } from '../passkeys/start-adding-passkey.ts';
import { startPasskeyProof } from '../passkeys/start-passkey-proof.ts';
import { setNewPassword } from '../passwords/change-password.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { codeIn, cookieHeader, demoSession, testAccounts, testSender } from '../testing/accounts.ts';
import { softwareAuthenticator } from '../testing/authenticator.ts';
import { addTestPasskey, siteOf } from '../testing/passkeys.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { endTwoFactor } from './end-two-factor.ts';
import { readTwoFactor } from './read-two-factor.ts';

/* An attacker with an open session of a member and their mailbox, but with neither password nor app. */

const { deps, db, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email } = DEMO_MEMBER;
const site = siteOf(deps);
const sender = testSender();
const password = 'a new sentence';
let open: Awaited<ReturnType<typeof demoSession>>;
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  await seedDemoMember(db);
  open = await demoSession(deps);
});

async function viewer() {
  const who = await readViewer(deps, open.headers);
  return who.kind === 'member' ? who : expect.fail('the session has ended');
}

it('undoes no second factor: neither by a new password nor by a passkey of their own', async () => {
  pass(20);
  await startMemberCode(deps, open.viewer);
  const [mail] = await mailTo(email);
  // It was mailed just before the second factor was turned on.
  const mailed = codeIn(mail ?? expect.fail('no mail'));
  const { code } = await turnOnTwoFactor(deps, { ...open.viewer, factorAt: deps.clock.now() });
  const before = (await mailTo(email)).length;

  expect(await startMemberCode(deps, open.viewer)).toEqual({ ok: false, error: 'second_factor_wanted' });
  expect(await mailTo(email)).toHaveLength(before);
  expect(await giveMemberCode(deps, open.viewer, mailed)).toEqual({ ok: false, error: 'code_wrong' });
  const wanted = { ok: false, error: 'factor_required' };
  expect(await setNewPassword(deps, await viewer(), { password, sender })).toEqual(wanted);
  expect(await startAddingPasskey(deps, site, { ...(await viewer()), name: '' }, undefined)).toEqual(wanted);
  const given = softwareAuthenticator(site).create({ challenge: '', user: { id: '' } });
  expect(await addPasskey(deps, site, await viewer(), { given, locale: 'en', sender })).toEqual(wanted);
  const proof = { proof: password, sender };
  expect(await endTwoFactor(deps, open.viewer, proof)).toEqual({ ok: false, error: 'proof_wrong' });
  expect(await readTwoFactor(deps, open.viewer)).toMatchObject({ state: 'on' });

  pass(1);
  expect(await giveMemberCode(deps, open.viewer, code())).toEqual({ ok: true });
  expect(await setNewPassword(deps, await viewer(), { password, sender })).toMatchObject({ ok: true });
});

it('proves nothing by a passkey that does not know its user, and the member does by one that does', async () => {
  const { authenticator } = await addTestPasskey(deps, open.viewer);
  await turnOnTwoFactor(deps, open.viewer);
  pass(20);
  const prove = async (isVerified: boolean) => {
    const { options, cookies } = await startPasskeyProof(deps, site, open.viewer, undefined);
    const from = testSender({ cookieHeader: cookieHeader(cookies) });
    const given = authenticator.get(options, { isVerified });
    return proveWithPasskey(deps, site, open.viewer, { given, sender: from });
  };
  expect(await prove(false)).toMatchObject({ ok: false, error: 'second_factor_wanted' });
  expect(await setNewPassword(deps, await viewer(), { password, sender })).toMatchObject({ ok: false });
  expect(await prove(true)).toMatchObject({ ok: true });
  expect(await setNewPassword(deps, await viewer(), { password, sender })).toMatchObject({ ok: true });
});

it('takes no code for a session that has ended, and the code is good still', async () => {
  const { code } = await turnOnTwoFactor(deps, open.viewer);
  pass(1);
  const ended = { ...open.viewer, sessionId: '00000000-0000-4000-8000-000000000000' };
  expect(await giveMemberCode(deps, ended, code())).toEqual({ ok: false, error: 'session_expired' });
  expect(await giveMemberCode(deps, open.viewer, code())).toEqual({ ok: true });
});
