import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Nothing is fetched or synchronised: a test browser talks to the shop alone. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * How to start Chromium: the system's own where there is one, else the build that comes with npm.
 * That one is made for a bare container, so it brings its shared libraries along.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry) => entry[1] !== undefined),
  ) as Record<string, string>;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system && env.CHROMIUM !== 'npm') return { executablePath: system, args: CHROMIUM_ARGS, env };

  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const binaries = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')));
  const executablePath = await chromium.executablePath();
  await inflate(join(binaries, 'al2023.tar.br'));
  const libraries = join(tmpdir(), 'al2023', 'lib');
  return {
    executablePath,
    args: [...CHROMIUM_ARGS, '--no-zygote', '--headless=shell'],
    env: {
      ...env,
      LD_LIBRARY_PATH: [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: env.FONTCONFIG_PATH ?? join(tmpdir(), 'fonts'),
    },
  };
}
