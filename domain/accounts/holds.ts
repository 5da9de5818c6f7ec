import { sql } from 'drizzle-orm';
import { type Holding, ofAddress, ofMember } from '../privacy/holding.ts';
import { undoneAt } from './address/queries.ts';
import {
  actings,
  addressChanges,
  memberCodes,
  members,
  passkeys,
  passwordTokens,
  pendingRegistrations,
  recoveryCodes,
  secondFactorChallenges,
  sessions,
  signInLinks,
  signInMethods,
  totpSecrets,
  verifications,
} from './tables.ts';

/** What the accounts hold of a member. */
export const accountsHolds: readonly Holding[] = [
  {
    table: members,
    of: ofMember(members.id),
    erasure: {
      kind: 'overwrite',
      columns: {
        // As `erasedAddress`.
        email: sql`${members.id} || '@invalid'`,
        ...{ emailVerified: false, name: '', image: null, country: null, vip: 0, locale: 'en' },
        ...{ blockedAt: null, blockedReason: null, ownerInDoubtAt: null },
      },
      why: 'Licences and orders name the row, which names nobody any more.',
    },
    last: true,
  },
  { table: sessions, of: ofMember(sessions.userId), withheld: [sessions.token], erasure: { kind: 'delete' } },
  {
    table: actings,
    of: ofMember(actings.memberId),
    withheld: [actings.staffId, actings.staffEmail, actings.ticketHash, actings.tokenHash],
    erasure: { kind: 'delete' },
  },
  {
    table: signInMethods,
    of: ofMember(signInMethods.userId),
    withheld: [
      signInMethods.password,
      signInMethods.accessToken,
      signInMethods.refreshToken,
      signInMethods.idToken,
    ],
    erasure: { kind: 'delete' },
  },
  {
    // Nothing is withheld: the private key stays with the member's authenticator.
    table: passkeys,
    of: ofMember(passkeys.memberId),
    erasure: { kind: 'delete' },
  },
  {
    table: passwordTokens,
    of: ofMember(passwordTokens.memberId),
    withheld: [passwordTokens.tokenHash],
    erasure: { kind: 'delete' },
  },
  {
    table: signInLinks,
    of: ofMember(signInLinks.memberId),
    withheld: [signInLinks.tokenHash, signInLinks.browserHash],
    erasure: { kind: 'delete' },
  },
  {
    table: totpSecrets,
    of: ofMember(totpSecrets.memberId),
    withheld: [totpSecrets.sealed],
    erasure: { kind: 'delete' },
  },
  {
    table: recoveryCodes,
    of: ofMember(recoveryCodes.memberId),
    withheld: [recoveryCodes.codeHash],
    erasure: { kind: 'delete' },
  },
  {
    table: secondFactorChallenges,
    of: ofMember(secondFactorChallenges.memberId),
    withheld: [secondFactorChallenges.tokenHash],
    erasure: { kind: 'delete' },
  },
  {
    // `value` is a member's id in the shop's rows only, never in those of the sign-in library.
    table: verifications,
    of: ofMember(verifications.value),
    withheld: [verifications.identifier],
    erasure: { kind: 'delete' },
  },
  {
    table: memberCodes,
    of: ofMember(memberCodes.memberId),
    withheld: [memberCodes.id],
    erasure: { kind: 'delete' },
  },
  {
    table: addressChanges,
    of: ofMember(addressChanges.memberId),
    withheld: [
      addressChanges.id,
      addressChanges.revertHash,
      addressChanges.revertedAt,
      addressChanges.linkEndedAt,
    ],
    told: { undoneAt },
    erasure: { kind: 'delete' },
  },
  {
    // Changes to the member's address that somebody else has asked for and not completed.
    table: addressChanges,
    of: (subject) =>
      sql`${ofAddress(addressChanges.newEmail)(subject)} and ${addressChanges.changedAt} is null`,
    exported: false,
    erasure: { kind: 'delete' },
  },
  {
    table: pendingRegistrations,
    of: ofAddress(pendingRegistrations.email),
    withheld: [pendingRegistrations.id],
    erasure: { kind: 'delete' },
  },
];
