import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findGoogleSubject } from '../google/queries.ts';
import { countPasskeys } from '../passkeys/queries.ts';
import { hasPassword } from '../passwords/queries.ts';
import { findMember } from '../queries.ts';
import { deviceOfAgent } from '../sessions/device-of-agent.ts';
import { selectSessions } from '../sessions/queries.ts';
import { countRecoveryCodes, findTotp } from '../two-factor/queries.ts';
import { selectAddressChanges } from './queries.ts';

/** What staff see of an account: which ways in there are, but nothing that opens it. Undefined if there is no such account. */
export async function accountDetails({ db, clock }: { db: Db; clock: Clock }, memberId: string) {
  const member = await findMember(db, memberId);
  if (!member) return undefined;
  const [withPassword, google, passkeys, totp, recoveryCodes, sessions, addressChanges] = await Promise.all([
    hasPassword(db, memberId),
    findGoogleSubject(db, memberId),
    countPasskeys(db, memberId),
    findTotp(db, memberId, 'on'),
    countRecoveryCodes(db, memberId),
    selectSessions(db, memberId, clock.now()),
    selectAddressChanges(db, memberId),
  ]);
  const {
    id,
    email,
    emailVerified,
    name,
    locale,
    country,
    vip,
    createdAt,
    blockedAt,
    blockedReason,
    ownerInDoubtAt,
    closedAt,
    erasedAt,
  } = member;
  return {
    account: {
      ...{ id, email, emailVerified, name, locale, country, vip, createdAt },
      ...{ blockedAt, blockedReason, ownerInDoubtAt, closedAt, erasedAt },
    },
    ways: { password: withPassword, google: google !== undefined, passkeys: passkeys > 0 },
    /** How many recovery codes are left; undefined while the second factor is off. */
    twoFactor: totp === undefined ? undefined : { recoveryCodes },
    sessions: sessions.map(
      ({
        id: sessionId,
        way,
        country: from,
        ipAddress,
        userAgent,
        createdAt: begunAt,
        updatedAt: seenAt,
      }) => ({
        // Without a country from a CDN, only the IP address is known.
        ...{ id: sessionId, way, place: from ?? ipAddress, begunAt, seenAt },
        ...deviceOfAgent(userAgent ?? ''),
      }),
    ),
    addressChanges,
  };
}
