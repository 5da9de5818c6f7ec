import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { readConfig } from '@spindle/platform/config.ts';
import { openLog } from '@spindle/platform/log.ts';
import { openServices } from './services.ts';
import { startStorefront } from './storefront.ts';

const config = readConfig(process.env);
const log = openLog('storefront', config.logLevel);
const services = openServices(config, log);
await startStorefront({
  services,
  build: () => Promise.resolve(build),
  assets: { kind: 'built', clientDirectory: join(import.meta.dirname, '../client') },
});
