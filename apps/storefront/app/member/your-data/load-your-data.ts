import { DATA_LINK_MINUTES } from '@spindle/domain/privacy/blocked/data-link.ts';
import { readDataLink } from '@spindle/domain/privacy/blocked/read-data-link.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';

interface Common {
  section: 'your_data';
  /** How long a link is valid, in minutes. */
  minutes: number;
}

/** `ask` for a link; `ended` with an invalid link; `factor` with one that needs the second factor first. */
export type YourData =
  | (Common & { step: 'ask' | 'ended' | 'factor' })
  | (Common & {
      step: 'open';
      email: string;
      /** The link's token, for fetching the archive. */
      token: string;
      /** How far the archive has come, and until when it can be fetched, in the page's language. */
      archive: 'none' | 'waits' | 'ready' | 'failed';
      until: string | undefined;
      mayAsk: boolean;
      graceDays: number;
      retentionYears: number;
    });

/** What a mailed link shows of a blocked member's data; without a link, the form that asks for one. */
export async function loadYourData(
  deps: { db: Db; clock: Clock; config: Pick<Config, 'erasureGraceDays' | 'retentionYears'> },
  { locale, url }: { locale: Locale; url: URL },
): Promise<YourData> {
  const common = { section: 'your_data', minutes: DATA_LINK_MINUTES } as const;
  const token = url.searchParams.get('token');
  if (token === null) return { ...common, step: 'ask' };
  const shown = await readDataLink(deps, token);
  if (shown.state !== 'open') return { ...common, step: shown.state };
  const { email, privacy, dueAt } = shown;
  return {
    ...{ ...common, step: 'open', email, token },
    archive: privacy.export.kind,
    until: privacy.export.kind === 'ready' ? dayFormatter(locale)(privacy.export.until) : undefined,
    mayAsk: privacy.mayAsk,
    graceDays: Math.ceil((dueAt.getTime() - deps.clock.now().getTime()) / 86_400_000),
    retentionYears: deps.config.retentionYears,
  };
}
