import { sitesOf } from '@spindle/platform/sites.ts';
import type { ContentConfigOptions } from './payload-config.ts';

/** Settings for work on the tables only: nothing is signed and nobody is served. */
export function offlineSettings(databaseUrl: string): ContentConfigOptions['config'] {
  const nowhere = 'http://localhost';
  return {
    databaseUrl,
    secret: 'nothing is signed with this',
    origins: { storefront: nowhere, backoffice: nowhere, collector: nowhere },
    sites: sitesOf({ locales: ['en'], defaultLocale: 'en', shopName: '' }, nowhere, {}),
    media: { kind: 'directory', directory: '' },
  };
}
