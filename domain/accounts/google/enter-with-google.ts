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

/** Leaves the transaction without a trace: the Google account was linked by another request meanwhile. */
class LinkedMeanwhile extends Error {}

/** A Google account does not say when its owner has proved anything: then nothing in here counts as proved lately. */
const LONG_AGO = new Date(0);

/**
 * Lets in whom Google names: the member that this Google account is linked to, else the one with its address, else a
 * new one. An address links the two only where both sides have proved it, and the mailbox is Google's own: otherwise
 * whoever has made one of the accounts with an address that is not theirs would be in the other. They log in another
 * way first, and link then. For the same reason the address of a new one is proved by Google only where the mailbox is its own.
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
  // It was unlinked meanwhile, and every other session ended, maybe before this one was there.
  if (!opened.ok) await deleteChallengesOf(db, memberId);
  await endOpenedSession(db, opened);
  return { ok: false, error: 'google_refused' };
}

type Found = { ok: true; memberId: string; isNew?: boolean } | NotEntered;

/** The member of a Google account that is linked to nobody, linked from now on. */
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
    // The address has moved away, or the account is gone: the next try finds what is there.
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
