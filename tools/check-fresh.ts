import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@spindle/launcher/embedded-postgres.ts';
import { faultsOf, type SeenStart, timesOf } from './judge-start.ts';

/**
 * `npm run check:fresh`: does what a newcomer does. Clones the committed state into an empty directory, runs `npm ci`, `npm
 * start` (twice) and `npm test` there, and checks that nothing is left behind. `-- --without-tests` leaves out `npm test`; `--
 * --in=/some/folder` chooses the directory.
 */
const source = resolve(import.meta.dirname, '..');
const options = process.argv.slice(2);
const parent = options.find((option) => option.startsWith('--in='))?.slice('--in='.length) ?? tmpdir();
const clone = mkdtempSync(join(parent, 'spindle-fresh-'));
/** As on a fresh machine: without npm's own variables and this project's binaries. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  PATH: (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':'),
  CI: 'true',
} as Record<string, string | undefined> as NodeJS.ProcessEnv;
let failed = false;

try {
  await step('git clone', async () => {
    await run('git', ['clone', '--quiet', '--no-local', source, clone], source);
  });
  await step('npm ci', async () => {
    const output = await run('npm', ['ci'], clone);
    if (output.includes('EBADENGINE')) throw new Error(`warns of the wrong Node:\n${output}`);
  });
  await step('npm start (first)', () => startAndLook({ first: true }));
  await step('npm start (second)', () => startAndLook({ first: false }));
  if (!options.includes('--without-tests')) {
    await step('npm test', async () => (await run('npm', ['test'], clone)).split('\n').at(-1));
  }
  await step('nothing left behind', async () => {
    const left = processesIn(clone);
    if (left.length > 0) throw new Error(`still running: ${left.join(', ')}`);
    const changed = spawnSync('git', ['status', '--porcelain'], {
      cwd: clone,
      encoding: 'utf8',
    }).stdout.trim();
    if (changed) throw new Error(`changed in the clone:\n${changed}`);
  });
} finally {
  if (!failed) rmSync(clone, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

/** @param action resolves with a remark, if there is one */
async function step(name: string, action: () => Promise<unknown>): Promise<void> {
  if (failed) return;
  const begun = performance.now();
  try {
    const note = await action();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`ok      ${seconds.padStart(7)} s  ${name}${note ? `: ${note}` : ''}\n`);
  } catch (error) {
    failed = true;
    process.stdout.write(`FAILED            ${name}: ${(error as Error).message}\n(kept: ${clone})\n`);
  }
}

/** @returns its output */
function run(command: string, args: string[], cwd: string): Promise<string> {
  return new Promise((done, failedTo) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', failedTo);
    child.once('close', (code) => {
      const written = output.trimEnd();
      if (code === 0) done(written);
      else failedTo(new Error(`exit code ${code}\n${written.split('\n').slice(-60).join('\n')}`));
    });
  });
}

/** Starts the shop, fetches what a visitor, an editor and the tracker would fetch, and stops it. */
async function startAndLook({ first }: Pick<SeenStart, 'first'>): Promise<string> {
  const [storefront, backoffice, collector] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: storefront, BACKOFFICE_PORT: backoffice, COLLECTOR_PORT: collector };
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    } as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', done));
  try {
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1000;
    const until = async (condition: () => boolean | Promise<boolean>, what: string) => {
      while (!(await condition())) {
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}:\n${output}`);
        if (performance.now() - begun > 600_000) throw new Error(`${what} after 10 minutes:\n${output}`);
        await delay(50);
      }
    };
    await until(() => output.includes('Spindle runs'), 'not ready');
    const page = async (url: string) => {
      const answer = await fetch(url);
      if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}:\n${output.slice(-4000)}`);
      return answer.text();
    };
    const home = await page(`http://localhost:${storefront}/`);
    const shopAfter = seconds();
    for (const url of [
      `http://localhost:${storefront}/dvd-ripper`,
      `http://localhost:${storefront}/dvd-ripper/buy`,
      `http://localhost:${collector}/healthz`,
    ]) {
      await page(url);
    }
    // Built after the shop answers, if nothing was built before.
    const login = `http://localhost:${backoffice}/admin/login`;
    await until(
      () =>
        fetch(login).then(
          ({ status }) => status === 200,
          () => false,
        ),
      'no back office',
    );
    const edited = seconds().toFixed(1);
    const seen: SeenStart = { first, output, home, shopAfter };
    const faults = faultsOf(seen);
    if (faults.length > 0) throw new Error(`${faults.join('; ')}:\n${output}`);
    const stopping = performance.now();
    child.kill('SIGTERM');
    if ((await ended) !== 0) throw new Error(`ended with ${child.exitCode} after SIGTERM:\n${output}`);
    const stopped = ((performance.now() - stopping) / 1000).toFixed(1);
    const left = processesIn(clone);
    if (left.length > 0) throw new Error(`still running after SIGTERM: ${left.join(', ')}`);
    return `${timesOf(seen)}, back office after ${edited} s, stopped in ${stopped} s`;
  } finally {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  }
}

/** Processes that run a program of the clone or have one of its folders as working directory (Linux; elsewhere empty). */
function processesIn(folder: string): string[] {
  if (!existsSync('/proc/self')) return [];
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const inside = command.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      return inside ? [`${pid} ${command.slice(0, 100)}`] : [];
    } catch {
      return [];
    }
  });
}
