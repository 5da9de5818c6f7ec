import { contentConfig } from '@spindle/content/payload/payload-config.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { reportsToken } from '@spindle/tracking/reports/reports-token.ts';
import type { DashboardDeps } from './dashboard/load-figures.ts';
import { publishHooks } from './publish-hooks.ts';
import { building, settings } from './settings.ts';
import { shopClock } from './shop-clock.ts';
import { staffLogIn } from './staff-log-in.ts';
import { staffMail } from './staff-mail.ts';

const config = settings();
const log = openLog('backoffice', config.logLevel);
const { db } = openDatabase(config.databaseUrl, log, { connections: 3 });

const clock = shopClock({ sandbox: config.sandbox && !building }, db, log);

const shop: DashboardDeps = {
  db,
  clock,
  reports: { collector: config.origins.collector, token: reportsToken(config.secret) },
};

export default contentConfig({
  config,
  log,
  clock,
  hooks: publishHooks,
  email: staffMail(config, db),
  staffLogIn: staffLogIn({ config, db, clock }),
  admin: {
    importMap: { baseDir: import.meta.dirname },
    components: {
      beforeDashboard: [{ path: '/dashboard/Dashboard.tsx#Dashboard', serverProps: { shop } }],
    },
    meta: { titleSuffix: ' · Spindle' },
    avatar: 'default',
  },
});
