import { DEMO_CATALOGUE } from '@spindle/content/types/products/demo-catalogue.ts';
import { seedDemoSales } from '@spindle/domain/demo-sales/seed-demo-sales.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { say } from './console.ts';
import type { Environment } from './settings.ts';

/** Makes the past of a demo shop whose storefront has already created its queues. */
export async function addSales(env: Environment): Promise<void> {
  const config = readConfig(env);
  const log = openLog('sales', 'warn');
  const url = new URL(config.databaseUrl);
  // An interrupted run is continued, so the tail that a power cut may lose does no harm: orders need not wait for the disk.
  url.searchParams.set('options', '-c synchronous_commit=off');
  const database = openDatabase(url.href, log, { connections: 2 });
  const jobs = openJobs(config.databaseUrl, log, { works: false });
  await jobs.start([]);
  try {
    const pids = DEMO_CATALOGUE.flatMap((product) => (product.prices ? (product.pids.win ?? []) : []));
    const began = performance.now();
    const added = await seedDemoSales({ config, db: database.db, log, jobs }, { pids, now: new Date() });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (added === 'kept') say('The shop has orders of its own; no past was made up.');
    else say(`Made up the past of the demo shop: ${added} orders (${seconds} s).`);
  } finally {
    await jobs.stop();
    await database.close();
  }
}
