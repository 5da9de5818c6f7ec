import { findPendingAddress } from '@spindle/domain/accounts/address/find-pending-address.ts';
import type { Google } from '@spindle/domain/accounts/google/open-google.ts';
import { type CodeSource, readProfile } from '@spindle/domain/accounts/profile/read-profile.ts';
import { hasRecentFactor } from '@spindle/domain/accounts/sessions/recent-factor.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { googleProblem } from '../google/google-problem.ts';
import { isProofAsked } from './section-form.ts';

/** What was just changed, as the address names it. */
export const DONE = ['profile', 'password', 'address', 'google_linked', 'google_unlinked'] as const;
export type Done = (typeof DONE)[number];

export interface ShownAccount {
  name: string;
  language: Locale;
  hasPassword: boolean;
  hasPasskeys: boolean;
  /** Whether the member has just proved who they are, and may change address and password. */
  confirmed: boolean;
  /** Whether what they wanted to do waits for that proof. */
  proofAsked: boolean;
  /** Where the code for that proof comes from. */
  codeFrom: CodeSource;
  /** The new address, which waits for its code. */
  pendingAddress: string | undefined;
  /** Undefined if nobody can log in with Google and this member never did. */
  google: 'linked' | 'unlinked' | undefined;
  /** Why linking Google has just failed. */
  problem: string | undefined;
  done: Done | undefined;
}

export async function loadAccount(
  deps: { db: Db; clock: Clock; google: Google | undefined },
  viewer: Extract<Viewer, { kind: 'member' }>,
  url: URL,
): Promise<ShownAccount> {
  const { memberId } = viewer;
  const [profile, pendingAddress] = await Promise.all([
    readProfile(deps, memberId),
    findPendingAddress(deps, memberId),
  ]);
  const { name, locale, hasPassword, hasPasskeys, isGoogleLinked, codeFrom } = profile;
  const done = DONE.find((step) => step === url.searchParams.get('done'));
  const confirmed = hasRecentFactor(deps.clock, viewer);
  const google = isGoogleLinked ? 'linked' : deps.google && 'unlinked';
  const problem = googleProblem(url);
  return {
    ...{ name, language: locale, hasPassword, hasPasskeys, confirmed, codeFrom },
    ...{ pendingAddress, google, problem, done },
    proofAsked: !confirmed && isProofAsked(url),
  };
}
