import { seedScale } from '@spindle/content/demo/scale/seed-scale.ts';
import { say } from './console.ts';
import { findDatabaseUrl } from './find-database-url.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

/** `npm run seed:scale -- --articles 100000`: fills the running demo shop up to that number of articles. */
try {
  const [option, number = ''] = process.argv.slice(2);
  if (option !== '--articles' || !/^[1-9]\d{0,5}$/.test(number)) {
    throw new StartProblem('Usage: npm run seed:scale -- --articles 100000 (999999 at most)');
  }
  const { config, embedded } = readLaunchSettings(process.env);
  if (!config.demo) throw new StartProblem('DEMO: not set; articles are made up in a demo shop only.');
  const url = findDatabaseUrl(config, embedded);
  const began = Date.now();
  const added = await seedScale(url, {
    total: Number(number),
    told: (articles) => say(`${articles} articles`),
  });
  say(`Added ${added} articles in ${Math.round((Date.now() - began) / 1000)} s.`);
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
