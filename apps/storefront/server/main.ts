import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { readConfig } from '@spindle/platform/config.ts';
import { ConfigError } from '@spindle/platform/config-error.ts';
import { endInOrder } from '@spindle/platform/lifecycle.ts';
import { openLog } from '@spindle/platform/log.ts';
import { openServices } from './services.ts';
import { startStorefront } from './storefront.ts';
import { startWorker } from './worker.ts';

const config = settings();
const log = openLog(config.jobs === 'only' ? 'worker' : 'storefront', config.logLevel);
try {
  const program = config.jobs === 'only' ? await startWorker(config, log) : await startShop();
  endInOrder(log, program.close);
} catch (error) {
  log.fatal({ err: error }, 'storefront could not start');
  process.exit(1);
}

async function startShop() {
  return startStorefront({
    services: await openServices(config, log),
    build,
    assets: { kind: 'built', clientDirectory: join(import.meta.dirname, '../client') },
  });
}

function settings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
