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

/** Everybody who has an account, guests who bought included. Addresses are stored in lower case. */
export const members = shop.table(
  'members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull().default(''),
    image: text('image'),
    /** The language of the member's mail. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    /** ISO 3166, of who came from another shop. */
    country: text('country'),
    vip: integer('vip').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Since when staff let them in no more; null for everybody else. */
    blockedAt: moment('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** Since when it is open whose the account is, as long as it is blocked (`denial/owner-in-doubt.ts`). */
    ownerInDoubtAt: moment('owner_in_doubt_at'),
    /** Since when nobody comes in, because the member's data are about to be erased (`domain/privacy/erasure`). */
    closedAt: moment('closed_at'),
    /** Since when the row names nobody. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    // How staff look for them: by how an address begins, and by how a part of the name does.
    index('members_by_address').on(sql`${table.email} collate "C"`),
    index('members_by_name').using('gin', sql`to_tsvector('simple', ${table.name})`),
    check('members_blocked', sql`(${table.blockedAt} is null) = (${table.blockedReason} is null)`),
  ],
);

/** How somebody proved who they are when a session began. */
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
    /** When a password, a mailed code or another factor was given last. */
    factorAt: moment('factor_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    /** ISO 3166 code, where a CDN told it. */
    country: text('country'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was seen last, to within a few minutes (`noteSeen`). */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/**
 * Support who look at the shop as a member sees it (`acting/`): asked for in the back office, begun in the shop with a
 * ticket, over after a quarter of an hour. Rows that were begun stay, so that the member sees who looked and why.
 */
export const actings = shop.table(
  'actings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    staffId: text('staff_id').notNull(),
    /** As they were then; staff come and go. */
    staffEmail: text('staff_email').notNull(),
    staffRole: text('staff_role').$type<StaffRole>().notNull(),
    reason: text('reason').notNull(),
    /** The SHA-256 of the ticket, until it is used or void. */
    ticketHash: text('ticket_hash').unique(),
    ticketUntil: moment('ticket_until').notNull(),
    /** The SHA-256 of what the browser keeps, as long as it is good for anything. */
    tokenHash: text('token_hash').unique(),
    begunAt: moment('begun_at'),
    /** When it is over by itself. */
    until: moment('until'),
    /** When it was over, and the audit says so. */
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
    // An account elsewhere opens one account here.
    unique().on(table.providerId, table.accountId),
  ],
);

/** A passkey: a key pair whose private half an authenticator keeps, and that opens one account. */
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
    /** How often it has signed, by what it says itself; 0 for ever where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Ways to the authenticator, for the browser that asks for it. */
    transports: text('transports').array().notNull(),
    /** It may be copied to other devices; settled when it is made. */
    isMultiDevice: boolean('is_multi_device').notNull(),
    /** A password manager has a copy. */
    isBackedUp: boolean('is_backed_up').notNull(),
    /** A fingerprint, a face or a PIN was asked for when it was made. */
    isUserVerified: boolean('is_user_verified').notNull(),
    /** What the member calls it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index().on(table.memberId)],
);

/** Challenges of passkeys that were used, until they would have ended: each counts once. */
export const spentChallenges = shop.table('spent_challenges', {
  /** The challenge's SHA-256. */
  hash: text('hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** Short-lived values of the sign-in library, and of the shop's own links that deny a log-in (`denial/queries.ts`). */
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
  // By value: every member whose devices were forgotten has a row of the same name.
  (table) => [index().on(table.identifier), index().on(table.value)],
);

/**
 * An address that asked to register. The mailed code is not stored: it is derived from the row's id and
 * the shop's secret. A row exists for members' addresses too, so that both take the same way.
 */
export const pendingRegistrations = shop.table('pending_registrations', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  locale: text('locale').$type<Locale>().notNull(),
  /** Wrong tries at its codes; they go on counting over all of them until the row is tidied away. */
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

/** A mailed link that logs in, once. Only the token's SHA-256 is stored, and that of what the asking browser keeps. */
export const signInLinks = shop.table(
  'sign_in_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Where it was mailed to: it opens the account only while that is its address. */
    email: text('email').notNull(),
    browserHash: text('browser_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.memberId)],
);

/** The secret of a member's authenticator app; one that is not confirmed counts for nothing. */
export const totpSecrets = shop.table('totp_secrets', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** Encrypted with a key of the shop's SECRET. */
  sealed: text('sealed').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The 30 seconds of the last code that was used: it and all before it are used up. */
  lastStep: integer('last_step').notNull().default(0),
  /** A reset of the password waits for this factor before it ends passkeys and Google. */
  endsWays: boolean('ends_ways').notNull().default(false),
});

/** Codes for who has lost the app, each good once; a keyed hash of each. */
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

/** Log-ins between their first and their second factor. Only the SHA-256 of the cookie's token is stored. */
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

/** A mailed code by which a member proves again who they are; one a member. The code is derived, not stored. */
export const memberCodes = shop.table('member_codes', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id')
    .notNull()
    .unique()
    .references(() => members.id, { onDelete: 'cascade' }),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});

/** Changes of a member's address, asked for and done; the code is derived from the id, not stored. */
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
    /** The SHA-256 of the token that undoes it, once its mail was made. */
    revertHash: text('revert_hash').unique(),
    /** Since when no link undoes it: it was undone then, its account became part of another one, or its link alone ended. */
    revertedAt: moment('reverted_at'),
    /** As `revertedAt` where only its link has ended and the change stands (`undoneAt`): the link may have gone to an intruder. */
    linkEndedAt: moment('link_ended_at'),
  },
  (table) => [
    index().on(table.memberId),
    // Whose an address was, and until when: asked of each new account.
    index().on(table.oldEmail),
    index().on(table.newEmail),
  ],
);
