import { type OpenPayload, openPayload } from '@spindle/content/payload/open-payload.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { openLog } from '@spindle/platform/log.ts';
import { sitesOf } from '@spindle/platform/sites.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { publishHooks } from '../publish-hooks.ts';

/** The publishing part of the back office, without pages; nothing runs by itself. Also opened by child processes of tests. */
export function openSchedulingOffice(url: string, at: Date): Promise<OpenPayload> {
  const storefront = 'http://localhost:3000';
  return openPayload({
    config: {
      databaseUrl: url,
      secret: 'a secret for tests only, 32 characters and more',
      origins: {
        storefront,
        backoffice: 'http://localhost:3001',
        collector: 'http://localhost:3002',
      },
      sites: sitesOf({ locales: ALL_LOCALES, defaultLocale: 'en', shopName: 'Spindle' }, storefront, {}),
      media: { kind: 'directory', directory: '/nonexistent' },
    },
    log: openLog('test', 'silent'),
    hooks: publishHooks,
    clock: fixedClock(at),
    runsSchedule: true,
    times: TEST_TIMES,
  });
}
