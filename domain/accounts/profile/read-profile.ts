import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findGoogleSubject } from '../google/queries.ts';
import { countPasskeys } from '../passkeys/queries.ts';
import { hasPassword } from '../passwords/queries.ts';
import { findMember } from '../queries.ts';

/** What a member may see and partly change about their account. */
export interface Profile {
  email: string;
  name: string;
  /** The language of their mails. */
  locale: Locale;
  createdAt: Date;
  hasPassword: boolean;
  isGoogleLinked: boolean;
  hasPasskeys: boolean;
}

export async function readProfile(db: Db, memberId: string): Promise<Profile> {
  const [member, withPassword, google, passkeys] = await Promise.all([
    findMember(db, memberId),
    hasPassword(db, memberId),
    findGoogleSubject(db, memberId),
    countPasskeys(db, memberId),
  ]);
  if (!member) throw new Error('a session without a member');
  const { email, name, locale, createdAt } = member;
  return {
    ...{ email, name, locale, createdAt, hasPassword: withPassword },
    isGoogleLinked: google !== undefined,
    hasPasskeys: passkeys > 0,
  };
}
