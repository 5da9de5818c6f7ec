import { beforeEach, describe, expect, it } from 'vitest';
import { denySignIn } from '../denial/deny-sign-in.ts';
import { completePasswordReset } from '../passwords/complete-password-reset.ts';
import { createPasswordToken } from '../passwords/create-password-token.ts';
import { markEmailVerified } from '../queries.ts';
import { enterWithLink } from '../sign-in-links/enter-with-link.ts';
import { startSignInLink } from '../sign-in-links/start-sign-in-link.ts';
import { members, passkeys, sessions } from '../tables.ts';
import { tokenIn } from '../testing/accounts.ts';
import { passkeyShop, sender, unknown, type Viewer } from '../testing/passkey-shop.ts';
import { addTestPasskey, asksForPasskey } from '../testing/passkeys.ts';
import { enterWithPasskey } from './enter-with-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';

const { db, demoMember, deps, email, enter, logIn, mailTo, site, strangerId } = await passkeyShop();
let here: Viewer;
beforeEach(async () => {
  here = await demoMember();
});

describe('a removed passkey', () => {
  it('opens nothing any more, takes other sessions with it, and a mail tells', async () => {
    const elsewhere = await logIn(here.memberId);
    const { authenticator, id } = await addTestPasskey(deps, here);
    expect(await removePasskey(deps, here, id)).toEqual({ ok: true });
    const { options, sender: browser } = await asksForPasskey(deps);
    expect(await enter(authenticator.get(options), browser)).toEqual(unknown);
    expect((await db.select().from(sessions)).map(({ id: left }) => left)).toEqual([here.sessionId]);
    expect(await removePasskey(deps, elsewhere, id)).toEqual({ ok: false, error: 'session_expired' });
    const [mail] = await mailTo(email);
    expect(mail?.subject).toBe('A passkey was removed from your Spindle account');
    expect(mail?.text).toContain('a=not_me');
  });

  it('leaves no session when it is removed while it logs in', async () => {
    const { authenticator, id } = await addTestPasskey(deps, here);
    const { options, sender: browser } = await asksForPasskey(deps);
    const { limits } = deps;
    // The last thing a log-in does before its session exists is to check whether a mail about the device may be sent.
    const racing = {
      ...deps,
      jobs: {
        ...deps.jobs,
        send: async (...sent: Parameters<typeof deps.jobs.send>) => {
          await removePasskey(deps, here, id);
          return deps.jobs.send(...sent);
        },
      } as typeof deps.jobs,
      limits,
    };
    const entered = await enterWithPasskey(racing, site, {
      given: authenticator.get(options),
      sender: browser,
    });
    expect(entered).toEqual(unknown);
    expect((await db.select().from(sessions)).map(({ id: left }) => left)).toEqual([here.sessionId]);
  });

  it('is one of the member’s own, and asks for a recent factor', async () => {
    const other = await logIn(await strangerId());
    const { id } = await addTestPasskey(deps, here);
    expect(await removePasskey(deps, other, id)).toEqual({ ok: false, error: 'not_found' });
    expect(await renamePasskey(deps, other, { id, name: 'Mine' })).toEqual({
      ok: false,
      error: 'not_found',
    });
    expect(await renamePasskey(deps, here, { id, name: 'Phone' })).toEqual({ ok: true });
    const late = { ...here, factorAt: new Date(0) };
    expect(await removePasskey(deps, late, id)).toEqual({ ok: false, error: 'factor_required' });
    expect(await listPasskeys(deps, here.memberId)).toMatchObject([{ name: 'Phone', isSynced: true }]);
  });
});

describe('what ends ways in ends passkeys', () => {
  it('when the password is reset', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    const token = await createPasswordToken(db, deps.clock, here.memberId);
    const reset = await completePasswordReset(deps, { token, password: 'a new sentence', sender });
    expect(reset).toMatchObject({ ok: true });
    const { options, sender: browser } = await asksForPasskey(deps);
    expect(await enter(authenticator.get(options), browser)).toEqual(unknown);
  });

  it('when the mail that tells of one is answered with "that wasn’t me"', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    const [mail] = await mailTo(email);
    const token = tokenIn(mail ?? expect.fail('no mail'));
    expect(await denySignIn(deps, { token, ip: sender.ip })).toEqual({ ok: true, email });
    const { options, sender: browser } = await asksForPasskey(deps);
    expect(await enter(authenticator.get(options), browser)).toEqual(unknown);
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it('when a link proves the address of an account that somebody else had', async () => {
    await db.update(members).set({ emailVerified: false });
    await addTestPasskey(deps, here);
    const started = await startSignInLink(deps, { email, locale: 'en', sender });
    expect(started.ok).toBe(true);
    const link = (await mailTo(email)).find(({ text }) => text.includes('a=sign_in'));
    const token = tokenIn(link ?? expect.fail('no mail'));
    const viewer = { kind: 'anonymous', expired: false } as const;
    expect(await enterWithLink(deps, { token, viewer, sender })).toMatchObject({ ok: true });
    expect(await db.select().from(passkeys)).toEqual([]);
    // A passkey that is added after the address was proved stays.
    await addTestPasskey(deps, await logIn(here.memberId));
    await markEmailVerified(db, here.memberId);
    expect(await db.select().from(passkeys)).toHaveLength(1);
  });
});
