import { type CodeSource, readProfile } from '@spindle/domain/accounts/profile/read-profile.ts';
import { hasRecentFactor } from '@spindle/domain/accounts/sessions/recent-factor.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { whenDue } from '@spindle/domain/privacy/erasure/when-due.ts';
import { readPrivacy } from '@spindle/domain/privacy/read-privacy.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { isProofAsked } from '../account/section-form.ts';
import { findNamedOffers } from '../named-offers.ts';

/** What was just done, as the address names it. */
const DONE = ['asked'] as const;
export type Done = (typeof DONE)[number];

export interface ShownPrivacy {
  /** How far the member's archive has come. */
  archive: 'none' | 'waits' | 'ready' | 'failed';
  /** Until when the archive can be fetched, in the page's language. */
  until: string | undefined;
  mayAsk: boolean;
  /** Whether the member has just proved who they are, and may ask for and fetch the archive. */
  confirmed: boolean;
  /** Whether what they wanted to do waits for that proof. */
  proofAsked: boolean;
  hasPassword: boolean;
  hasPasskeys: boolean;
  codeFrom: CodeSource;
  /** What an erasure would do. */
  erasure: {
    graceDays: number;
    retentionYears: number;
    /** Names of the subscriptions that it cancels. */
    subscriptions: string[];
  };
  done: Done | undefined;
}

export async function loadPrivacy(
  deps: { db: Db; clock: Clock; config: Pick<Config, 'erasureGraceDays' | 'retentionYears'> },
  viewer: Extract<Viewer, { kind: 'member' }>,
  { locale, url }: { locale: Locale; url: URL },
): Promise<ShownPrivacy> {
  const { memberId } = viewer;
  const { retentionYears } = deps.config;
  const [{ hasPassword, hasPasskeys, codeFrom }, privacy, subscriptions, due] = await Promise.all([
    readProfile(deps, memberId),
    readPrivacy(deps, memberId),
    subscriptionsOfMember(deps.db, memberId),
    whenDue(deps, memberId),
  ]);
  const confirmed = hasRecentFactor(deps.clock, viewer);
  const graceDays = Math.ceil((due.getTime() - deps.clock.now().getTime()) / 86_400_000);
  const cancelled = subscriptions.filter(({ state }) => state !== 'ended' && state !== 'cancelling');
  const { nameOf } = await findNamedOffers(
    deps.db,
    cancelled.map(({ pid }) => pid),
    locale,
  );
  return {
    archive: privacy.export.kind,
    until: privacy.export.kind === 'ready' ? dayFormatter(locale)(privacy.export.until) : undefined,
    mayAsk: privacy.mayAsk,
    ...{ confirmed, proofAsked: !confirmed && isProofAsked(url) },
    ...{ hasPassword, hasPasskeys, codeFrom },
    erasure: {
      ...{ graceDays, retentionYears },
      subscriptions: cancelled.map(nameOf),
    },
    done: DONE.find((step) => step === url.searchParams.get('done')),
  };
}
