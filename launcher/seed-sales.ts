import '@spindle/platform/resolve-drizzle.ts';
import { readLaunchSettings } from './settings.ts';

/**
 * `npm run seed:sales`: gives the running demo shop its past, what the demo's member has and 90 days of sales. A process
 * of its own: what it loads is given back when it ends.
 */
// A launcher that was killed takes the database with it: there is nothing left to wait for.
process.once('disconnect', () => process.exit(1));
// Imported once drizzle-orm is resolved in a short time.
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
