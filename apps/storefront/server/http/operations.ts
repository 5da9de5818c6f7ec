import { answersInTime } from '@spindle/platform/answers-in-time.ts';
import { mayReadMetrics } from '@spindle/platform/metrics-access.ts';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';

/** Whether this process should get requests. */
export interface Readiness {
  draining: boolean;
  metrics: { read(): Promise<{ contentType: string; body: string }> };
}

/** The endpoints for operators and load balancers. */
export function operations({
  services,
  readiness,
}: {
  services: Pick<Services, 'db' | 'config'>;
  readiness: Readiness;
}) {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const headers = { 'cache-control': 'no-store' };
    if (readiness.draining) return c.json({ status: 'draining' }, 503, headers);
    // Ready even without the database: this node still has its stored pages, and every other node lacks the database, too.
    const missing = (await answersInTime(services.db.execute(sql`select 1`))) ? [] : ['database'];
    return c.json({ status: 'ready', missing }, 200, headers);
  });
  app.get('/metrics', async (c) => {
    const { headers, socket } = c.env.incoming;
    if (!mayReadMetrics({ remoteAddress: socket.remoteAddress, headers }, services.config.metricsToken)) {
      return c.text('Metrics are for this machine, or for who has METRICS_TOKEN.', 403);
    }
    const { contentType, body } = await readiness.metrics.read();
    return new Response(body, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } });
  });
  return app;
}
