import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { denySignIn } from '../denial/deny-sign-in.ts';
import { ensureMember } from '../ensure-member.ts';
import { PASSKEY_BY_IP } from '../limits.ts';
import { completePasswordReset } from '../passwords/complete-password-reset.ts';
import { createPasswordToken } from '../passwords/create-password-token.ts';
import { markEmailVerified } from '../queries.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts';
import { enterWithLink } from '../sign-in-links/enter-with-link.ts';
import { startSignInLink } from '../sign-in-links/start-sign-in-link.ts';
import { members, passkeys, sessions, spentChallenges } from '../tables.ts';
import { cookieHeader, testAccounts, testSender, tokenIn } from '../testing/accounts.ts';
import { type Algorithm, bytes, list, map, softwareAuthenticator, text } from '../testing/authenticator.ts';
import { addTestPasskey, asksForPasskey, siteOf } from '../testing/passkeys.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { giveSecondFactor } from '../two-factor/give-second-factor.ts';
import { addPasskey } from './add-passkey.ts';
import { enterWithPasskey } from './enter-with-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { MAX_PASSKEYS, userHandle } from './passkey.ts';
import { proveWithPasskey } from './prove-with-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { startAddingPasskey } from './start-adding-passkey.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { startPasskeyProof } from './start-passkey-proof.ts';

const { deps, db, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const site = siteOf(deps);
const { email } = DEMO_MEMBER;
const sender = testSender();
const refused = { ok: false, error: 'passkey_refused' };
const unknown = { ok: false, error: 'passkey_unknown' };
let here: Awaited<ReturnType<typeof logIn>>;
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  await db.delete(spentChallenges);
  here = await logIn((await seedDemoMember(db)).memberId);
});

async function strangerId(): Promise<string> {
  return (await ensureMember(db, { email: 'other@example.test', locale: 'en' })).memberId;
}

/** A member's session, in a browser of its own. */
async function logIn(memberId: string) {
  const opened = await openSession(deps, { memberId, way: 'password', sender, isSecondGiven: true });
  if (!opened.ok) return expect.fail(opened.error);
  return viewerOf(opened.cookies);
}

async function viewerOf(cookies: readonly string[]) {
  const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(cookies) }));
  return viewer.kind === 'member' ? viewer : expect.fail('no session');
}

type Answer = ReturnType<ReturnType<typeof softwareAuthenticator>['get']>;
const enter = (given: Answer, from: typeof sender) => enterWithPasskey(deps, site, { given, sender: from });

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

describe('an answer that is not one', () => {
  it.each([
    ['of another origin', { origin: 'https://shop.example' }],
    ['of an origin that only begins as ours', { origin: 'https://shop.test.evil.example' }],
    ['of our host without TLS', { origin: 'http://shop.test' }],
    ['of our host on another port', { origin: 'https://shop.test:8443' }],
    ['of another domain', { rpId: 'evil.example' }],
    ['of a domain below ours', { rpId: 'www.shop.test' }],
    ['to another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['to no challenge', { challenge: '' }],
    ['to another question', { type: 'webauthn.create' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['of nobody who was there', { isPresent: false }],
    ['that names another member', { userHandle: userHandle('00000000-0000-4000-8000-000000000000') }],
    ['that names nobody', { userHandle: null }],
    ['of a key that can suddenly be copied', { isMultiDevice: false }],
  ])('%s opens nothing', async (_, deviations) => {
    const { authenticator } = await addTestPasskey(deps, here);
    const { options, sender: browser } = await asksForPasskey(deps);
    expect(await enter(authenticator.get(options, deviations), browser)).toEqual(refused);
    // The same without it does.
    expect(await enter(authenticator.get(options), browser)).toMatchObject({ ok: true });
  });

  it('opens nothing when a bit of what was signed has changed, or of the signature', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    const { options, sender: browser } = await asksForPasskey(deps);
    const given = authenticator.get(options, { isVerified: false });
    const changed = (field: 'authenticatorData' | 'signature' | 'clientDataJSON', at: number) => {
      const raw = Buffer.from(given.response[field], 'base64url');
      raw.writeUInt8(raw.readUInt8(at) ^ 4, at);
      return { ...given, response: { ...given.response, [field]: raw.toString('base64url') } };
    };
    // The 33rd byte holds the flags: the bit says that the user was verified.
    expect(await enter(changed('authenticatorData', 32), browser)).toEqual(refused);
    expect(await enter(changed('signature', 20), browser)).toEqual(refused);
    expect(await enter(changed('clientDataJSON', 3), browser)).toEqual(refused);
    for (const nonsense of ['AA', 'e30', 'bnVsbA', 'W10']) {
      const response = { ...given.response, clientDataJSON: nonsense };
      expect(await enter({ ...given, response }, browser)).toEqual(refused);
      expect(
        await enter({ ...given, response: { ...given.response, authenticatorData: nonsense } }, browser),
      ).toEqual(refused);
    }
    expect(await enter({ ...given, rawId: 'AAAA' }, browser)).toEqual(refused);
  });

  it('with a passkey of somebody else is theirs, whoever signs', async () => {
    const other = await strangerId();
    const theirs = await addTestPasskey(deps, await logIn(other));
    const { authenticator } = await addTestPasskey(deps, here);
    const { options, sender: browser } = await asksForPasskey(deps);
    const { id } = theirs.authenticator;
    expect(await enter({ ...authenticator.get(options), id, rawId: id }, browser)).toEqual(refused);
    const named = authenticator.get(options, { userHandle: userHandle(other) });
    expect(await enter(named, browser)).toEqual(refused);
    expect(await enter(softwareAuthenticator(site).get(options), browser)).toEqual(unknown);
  });

  it('counts once, also when it comes again or twice at once', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    const { options, sender: browser } = await asksForPasskey(deps);
    const given = authenticator.get(options);
    const answers = await Promise.all([enter(given, browser), enter(given, browser), enter(given, browser)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([refused, refused]);
    expect(await enter(given, browser)).toEqual(refused);
    expect(await enter(authenticator.get(options), browser)).toEqual(refused);
  });

  it('to what another browser was asked opens nothing, nor one that comes too late', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    const [mine, another] = [await asksForPasskey(deps), await asksForPasskey(deps)];
    expect(await enter(authenticator.get(mine.options), another.sender)).toEqual(refused);
    expect(await enter(authenticator.get(mine.options), sender)).toEqual(refused);
    const forged = testSender({ cookieHeader: `${mine.sender.cookieHeader?.slice(0, -4)}AAAA` });
    expect(await enter(authenticator.get(mine.options), forged)).toEqual(refused);
    pass(10);
    expect(await enter(authenticator.get(mine.options), mine.sender)).toEqual(refused);
  });

  it('whose counter goes back is of a copy, and of two with one count the first alone counts', async () => {
    const { authenticator } = await addTestPasskey(deps, here, { counts: true, isSynced: false });
    const first = await asksForPasskey(deps);
    expect(await enter(authenticator.get(first.options, { counter: 9 }), first.sender)).toMatchObject({
      ok: true,
    });
    for (const counter of [0, 8, 9]) {
      const copied = await asksForPasskey(deps);
      expect(await enter(authenticator.get(copied.options, { counter }), copied.sender)).toEqual(refused);
    }
    const browsers = await Promise.all([asksForPasskey(deps), asksForPasskey(deps)]);
    const answers = await Promise.all(
      browsers.map((at) => enter(authenticator.get(at.options, { counter: 10 }), at.sender)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is counted by network', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    for (let guess = 0; guess < PASSKEY_BY_IP.points; guess++) await enter(authenticator.get({}), sender);
    const { options, sender: browser } = await asksForPasskey(deps);
    expect(await enter(authenticator.get(options), browser)).toMatchObject({ error: 'too_many_requests' });
    const elsewhere = { ...browser, ip: '203.0.113.7' };
    expect(await enter(authenticator.get(options), elsewhere)).toMatchObject({ ok: true });
  });
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
    // What a log-in asks last before its session is there: whether the device may be told of by mail.
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

describe('adding one', () => {
  const begin = async (member = here) => {
    const asked = await startAddingPasskey(deps, site, member, undefined);
    if (!asked.ok) return expect.fail(asked.error);
    return { ...asked, sender: testSender({ cookieHeader: cookieHeader(asked.cookies) }) };
  };
  type Made = ReturnType<ReturnType<typeof softwareAuthenticator>['create']>;
  const add = (given: Made, from: typeof sender, member = here) =>
    addPasskey(deps, site, member, { given, locale: 'en', sender: from });

  it('keeps it under the browser’s name, tells by mail, and asks for it by its ways later', async () => {
    const { options, sender: browser } = await begin();
    expect(options).toMatchObject({
      rp: { id: 'shop.test' },
      user: { id: userHandle(here.memberId), name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [],
    });
    const authenticator = softwareAuthenticator(site);
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/143.0';
    expect(await add(authenticator.create(options), { ...browser, userAgent })).toMatchObject({ ok: true });
    expect(await listPasskeys(deps, here.memberId)).toEqual([
      {
        id: expect.any(String),
        ...{ name: 'Firefox on Windows', isSynced: true },
        ...{ createdAt: deps.clock.now(), lastUsedAt: undefined },
      },
    ]);
    const [mail] = await mailTo(email);
    expect(mail?.subject).toBe('A passkey was added to your Spindle account');
    const again = await begin();
    expect(again.options).toMatchObject({
      excludeCredentials: [{ id: authenticator.id, transports: ['internal', 'hybrid'] }],
    });
    expect(await add(authenticator.create(again.options), again.sender)).toEqual({
      ok: false,
      error: 'passkey_taken',
    });
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another domain', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['for another question', { type: 'webauthn.get' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['of nobody who was there', { isPresent: false }],
    ['whose key names no algorithm that exists', { algorithmNumber: -999 }],
    ['whose key is of an algorithm that nobody asked for', { algorithmNumber: -36 }],
    ['whose key names none', { algorithmNumber: 0 }],
    [
      'with a statement in no statement',
      { attestation: { fmt: 'none', attStmt: map([[text('x'), text('y')]]) } },
    ],
    ['of a format that nobody knows', { attestation: { fmt: 'made-up', attStmt: map([]) } }],
    [
      'with certificates, which name addresses',
      {
        attestation: {
          fmt: 'packed',
          attStmt: map([[text('x5c'), list([bytes(Buffer.alloc(4))])]]),
        },
      },
    ],
  ])('%s adds nothing', async (_, deviations) => {
    const { options, sender: browser } = await begin();
    const authenticator = softwareAuthenticator(site);
    expect(await add(authenticator.create(options, deviations), browser)).toEqual(refused);
    expect(await add(authenticator.create(options), browser)).toMatchObject({ ok: true });
  });

  it('needs a recent factor, in a session that is still there', async () => {
    const begun = await begin();
    const given = softwareAuthenticator(site).create(begun.options);
    const late = { ...here, factorAt: new Date(0) };
    const wanted = { ok: false, error: 'factor_required' };
    expect(await startAddingPasskey(deps, site, late, undefined)).toEqual(wanted);
    expect(await add(given, begun.sender, late)).toEqual(wanted);
    // The owner signs out everywhere: who has the stolen session has begun, and asked for all they need.
    await signOutEverywhere(deps, await logIn(here.memberId), { here: false });
    expect(await add(given, begun.sender)).toEqual({ ok: false, error: 'session_expired' });
    expect(await db.select().from(passkeys)).toEqual([]);
  });

  it('belongs to the session that has begun it, and a challenge makes one passkey', async () => {
    const begun = await begin();
    const [one, other] = [softwareAuthenticator(site), softwareAuthenticator(site)];
    const elsewhere = await logIn(here.memberId);
    expect(await add(one.create(begun.options), begun.sender, elsewhere)).toEqual(refused);
    const stranger = await logIn(await strangerId());
    expect(await add(one.create(begun.options), begun.sender, stranger)).toEqual(refused);
    const login = await asksForPasskey(deps);
    expect(await add(one.create({ ...begun.options, ...login.options }), login.sender)).toEqual(refused);
    const answers = await Promise.all([
      add(one.create(begun.options), begun.sender),
      add(other.create(begun.options), begun.sender),
    ]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('has an end, also when many are added at once', async () => {
    for (let kept = 0; kept < MAX_PASSKEYS - 1; kept++) await addTestPasskey(deps, here);
    const begun = await Promise.all([begin(), begin(), begin()]);
    const answers = await Promise.all(
      begun.map((at) => add(softwareAuthenticator(site).create(at.options), at.sender)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await startAddingPasskey(deps, site, here, undefined)).toEqual({
      ok: false,
      error: 'too_many_passkeys',
    });
  });
});

describe('proving again', () => {
  it('is a factor given now, in the session that has asked, with a passkey of its member', async () => {
    const { authenticator } = await addTestPasskey(deps, here);
    pass(20);
    const begin = async (member = here) => {
      const { options, cookies } = await startPasskeyProof(deps, site, member, undefined);
      return { options, sender: testSender({ cookieHeader: cookieHeader(cookies) }) };
    };
    const prove = (given: Answer, from: typeof sender, member = here) =>
      proveWithPasskey(deps, site, member, { given, sender: from });
    const factorAt = async () =>
      (await db.select().from(sessions).where(eq(sessions.id, here.sessionId)))[0]?.factorAt;

    const other = await logIn(await strangerId());
    const theirs = (await addTestPasskey(deps, other)).authenticator;
    const begun = await begin();
    expect(begun.options).toMatchObject({ allowCredentials: [{ id: authenticator.id }] });
    expect(await prove(theirs.get(begun.options), begun.sender)).toEqual(refused);
    expect(await prove(theirs.get(begun.options, { userHandle: null }), begun.sender)).toEqual(refused);
    const login = await asksForPasskey(deps);
    expect(await prove(authenticator.get(login.options), login.sender)).toEqual(refused);
    expect(await prove(authenticator.get(begun.options), begun.sender, other)).toEqual(refused);
    expect(await enter(authenticator.get(begun.options), begun.sender)).toEqual(refused);
    expect(await factorAt()).toEqual(here.factorAt);
    // Named by the browser, it need not say whose it is.
    const given = authenticator.get(begun.options, { userHandle: null });
    expect(await prove(given, begun.sender)).toMatchObject({ ok: true });
    expect(await factorAt()).toEqual(deps.clock.now());
    expect(await prove(given, begun.sender)).toEqual(refused);
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
    // One that is added after that stays.
    await addTestPasskey(deps, await logIn(here.memberId));
    await markEmailVerified(db, here.memberId);
    expect(await db.select().from(passkeys)).toHaveLength(1);
  });
});
