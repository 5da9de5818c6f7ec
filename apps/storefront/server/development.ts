import { readConfig } from '@spindle/platform/config.ts';
import { endInOrder } from '@spindle/platform/lifecycle.ts';
import { openLog } from '@spindle/platform/log.ts';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { openServices } from './services.ts';
import { startStorefront } from './storefront.ts';

/** Starts the storefront on sources that Vite compiles at each request. */
export async function startForDevelopment(
  vite: ViteDevServer,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const config = readConfig({ NODE_ENV: 'development', ...env });
  const services = await openServices(config, openLog('storefront', config.logLevel));
  const storefront = await startStorefront({
    services,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    assets: { kind: 'vite', middlewares: vite.middlewares },
  });

  endInOrder(services.log, async () => {
    await storefront.close();
    await vite.close();
  });
}
