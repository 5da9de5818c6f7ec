import { type Content, openContent } from '@spindle/content/reading/readers.ts';
import type { AccountsDeps } from '@spindle/domain/accounts/deps.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { type DownloadCounts, openDownloadCounts } from '@spindle/domain/downloads/count-downloads.ts';
import { openShop, type Shop } from '@spindle/domain/open-shop.ts';
import { currencyOf } from '@spindle/domain/pricing/currency.ts';
import type { ShopDeps } from '@spindle/domain/shop-deps.ts';
import { visitorTimes } from '@spindle/platform/bounded-pool.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Log } from '@spindle/platform/log.ts';

/** Everything the shop can do, opened once at the start and passed to pages, calls and jobs. */
export interface Services
  extends Pick<ShopDeps, 'config' | 'log' | 'clock' | 'db' | 'limits'>,
    Pick<Shop, 'jobs' | 'readViewer' | 'calls' | 'startJobs'> {
  content: Content;
  accounts: AccountsDeps;
  checkout: CheckoutDeps;
  downloads: DownloadCounts;
  close(): Promise<void>;
}

/** @throws when the database can't be reached */
export async function openServices(config: Config, log: Log): Promise<Services> {
  const { deps, ...shop } = await openShop(config, log);
  const content = await openContent({ config, log, currencyOf, times: visitorTimes(config.databaseTimeout) });
  const { clock, db, limits } = deps;
  const downloads = openDownloadCounts(deps);
  return {
    ...shop,
    ...{ config, log, clock, db, limits, content },
    accounts: deps,
    checkout: deps,
    downloads,
    async close() {
      await Promise.all([content.close(), downloads.close()]);
      await shop.close();
    },
  };
}
