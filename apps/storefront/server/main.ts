import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { ConfigError, readConfig } from '@spindle/platform/config.ts';
import { endInOrder } from '@spindle/platform/lifecycle.ts';
import { openLog } from '@spindle/platform/log.ts';
import { openServices } from './services.ts';
import { startStorefront } from './storefront.ts';

const config = settings();
const log = openLog('storefront', config.logLevel);
try {
  const services = await openServices(config, log);
  const storefront = await startStorefront({
    services,
    build,
    assets: { kind: 'built', clientDirectory: join(import.meta.dirname, '../client') },
  });
  endInOrder(log, storefront.close);
} catch (error) {
  log.fatal({ err: error }, 'storefront could not start');
  process.exit(1);
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
