import { linkGoogle } from '@spindle/domain/accounts/google/link-google.ts';
import { startGoogle } from '@spindle/domain/accounts/google/start-google.ts';
import { startAddingPasskey } from '@spindle/domain/accounts/passkeys/start-adding-passkey.ts';
import { startPasskeyProof } from '@spindle/domain/accounts/passkeys/start-passkey-proof.ts';
import { cookieHeader } from '@spindle/domain/accounts/testing/accounts.ts';
import { softwareAuthenticator } from '@spindle/domain/accounts/testing/authenticator.ts';
import { answerIn, type googleServer } from '@spindle/domain/accounts/testing/google-server.ts';
import { addTestPasskey, asksForPasskey, siteOf } from '@spindle/domain/accounts/testing/passkeys.ts';
import type { Commerce } from '@spindle/domain/checkout/testing/commerce.ts';
import { expect } from 'vitest';

/** A browser's answer to something the shop has asked it, and the cookies by which the shop knows that it has asked. */
export interface Answered {
  body: Record<string, unknown>;
  cookies?: string;
}

export type OwnersWays = Awaited<ReturnType<typeof ownersWays>>;

/**
 * Ways to prove who somebody is with the owner's passkey and Google account, in any browser: a member who has a session
 * there is asked in it.
 */
export async function ownersWays(
  { commerce, origin, ownerId, google }: Given,
  loggedIn: (memberId: string) => Promise<string>,
) {
  const passkeys = { rpId: 'localhost', shopName: 'Shop', origins: [origin] };
  const deps = { ...commerce.deps, passkeys };
  const site = siteOf(deps);
  const memberWith = async (cookie: string) => {
    const viewer = await commerce.readViewer(new Headers({ cookie }));
    return viewer.kind === 'member' ? viewer : undefined;
  };
  const owner = async () => (await memberWith(await loggedIn(ownerId))) ?? expect.fail('no session');
  const own = await addTestPasskey(deps, await owner());
  const subject = 'google-of-the-owner';
  google.say({ sub: subject, email: 'owner@example.test', email_verified: true });
  expect(await linkGoogle(deps, await owner(), { subject })).toEqual({ ok: true });
  const credential = (options: object) => own.authenticator.get(options);

  async function logIn(): Promise<Answered> {
    const { options, sender } = await asksForPasskey(deps);
    return { body: { credential: credential(options) }, cookies: sender.cookieHeader ?? '' };
  }
  return {
    passkey: own.id,
    logIn,
    async confirm(cookie: string): Promise<Answered> {
      const member = await memberWith(cookie);
      if (!member) return logIn();
      const { options, cookies } = await startPasskeyProof(deps, site, member, undefined);
      return { body: { credential: credential(options) }, cookies: cookieHeader(cookies) };
    },
    /** Registers a new passkey that the owner was asked to make; others send it from another browser. */
    async register(cookie: string): Promise<Answered> {
      const here = await memberWith(cookie);
      const member = here?.memberId === ownerId ? here : await owner();
      const asked = await startAddingPasskey(deps, site, { ...member, name: '' }, undefined);
      if (!asked.ok) return expect.fail(asked.error);
      const made = softwareAuthenticator(site).create(asked.options);
      return { body: { credential: made }, cookies: cookieHeader(asked.cookies) };
    },
    /** Adds another passkey of the owner's, for a test to remove. */
    async removable(): Promise<Answered> {
      return { body: { id: (await addTestPasskey(deps, await owner())).id } };
    },
    async linkGoogle(cookie: string): Promise<Answered> {
      const linkingSession = ((await memberWith(cookie)) ?? (await owner())).sessionId;
      const started = await startGoogle({ ...deps, google: google.google }, { locale: 'en', linkingSession });
      const back = await google.consent(started.url);
      return { body: answerIn(back), cookies: cookieHeader([started.cookie]) };
    },
  };
}

interface Given {
  commerce: Commerce;
  origin: string;
  ownerId: string;
  google: Awaited<ReturnType<typeof googleServer>>;
}
