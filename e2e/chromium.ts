import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For systems on which the build from npm, for Linux on x64, does not run. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Nothing is fetched or synchronised: a test browser talks only to the shop. */
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
 * How to start Chromium: the build from npm, so that every machine tests with the same one, and one that draws nothing around
 * the page, which takes half the processor time. It is made for a bare container and includes its shared libraries.
 * `CHROMIUM=/usr/bin/chromium` starts another one.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry) => entry[1] !== undefined),
  ) as Record<string, string>;
  const isBuiltForThis = process.platform === 'linux' && process.arch === 'x64';
  const other = env.CHROMIUM ?? (isBuiltForThis ? undefined : INSTALLED.find((path) => existsSync(path)));
  if (other) return { executablePath: other, args: CHROMIUM_ARGS, env };

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
