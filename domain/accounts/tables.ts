import type { Locale } from '@spindle/platform/locales.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StaffRole } from '../actor.ts';
import { shop } from '../shop-schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Everybody with an account, including guests who bought. Addresses are stored in lower case. */
export const members = shop.table(
  'members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull().default(''),
    image: text('image'),
    /** The language of mails to the member. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    /** ISO 3166; set for members who were imported from another shop. */
    country: text('country'),
    vip: integer('vip').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Since when staff have blocked the member; null if not blocked. */
    blockedAt: moment('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** Since when it is in doubt who owns the account, for as long as it is blocked (`denial/owner-in-doubt.ts`). */
    ownerInDoubtAt: moment('owner_in_doubt_at'),
    /** Since when nobody can log in, because the member's data are about to be erased (`domain/privacy/erasure`). */
    closedAt: moment('closed_at'),
    /** Since when the row no longer names a person. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    // Staff search by the beginning of the address, and by words of the name.
    index('members_by_address').on(sql`${table.email} collate "C"`),
    index('members_by_name').using('gin', sql`to_tsvector('simple', ${table.name})`),
    check('members_blocked', sql`(${table.blockedAt} is null) = (${table.blockedReason} is null)`),
  ],
);

/** How a session's member proved who they are when it began. */
export const SIGN_IN_WAYS = [
  ...(['password', 'registration', 'reset_link'] as const),
  ...(['google', 'mailed_link', 'passkey'] as const),
] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

export const sessions = shop.table(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull().unique(),
    userId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    way: text('way').$type<SignInWay>().notNull().default('password'),
    /** When a password, a mailed code or another factor was last given. */
    factorAt: moment('factor_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    /** ISO 3166 code, if a CDN sent one. */
    country: text('country'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the session was last seen, to within a few minutes (`noteSeen`). */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/**
 * Support staff who look at the shop as a member sees it (`acting/`): asked for in the back office, begun in the shop with a
 * ticket, over after 15 minutes. Rows that were begun stay, so that the member sees who looked and why.
 */
export const actings = shop.table(
  'actings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    staffId: text('staff_id').notNull(),
    /** As they were when asking; staff come and go. */
    staffEmail: text('staff_email').notNull(),
    staffRole: text('staff_role').$type<StaffRole>().notNull(),
    reason: text('reason').notNull(),
    /** The ticket's SHA-256, until it is used or void. */
    ticketHash: text('ticket_hash').unique(),
    ticketUntil: moment('ticket_until').notNull(),
    /** SHA-256 of the token in the browser's cookie, for as long as the token works. */
    tokenHash: text('token_hash').unique(),
    begunAt: moment('begun_at'),
    /** When the time runs out. */
    until: moment('until'),
    /** When it ended; set together with the audit entry. */
    endedAt: moment('ended_at'),
  },
  (table) => [index().on(table.memberId), index().on(table.staffId)],
);

/** A way in: the password (provider `credential`), or an account at Google (`google`), named by its subject. */
export const signInMethods = shop.table(
  'sign_in_methods',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.userId, table.providerId, table.accountId),
    // A provider's account opens one account here.
    unique().on(table.providerId, table.accountId),
  ],
);

/** A passkey: a key pair that opens one account, whose private key an authenticator keeps. */
export const passkeys = shop.table(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Base64url, chosen by the authenticator. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the key has signed, as reported by the authenticator; always 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** The ways to reach the authenticator, which the browser needs to find it. */
    transports: text('transports').array().notNull(),
    /** Whether it may be copied to other devices; fixed when it is created. */
    isMultiDevice: boolean('is_multi_device').notNull(),
    /** Whether a copy is kept, such as by a password manager. */
    isBackedUp: boolean('is_backed_up').notNull(),
    /** Whether a fingerprint, a face or a PIN was asked for when it was created. */
    isUserVerified: boolean('is_user_verified').notNull(),
    /** The name that the member gave it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index().on(table.memberId)],
);

/** Passkey challenges that were used, kept until they would have expired: each counts once. */
export const spentChallenges = shop.table('spent_challenges', {
  /** The challenge's SHA-256. */
  hash: text('hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** Short-lived values of the sign-in library, and the shop's own links that deny a log-in (`denial/queries.ts`). */
export const verifications = shop.table(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  // `value` has an index because the rows about forgotten devices have the same `identifier` for every member.
  (table) => [index().on(table.identifier), index().on(table.value)],
);

/**
 * An address that asked to register. The mailed code is not stored: it is derived from the row's id and the shop's secret.
 * Addresses of members get a row too, so that both take the same path.
 */
export const pendingRegistrations = shop.table('pending_registrations', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  locale: text('locale').$type<Locale>().notNull(),
  /** Wrong tries, counted over all codes of the row until it is deleted. */
  attempts: integer('attempts').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});

/** A mailed link that sets a password, once. Only the token's SHA-256 is stored. */
export const passwordTokens = shop.table(
  'password_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.memberId)],
);

/**
 * A mailed link that logs in, once. Only the SHA-256 of its token, and of the token in the cookie of the browser that asked,
 * are stored.
 */
export const signInLinks = shop.table(
  'sign_in_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The address it was mailed to: the link works only while the account has that address. */
    email: text('email').notNull(),
    browserHash: text('browser_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.memberId)],
);

/** The secret of a member's authenticator app; without effect until it is confirmed. */
export const totpSecrets = shop.table('totp_secrets', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** Encrypted with a key derived from the shop's SECRET. */
  sealed: text('sealed').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The 30-second step of the last code that was used: codes of this step and of all earlier ones are used up. */
  lastStep: integer('last_step').notNull().default(0),
  /** A password reset waits for this factor before it removes passkeys and Google. */
  endsWays: boolean('ends_ways').notNull().default(false),
});

/** Keyed hashes of the codes for members who have lost the app; each code works once. */
export const recoveryCodes = shop.table(
  'recovery_codes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

/** Log-ins that have passed the first factor and wait for the second. Only the SHA-256 of the cookie's token is stored. */
export const secondFactorChallenges = shop.table(
  'second_factor_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    way: text('way').$type<SignInWay>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.memberId)],
);

/** A mailed code by which a member proves again who they are; at most one per member. The code is derived, not stored. */
export const memberCodes = shop.table('member_codes', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id')
    .notNull()
    .unique()
    .references(() => members.id, { onDelete: 'cascade' }),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});

/** Changes to a member's address, requested and completed; the code is derived from the id, not stored. */
export const addressChanges = shop.table(
  'address_changes',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    changedAt: moment('changed_at'),
    /** SHA-256 of the token that undoes the change; null until its mail was made. */
    revertHash: text('revert_hash').unique(),
    /**
     * Since when no link undoes it: the change was undone, its account became part of another one, or only its link was ended.
     */
    revertedAt: moment('reverted_at'),
    /**
     * Equals `revertedAt` where only the link was ended and the change stands (`undoneAt`): the link may have gone to an
     * intruder.
     */
    linkEndedAt: moment('link_ended_at'),
  },
  (table) => [
    index().on(table.memberId),
    // Each new account looks up who had its address, and until when.
    index().on(table.oldEmail),
    index().on(table.newEmail),
  ],
);
