import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openShop } from '@spindle/domain/open-shop.ts';
import type { Config } from '@spindle/platform/config.ts';
import { countFailedJobs } from '@spindle/platform/failed-jobs.ts';
import type { Log } from '@spindle/platform/log.ts';
import { openMetrics } from '@spindle/platform/metrics.ts';
import { operations } from './http/operations.ts';
import { listen } from './listen.ts';

/** Runs the jobs and nothing else: it has health checks and metrics, but no pages and no calls. */
export async function startWorker(config: Config, log: Log): Promise<{ close(): Promise<void> }> {
  const shop = await openShop(config, log);
  const metrics = openMetrics('worker');
  countFailedJobs(metrics.registry, shop.deps.db);
  const readiness = { draining: false, metrics };
  const { fetch } = operations({ services: shop.deps, readiness });
  const server = createServer(getRequestListener(fetch, { errorHandler: undefined }));
  await shop.startJobs();
  await listen(server, config.ports.storefront);
  log.info({ port: config.ports.storefront }, 'worker listens');
  return {
    async close() {
      readiness.draining = true;
      await shop.jobs.stop();
      server.close();
      server.closeAllConnections();
      await shop.close();
    },
  };
}
