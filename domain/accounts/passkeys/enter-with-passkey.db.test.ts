import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { SIGN_IN_MAILS } from '../limits.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { members, sessions, spentChallenges } from '../tables.ts';
import { cookieHeader, testSender } from '../testing/accounts.ts';
import type { Algorithm } from '../testing/authenticator.ts';
import { passkeyShop, type Viewer } from '../testing/passkey-shop.ts';
import { addTestPasskey, asksForPasskey } from '../testing/passkeys.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { giveSecondFactor } from '../two-factor/give-second-factor.ts';
import { listPasskeys } from './list-passkeys.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';

const { db, demoMember, deps, email, enter, forgetLimits, mailTo, pass, site, viewerOf } =
  await passkeyShop();
let here: Viewer;
beforeEach(async () => {
  here = await demoMember();
});
const challengeOf = (options: object) => (options as { challenge: string }).challenge;

describe('logging in', () => {
  it.each<Algorithm>(['ES256', 'EdDSA', 'RS256'])('opens a session with a key of %s', async (algorithm) => {
    const { authenticator } = await addTestPasskey(deps, here, { algorithm });
    pass(30);
    const { options, sender: browser } = await asksForPasskey(deps);
    expect(options).toMatchObject({ rpId: 'shop.test', userVerification: 'preferred' });
    expect(options).not.toHaveProperty('allowCredentials', expect.anything());
    const entered = await enter(authenticator.get(options), browser);
    if (!entered.ok) return expect.fail(entered.error);
    const viewer = await viewerOf(entered.cookies);
    expect(viewer).toMatchObject({ memberId: here.memberId, email });
    expect(hasRecentFactor(deps.clock, viewer)).toBe(true);
    expect(entered.cookies.at(-1)).toMatch(/^passkey_challenge=; Max-Age=0/);
    const [row] = await db.select().from(sessions).where(eq(sessions.id, viewer.sessionId));
    expect(row?.way).toBe('passkey');
    expect(await listPasskeys(deps, here.memberId)).toMatchObject([{ lastUsedAt: deps.clock.now() }]);
  });

  it('passes a second factor where the authenticator has verified its user, and asks for it where not', async () => {
    const { code } = await turnOnTwoFactor(deps, here);
    const { authenticator } = await addTestPasskey(deps, here);
    const verified = await asksForPasskey(deps);
    expect(await enter(authenticator.get(verified.options), verified.sender)).toMatchObject({ ok: true });

    const touched = await asksForPasskey(deps);
    const wanted = await enter(authenticator.get(touched.options, { isVerified: false }), touched.sender);
    expect(wanted).toMatchObject({ ok: false, error: 'second_factor_wanted' });
    if (wanted.ok || wanted.error !== 'second_factor_wanted') return;
    pass(1);
    const from = testSender({ cookieHeader: cookieHeader(wanted.cookies) });
    expect(await giveSecondFactor(deps, { code: code(), sender: from })).toMatchObject({ ok: true });
  });

  it('takes no verification for a second factor that the passkey was made without', async () => {
    await turnOnTwoFactor(deps, here);
    const { authenticator } = await addTestPasskey(deps, here, { deviations: { isVerified: false } });
    const { options, sender: browser } = await asksForPasskey(deps);
    const wanted = await enter(authenticator.get(options), browser);
    expect(wanted).toMatchObject({ ok: false, error: 'second_factor_wanted' });
  });

  it('mails of new browsers a few times an hour at most, also where the passkey stands for both factors', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    const told = async () =>
      (await mailTo(email)).filter(({ subject }) => subject === 'New log-in to your Spindle account').length;
    const before = await told();
    await forgetLimits();
    for (let time = 0; time < SIGN_IN_MAILS.anHour.points + 3; time++) {
      pass(1);
      const { options, sender: browser } = await asksForPasskey(deps);
      expect(await enter(authenticator.get(options), browser)).toMatchObject({ ok: true });
    }
    expect((await told()) - before).toBe(SIGN_IN_MAILS.anHour.points + 1);
  });

  it('lets nobody in whose account staff have blocked', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    await db.update(members).set({ blockedAt: new Date(), blockedReason: 'a reason' });
    const { options, sender: browser } = await asksForPasskey(deps);
    const entered = await enter(authenticator.get(options), browser);
    expect(entered).toMatchObject({ ok: false, error: 'account_blocked' });
  });

  it('gives two pages of a browser the same challenge, and a later one another', async () => {
    const first = await asksForPasskey(deps);
    const ask = async () => startPasskeyLogin(deps, site, first.sender.cookieHeader);
    expect(await ask()).toEqual({ options: first.options, cookies: [] });
    pass(6);
    const later = await ask();
    expect(later.cookies).toHaveLength(1);
    expect(later.options).not.toMatchObject({ challenge: challengeOf(first.options) });
    expect(await db.select().from(spentChallenges)).toEqual([]);
  });
});

describe('a challenge that was used', () => {
  it('is not offered again where the browser has its cookie still, as when no answer has reached it', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    const { options, sender: browser } = await asksForPasskey(deps);
    expect(await enter(authenticator.get(options), browser)).toMatchObject({ ok: true });
    const again = await startPasskeyLogin(deps, site, browser.cookieHeader);
    expect(again.options).not.toMatchObject({ challenge: challengeOf(options) });
    const from = testSender({ cookieHeader: cookieHeader(again.cookies) });
    expect(await enter(authenticator.get(again.options), from)).toMatchObject({ ok: true });
  });
});
