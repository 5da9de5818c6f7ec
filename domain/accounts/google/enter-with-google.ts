import type { Locale } from '@spindle/platform/locales.ts';
import { findHold, unlessHeld } from '../address/held-address.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { memberName } from '../profile/member-name.ts';
import { findMemberByEmail, insertMember, lockMember, nameMember } from '../queries.ts';
import { deleteChallengesOf } from '../revoking/queries.ts';
import { endOpenedSession } from '../sessions/former-session.ts';
import { isClosed, type NotLetIn, openSession, type SignedIn } from '../sessions/open-session.ts';
import type { Sender } from '../sessions/sender.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { findGoogleMember, findGoogleSubject, insertGoogle, isStillLinked } from './queries.ts';

export interface NotEntered {
  ok: false;
  error: 'google_refused' | 'google_address_unproved' | 'google_other' | 'google_link_first' | 'address_held';
}

/** Rolls the transaction back: another request has linked the Google account meanwhile. */
class LinkedMeanwhile extends Error {}

/** Google may not say when the owner last proved who they are: then the session starts without a recent factor. */
const LONG_AGO = new Date(0);

/**
 * Logs in the person whom Google names: as the member that this Google account is linked to, else the member with its address,
 * else a new one. An address links the two only if both sides have proved it and Google itself hosts the mailbox: otherwise
 * somebody who made one of the accounts with an address that is not theirs would get into the other. In that case the member
 * has to log in another way and link Google there. For the same reason Google proves the address of a new member only if it
 * hosts the mailbox.
 */
export async function enterWithGoogle(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'auth' | 'jobs' | 'limits' | 'secret' | 'cookies'>,
  { identity, locale, sender }: { identity: GoogleIdentity; locale: Locale; sender: Sender },
): Promise<SignedIn | NotLetIn | NotEntered> {
  const { db } = deps;
  const { subject } = identity;
  const known = await findGoogleMember(db, subject);
  const found = known ? { ok: true as const, memberId: known } : await memberFor(deps, identity, locale);
  if (!found.ok) return found;
  const { memberId, isNew = false } = found;
  const factorAt = identity.authenticatedAt ?? LONG_AGO;
  const opened = await openSession(deps, { memberId, way: 'google', factorAt, sender, isUntold: isNew });
  if (isClosed(opened)) return { ok: false, error: 'google_refused' };
  if (await isStillLinked(db, memberId, subject)) return opened;
  // Google was unlinked meanwhile, which ends every other session, but perhaps before this one existed.
  if (!opened.ok) await deleteChallengesOf(db, memberId);
  await endOpenedSession(db, opened);
  return { ok: false, error: 'google_refused' };
}

type Found = { ok: true; memberId: string; isNew?: boolean } | NotEntered;

/** Finds or creates the member for a Google account that is not linked yet, and links it. */
async function memberFor(
  { db, clock, jobs }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs'>,
  { subject, email, isProved, isGooglesOwn, name }: GoogleIdentity,
  locale: Locale,
): Promise<Found> {
  if (!isProved) return { ok: false, error: 'google_address_unproved' };
  const link = db.transaction(async (tx): Promise<Found> => {
    const created = await unlessHeld(tx, clock, { email }, (inner) =>
      insertMember(inner, { email, locale, emailVerified: isGooglesOwn, at: () => clock.now() }),
    );
    const memberId = created ?? (await findMemberByEmail(tx, email))?.id;
    const member = memberId === undefined ? undefined : await lockMember(tx, memberId);
    if (!member && (await findHold({ db: tx, clock }, { email })))
      return { ok: false, error: 'address_held' };
    // The account has moved to another address, or is gone or closed; the next try starts from the new state.
    if (member?.email !== email || member.closedAt) return { ok: false, error: 'google_refused' };
    const linked = await findGoogleSubject(tx, member.id);
    if (linked === subject) return { ok: true, memberId: member.id };
    if (linked !== undefined) return { ok: false, error: 'google_other' };
    if (!created && !(member.emailVerified && isGooglesOwn)) return { ok: false, error: 'google_link_first' };
    if (!(await insertGoogle(tx, member.id, subject))) throw new LinkedMeanwhile();
    if (created) await nameMember(tx, created, memberName.safeParse(name).data ?? '');
    else {
      const at = clock.now().toISOString();
      await jobs.send(tx, securityNotice, { memberId: member.id, what: 'google_linked', at });
    }
    return { ok: true, memberId: member.id, isNew: created !== undefined };
  });
  return link.catch(async (thrown: unknown) => {
    const memberId = thrown instanceof LinkedMeanwhile ? await findGoogleMember(db, subject) : undefined;
    if (memberId === undefined) throw thrown;
    return { ok: true, memberId };
  });
}
