import { randomBytes } from 'node:crypto';
import type { Locale } from '@spindle/platform/locales.ts';
import { mailLink } from '../../mail/mail-link.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { insertDenialToken } from './queries.ts';

/** How long "that wasn't me" can be said. */
export const DENIAL_DAYS = 14;

/**
 * A link by which a member denies what was done at `at`. Created while its mail is being made, so that the token is only in
 * the mail.
 */
export async function newDenialLink(
  { db, clock, sites }: Pick<AccountsMailDeps, 'db' | 'clock' | 'sites'>,
  { memberId, locale, at }: { memberId: string; locale: Locale; at: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + DENIAL_DAYS * 24 * 60 * 60_000);
  await insertDenialToken(db, { tokenHash: hashToken(token), memberId, loggedInAt: at, expiresAt });
  return mailLink(sites, locale, '/member', { a: 'not_me', token });
}
