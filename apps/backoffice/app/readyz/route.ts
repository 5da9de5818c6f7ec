import { getPayload } from 'payload';
import { isDraining } from '../../draining.ts';
import config from '../../payload.config.ts';
import { readiness } from '../../readiness.ts';

export const dynamic = 'force-dynamic';

export const GET = readiness({
  database: async () => {
    const payload = await getPayload({ config, cron: true });
    await payload.count({ collection: 'products' });
  },
  isDraining,
});
