import { readFileSync } from 'node:fs';
import { importFiles, inWords } from '@spindle/domain/moving-in/import-files.ts';
import { type Mapping, PLAIN, readMapping } from '@spindle/domain/moving-in/mapping.ts';
import { openStripe } from '@spindle/domain/payments/stripe/open-stripe.ts';
import { stripeBilling } from '@spindle/domain/payments/stripe/stripe-billing.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { parse } from 'yaml';
import { say } from './console.ts';
import { findDatabaseUrl } from './find-database-url.ts';
import { readImportCommand } from './read-import-command.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

const REFUSED = {
  not_allowed: 'Not allowed.',
  already_running: 'Another import is running: wait for its end.',
};

/**
 * `npm run import -- customers.csv …`: imports another shop's data. It checks no permission: whoever can run it may do
 * everything.
 */
try {
  const { files, map, apply } = readImportCommand(process.argv.slice(2));
  const mapping = map === undefined ? PLAIN : mappingOf(map);
  const { config, embedded } = readLaunchSettings(process.env);
  const { payments } = config;
  const result = await importFiles(
    {
      ...{ databaseUrl: findDatabaseUrl(config, embedded), clock: systemClock, secret: config.secret },
      billing: payments.provider === 'stripe' ? stripeBilling(openStripe(payments.secretKey)) : undefined,
    },
    { kind: 'system', name: 'npm run import' },
    { files, mapping, apply },
  );
  if (!result.ok) throw new StartProblem(result.error === 'file' ? result.problem : REFUSED[result.error]);
  for (const { kind, counts, report } of result.done) say(`${kind}: ${inWords(counts)} (${report})`);
  if (!apply) say('Nothing was written. Add --apply to bring this into the shop.');
} catch (error) {
  tell(error);
  process.exitCode = 1;
}

function mappingOf(path: string): Mapping {
  try {
    // JSON is valid YAML, too.
    return readMapping(path, parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new StartProblem(`${path} can’t be used: ${(error as Error).message}`);
  }
}
