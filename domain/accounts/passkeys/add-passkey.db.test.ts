import { beforeEach, describe, expect, it } from 'vitest';
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts';
import { passkeys } from '../tables.ts';
import { cookieHeader, testSender } from '../testing/accounts.ts';
import { bytes, list, map, softwareAuthenticator, text } from '../testing/authenticator.ts';
import { passkeyShop, refused, type sender, type Viewer } from '../testing/passkey-shop.ts';
import { addTestPasskey, asksForPasskey } from '../testing/passkeys.ts';
import { addPasskey } from './add-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { MAX_PASSKEYS, userHandle } from './passkey.ts';
import { startAddingPasskey } from './start-adding-passkey.ts';

const { db, demoMember, deps, email, logIn, mailTo, site, strangerId } = await passkeyShop();
let here: Viewer;
beforeEach(async () => {
  here = await demoMember();
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
    // The owner signs out everywhere after the holder of a stolen session has begun to add a passkey, with everything at hand
    // to finish.
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
