import type { Db } from '@spindle/platform/database.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { openLog } from '@spindle/platform/log.ts';
import { sitesOf } from '@spindle/platform/sites.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import type { Payload } from 'payload';
import { afterAll } from 'vitest';
import { openPayload } from '../payload/open-payload.ts';
import type { ProductChange } from '../publishing/publish.ts';
import type { ContentDeps } from '../reading/readers.ts';

export const testLog = openLog('test', 'silent');

export function contentSettings(databaseUrl: string): ContentDeps['config'] {
  return {
    databaseUrl,
    secret: 'a secret for tests only, 32 characters and more',
    origins: {
      storefront: 'http://localhost:3000',
      backoffice: 'http://localhost:3001',
      collector: 'http://localhost:3002',
    },
    sites: sitesOf(
      { locales: ALL_LOCALES, defaultLocale: 'en', shopName: 'Spindle' },
      'http://localhost:3000',
      {},
    ),
    media: { kind: 'directory', directory: '/nonexistent' },
  };
}

/** The content system as the back office runs it, closed at the end of the test file. */
export async function testPayload(
  databaseUrl: string,
  onProductChange: (tx: Db, change: ProductChange) => Promise<void> = async () => {},
): Promise<Payload> {
  const { payload, close } = await openPayload({
    config: contentSettings(databaseUrl),
    log: testLog,
    hooks: { onProductChange },
    times: TEST_TIMES,
  });
  afterAll(close);
  return payload;
}

/** What a product needs to be published. */
export function productData(pid: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    pid,
    slug: 'dvd_ripper',
    name: `Ripper ${pid}`,
    shortName: 'Ripper',
    type: 'single',
    system: 'win',
    productLine: 'dvd',
    price: [{ key: 'LFT', usd: 49.99, eur: 44.99, jpy: 7400 }],
    downloadUrl: [{ url: 'https://downloads.example/a.exe', version: '1.0.0' }],
    _status: 'published',
    ...more,
  };
}
