import { deviceName } from '@spindle/domain/accounts/sessions/device-name.ts';
import { type ListedSession, listSessions } from '@spindle/domain/accounts/sessions/list-sessions.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { countryName } from '@spindle/i18n/country-name.ts';
import { ago } from '@spindle/i18n/format-ago.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** What was just done, as the address says it. */
const DONE = ['ended', 'others'] as const;
export type Done = (typeof DONE)[number];

/** A session as the page says it; country and times are in the page's language. */
export interface ShownSession {
  id: string;
  here: boolean;
  device: string;
  place: string | undefined;
  way: ListedSession['way'];
  begun: string;
  seen: string;
}

export interface ShownSecurity {
  sessions: ShownSession[];
  done: Done | undefined;
}

export async function loadSecurity(
  deps: { db: Db; clock: Clock },
  viewer: Extract<Viewer, { kind: 'member' }>,
  { locale, url }: { locale: Locale; url: URL },
): Promise<ShownSecurity> {
  const listed = await listSessions(deps, viewer);
  const now = deps.clock.now();
  return {
    sessions: listed.map(({ id, here, country, way, begunAt, seenAt, ...agent }) => ({
      ...{ id, here, way },
      device: deviceName(locale, agent),
      place: country === undefined ? undefined : countryName(locale, country),
      begun: ago(locale, begunAt, now),
      seen: ago(locale, seenAt, now),
    })),
    done: DONE.find((step) => step === url.searchParams.get('done')),
  };
}
