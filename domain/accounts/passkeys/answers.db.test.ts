import { beforeEach, describe, expect, it } from 'vitest';
import { PASSKEY_BY_IP } from '../limits.ts';
import { testSender } from '../testing/accounts.ts';
import { softwareAuthenticator } from '../testing/authenticator.ts';
import { passkeyShop, refused, sender, unknown, type Viewer } from '../testing/passkey-shop.ts';
import { addTestPasskey, asksForPasskey } from '../testing/passkeys.ts';
import { userHandle } from './passkey.ts';

const { demoMember, deps, enter, logIn, pass, site, strangerId } = await passkeyShop();
let here: Viewer;
beforeEach(async () => {
  here = await demoMember();
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
    // Without the deviation the answer is accepted.
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
    // Byte 32 holds the flags; the flipped bit is "user verified".
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
