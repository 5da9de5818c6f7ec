import type { AccountsDeps } from '../deps.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import type { PasskeySite } from '../passkeys/passkey.ts';
import { startAddingPasskey } from '../passkeys/start-adding-passkey.ts';
import { startPasskeyLogin } from '../passkeys/start-passkey-login.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { cookieHeader, testSender } from './accounts.ts';
import { type Deviations, softwareAuthenticator } from './authenticator.ts';

/** The first of a shop's origins, and the site its passkeys belong to. */
export function siteOf({ passkeys }: Pick<AccountsDeps, 'passkeys'>): PasskeySite & { origin: string } {
  const [origin] = passkeys?.origins ?? [];
  if (!passkeys || !origin) throw new Error('this shop has no passkeys');
  return { ...passkeys, origin };
}

/** Adds a passkey to a member's account. @returns its authenticator, and its id in the list. */
export async function addTestPasskey(
  deps: AccountsDeps,
  member: AskingMember,
  {
    deviations = {},
    ...made
  }: Parameters<typeof softwareAuthenticator>[1] & { deviations?: Deviations } = {},
) {
  const site = siteOf(deps);
  const authenticator = softwareAuthenticator(site, made);
  const asked = await startAddingPasskey(deps, site, { ...member, name: '' }, undefined);
  if (!asked.ok) throw new Error(asked.error);
  const sender = testSender({ cookieHeader: cookieHeader(asked.cookies) });
  const given = authenticator.create(asked.options, deviations);
  const added = await addPasskey(deps, site, member, { given, locale: 'en', sender });
  if (!added.ok) throw new Error(added.error);
  return { authenticator, id: added.id };
}

/** A browser on the log-in page: the options it was given, and its sender. */
export async function asksForPasskey(deps: AccountsDeps) {
  const { options, cookies } = await startPasskeyLogin(deps, siteOf(deps), undefined);
  return { options, sender: testSender({ cookieHeader: cookieHeader(cookies) }) };
}
