import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { lockMember } from '../queries.ts';
import type { Challenge } from './challenge.ts';
import type { AssertionJson } from './credential-json.ts';
import { type PasskeySite, userHandle } from './passkey.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow, spendChallenge } from './queries.ts';
import { verifyAssertion } from './verify-assertion.ts';

export interface Accepted {
  ok: true;
  passkey: PasskeyRow;
  isUserVerified: boolean;
}

/** `passkey_unknown`: no account has this passkey any more, for example because it was removed. */
export interface NotAccepted {
  ok: false;
  error: 'passkey_refused' | 'passkey_unknown';
}

const REFUSED: NotAccepted = { ok: false, error: 'passkey_refused' };

/**
 * Accepts a passkey's answer to a challenge, once. At most one of two simultaneous answers to the same challenge counts, or of
 * two whose counters do not follow each other, as after copying an authenticator.
 * @param of the member who must own the passkey; if undefined, the passkey itself has to say whose it is (`userHandle`).
 */
export async function acceptAssertion(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  site: PasskeySite,
  { challenge, given, of }: { challenge: Challenge; given: AssertionJson; of?: string },
): Promise<Accepted | NotAccepted> {
  const passkey = await findPasskey(db, given.id);
  if (!passkey) return { ok: false, error: 'passkey_unknown' };
  const { id, memberId } = passkey;
  const named = given.response.userHandle ?? (of === undefined ? undefined : userHandle(of));
  if (named !== userHandle(memberId) || (of !== undefined && of !== memberId)) return REFUSED;
  const assertion = await verifyAssertion(site, { challenge: challenge.value, given, passkey });
  if (!assertion) return REFUSED;
  const { counter, isBackedUp, isUserVerified } = assertion;
  const isFirst = await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    if (!(await spendChallenge(tx, hashToken(challenge.value), challenge.expiresAt))) return false;
    return notePasskeyUse(tx, { id, counter, isBackedUp, at: clock.now() });
  });
  return isFirst ? { ok: true, passkey, isUserVerified } : REFUSED;
}
