import { listActings } from '@spindle/domain/accounts/acting/list-actings.ts';
import type { AccountsDeps } from '@spindle/domain/accounts/deps.ts';
import { listPasskeys } from '@spindle/domain/accounts/passkeys/list-passkeys.ts';
import { type CodeSource, readProfile } from '@spindle/domain/accounts/profile/read-profile.ts';
import { deviceName } from '@spindle/domain/accounts/sessions/device-name.ts';
import { type ListedSession, listSessions } from '@spindle/domain/accounts/sessions/list-sessions.ts';
import { hasRecentFactor } from '@spindle/domain/accounts/sessions/recent-factor.ts';
import { readTwoFactor, type TwoFactor } from '@spindle/domain/accounts/two-factor/read-two-factor.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { countryName } from '@spindle/i18n/country-name.ts';
import { ago } from '@spindle/i18n/format-ago.ts';
import { formatMoment } from '@spindle/i18n/format-moment.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { drawQr } from '../../offline-activation/draw-qr.ts';
import type { QrDrawing } from '../../ui/QrCode.tsx';
import { isProofAsked } from '../account/section-form.ts';

/** What was just done, as the address names it. */
const DONE = [
  ...(['ended', 'others', 'open', 'totp-off'] as const),
  ...(['passkey-added', 'passkey-renamed', 'passkey-removed'] as const),
] as const;
export type Done = (typeof DONE)[number];

/**
 * A session as the page shows it. `place` is the country, or the network’s address if that is not known. Country and
 * times are in the page's language.
 */
export interface ShownSession {
  id: string;
  here: boolean;
  device: string;
  place: string | undefined;
  way: ListedSession['way'];
  begun: string;
  seen: string;
}

/** A passkey as the page shows it; times are in the page's language. */
export interface ShownPasskey {
  id: string;
  name: string;
  isSynced: boolean;
  made: string;
  /** Undefined if it was never used. */
  used: string | undefined;
}

export interface ShownSecurity {
  /** Undefined if the shop supports none. */
  passkeys: ShownPasskey[] | undefined;
  sessions: ShownSession[];
  /** When support looked into the account and why; a visit that goes on (`here`) can be ended. */
  support: { id: string; moment: string; reason: string; here: boolean }[];
  twoFactor: Exclude<TwoFactor, { state: 'pending' }> | { state: 'pending'; secret: string; qr: QrDrawing };
  /** Whether the member has just proved who they are, and may change how they log in. */
  confirmed: boolean;
  /** Whether what they wanted to do waits for that proof. */
  proofAsked: boolean;
  codeFrom: CodeSource;
  hasPassword: boolean;
  hasPasskeys: boolean;
  done: Done | undefined;
}

export async function loadSecurity(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'secret' | 'sites' | 'passkeys'>,
  viewer: Extract<Viewer, { kind: 'member' }>,
  { locale, url }: { locale: Locale; url: URL },
): Promise<ShownSecurity> {
  const [listed, passkeys, support, twoFactor, { hasPassword, hasPasskeys, codeFrom }] = await Promise.all([
    listSessions(deps, viewer),
    listPasskeys(deps, viewer.memberId),
    listActings(deps, viewer),
    readTwoFactor(deps, viewer),
    readProfile(deps, viewer.memberId),
  ]);
  const now = deps.clock.now();
  const confirmed = hasRecentFactor(deps.clock, viewer);
  return {
    sessions: listed.map(({ id, here, country, ip, way, begunAt, seenAt, ...agent }) => ({
      ...{ id, here, way },
      device: deviceName(locale, agent),
      place: country === undefined ? ip : countryName(locale, country),
      begun: ago(locale, begunAt, now),
      seen: ago(locale, seenAt, now),
    })),
    support: support.map(({ begunAt, ...rest }) => ({ ...rest, moment: formatMoment(locale, begunAt) })),
    passkeys:
      deps.passkeys &&
      passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
        ...{ id, name, isSynced },
        made: ago(locale, createdAt, now),
        used: lastUsedAt && ago(locale, lastUsedAt, now),
      })),
    twoFactor:
      twoFactor.state === 'pending'
        ? { state: 'pending', secret: twoFactor.secret, qr: drawQr(twoFactor.uri) }
        : twoFactor,
    ...{ confirmed, proofAsked: !confirmed && isProofAsked(url) },
    ...{ codeFrom, hasPassword, hasPasskeys },
    done: DONE.find((step) => step === url.searchParams.get('done')),
  };
}
