import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ImportFiles, importFiles, inWords } from '@spindle/domain/moving-in/import-files.ts';
import { type Mapping, PLAIN, readMapping } from '@spindle/domain/moving-in/mapping.ts';
import { openStripe } from '@spindle/domain/payments/stripe/open-stripe.ts';
import { stripeBilling } from '@spindle/domain/payments/stripe/stripe-billing.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { parse } from 'yaml';
import { say } from './console.ts';
import { findDatabaseUrl } from './find-database-url.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

const USAGE = `Usage: npm run import -- customers.csv licences.csv orders.csv [--devices devices.csv]
  [--subscriptions subscriptions.csv] [--map mapping.yaml] [--apply]
Without --apply it writes nothing but its reports. A minus sign in the place of a file leaves it out.`;

const text = { type: 'string' } as const;

/** The files that are named by their place. */
const PLACES = ['customers', 'licences', 'orders'] as const;

const REFUSED = {
  not_allowed: 'Not allowed.',
  already_running: 'Another import is running: wait for its end.',
};

/** `npm run import -- customers.csv …`: brings in what another shop has kept; who may run it may do everything. */
try {
  const { files, mapping, apply } = readCommand(process.argv.slice(2));
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

function readCommand(args: string[]): { files: ImportFiles; mapping: Mapping; apply: boolean } {
  const { positionals, values } = parsed(args);
  const { devices, subscriptions } = values;
  const named = {
    ...Object.fromEntries(PLACES.map((kind, at) => [kind, positionals[at]])),
    devices,
    subscriptions,
  };
  const files = Object.fromEntries(
    Object.entries(named).filter(([, path]) => path !== undefined && path !== '-'),
  );
  if (Object.keys(files).length === 0 || positionals.length > PLACES.length) throw new StartProblem(USAGE);
  return { files, mapping: values.map === undefined ? PLAIN : mappingOf(values.map), apply: values.apply };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ devices: text, subscriptions: text, map: text },
        apply: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new StartProblem(USAGE);
  }
}

function mappingOf(path: string): Mapping {
  try {
    // JSON is YAML, too.
    return readMapping(path, parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new StartProblem(`${path} can’t be used: ${(error as Error).message}`);
  }
}
