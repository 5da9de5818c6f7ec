import { join } from 'node:path';
import type { Config } from '@spindle/platform/config.ts';
import type { Environment } from './settings.ts';
import type { Program } from './supervisor.ts';

const NEXT = 'node_modules/next/dist/bin/next';
/**
 * How long the back office keeps an idle connection: longer than a proxy does (60 s), which would otherwise send on one that
 * is being closed here.
 */
const KEPT_MS = 75_000;

/** The shop's three programs as `npm start` runs them. */
export function builtPrograms(root: string, config: Config, env: Environment): Program[] {
  // Makes Next.js leave signals to the back office, which stops in order (`apps/backoffice/stop-in-order.ts`).
  return programs(
    root,
    config,
    { ...env, NEXT_MANUAL_SIG_HANDLE: '1' },
    {
      collector: [join(root, 'apps/collector/main.ts')],
      storefront: [
        ...['--import', join(root, 'platform/resolve-drizzle.ts')],
        ...['--import', join(root, 'apps/storefront/server/map-sources.ts')],
        join(root, 'apps/storefront/build/server/index.js'),
      ],
      backoffice: [...next(root, 'start', config), '--keepAliveTimeout', String(KEPT_MS)],
    },
  );
}

/** The same programs from their sources, with reload. */
export function developmentPrograms(root: string, config: Config, env: Environment): Program[] {
  return programs(root, config, env, {
    collector: ['--watch', '--watch-preserve-output', join(root, 'apps/collector/main.ts')],
    storefront: [join(root, 'apps/storefront/server/dev.ts')],
    backoffice: ['--import', join(root, 'launcher/exit-with-parent.ts'), ...next(root, 'dev', config)],
  });
}

function next(root: string, command: 'start' | 'dev', config: Config): string[] {
  return [join(root, NEXT), command, '--port', String(config.ports.backoffice)];
}

function programs(
  root: string,
  { ports, origins }: Config,
  env: Environment,
  commands: Record<'collector' | 'storefront' | 'backoffice', string[]>,
): Program[] {
  const ready = (port: number, path = '/readyz') => `http://127.0.0.1:${port}${path}`;
  return [
    { name: 'collector', cwd: root, readyUrl: ready(ports.collector) },
    { name: 'storefront', cwd: join(root, 'apps/storefront'), readyUrl: ready(ports.storefront) },
    { name: 'backoffice', cwd: join(root, 'apps/backoffice'), readyUrl: ready(ports.backoffice) },
  ].map((program) => ({
    ...program,
    // Next.js sets PORT to its own port, from which the storefront's address would be guessed.
    env: { ...env, ORIGIN: origins.storefront },
    command: commands[program.name as keyof typeof commands],
  }));
}
