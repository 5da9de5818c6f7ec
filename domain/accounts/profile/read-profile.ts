import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { selectProfile } from './queries.ts';

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
  codeFrom: CodeSource;
}

/**
 * Where a member gets the code that proves again who they are: from their app while the second factor is on, else by mail;
 * undefined if none was mailed.
 */
export type CodeSource = 'app' | 'mail' | undefined;

export async function readProfile(
  { db, clock }: { db: Db; clock: Clock },
  memberId: string,
): Promise<Profile> {
  const found = await selectProfile(db, memberId, clock.now());
  if (!found) throw new Error('a session without a member');
  const { hasApp, hasMailedCode, ...profile } = found;
  return { ...profile, codeFrom: hasApp ? 'app' : hasMailedCode ? 'mail' : undefined };
}
