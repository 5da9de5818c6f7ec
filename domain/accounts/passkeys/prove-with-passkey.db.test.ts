import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../tables.ts';
import { cookieHeader, testSender } from '../testing/accounts.ts';
import { type Answer, passkeyShop, refused, type sender, type Viewer } from '../testing/passkey-shop.ts';
import { addTestPasskey, asksForPasskey } from '../testing/passkeys.ts';
import { proveWithPasskey } from './prove-with-passkey.ts';
import { startPasskeyProof } from './start-passkey-proof.ts';

const { db, demoMember, deps, enter, logIn, pass, site, strangerId } = await passkeyShop();
let here: Viewer;
beforeEach(async () => {
  here = await demoMember();
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
    // A passkey that the options named need not return a user handle.
    const given = authenticator.get(begun.options, { userHandle: null });
    expect(await prove(given, begun.sender)).toMatchObject({ ok: true });
    expect(await factorAt()).toEqual(deps.clock.now());
    expect(await prove(given, begun.sender)).toEqual(refused);
  });
});
