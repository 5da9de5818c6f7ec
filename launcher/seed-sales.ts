import '@spindle/platform/resolve-drizzle.ts';
import { readLaunchSettings } from './settings.ts';

/**
 * `npm run seed:sales`: gives the running demo shop its past, which is what the demo's member has and 90 days of sales. A
 * process of its own, so that its memory is freed when it ends.
 */
// If the launcher was killed, the database stops as well: there is nothing left to wait for.
process.once('disconnect', () => process.exit(1));
// Imported only now that imports of drizzle-orm are resolved quickly.
const [{ addSales }, { findDatabaseUrl }, { tell }, { StartProblem }] = await Promise.all([
  import('./add-sales.ts'),
  import('./find-database-url.ts'),
  import('./run-shop.ts'),
  import('./start-problem.ts'),
]);
try {
  const { config, env, embedded } = readLaunchSettings(process.env);
  if (!config.demo) throw new StartProblem('DEMO: not set; sales are made up in a demo shop only.');
  const url = findDatabaseUrl(config, embedded);
  await addSales({ ...env, DATABASE_URL: url });
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
process.exit();
