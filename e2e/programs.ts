import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { DATABASE } from '@spindle/launcher/database.ts';
import { findRunningPostgres } from '@spindle/launcher/embedded-postgres.ts';
import { openDatabase } from '../platform/database.ts';
import { openLog } from '../platform/log.ts';
import { ROOT, type RunningShop, shopEnvironment } from './running-shop.ts';

/** Process ids whose command line matches, among the descendants of the launcher under test. */
function pidsBelow(root: number, command: RegExp): number[] {
  const found: number[] = [];
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
      const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      if (parent === root && command.test(line)) found.push(Number(name));
    } catch {
      // The process ended while it was being read.
    }
  }
  return found;
}

const COMMANDS = {
  storefront: /storefront\/build\/server/,
  // Next.js gives its process this name.
  backoffice: /next-server|backoffice/,
  collector: /collector\/main/,
  postgres: /bin\/postgres/,
};

export type Program = keyof typeof COMMANDS;

/** The process id of a program of the shop under test; undefined if it is not running. */
function pidOf({ dataDirectory }: RunningShop, program: Program): number | undefined {
  const { launcher } = JSON.parse(readFileSync(join(dataDirectory, 'launcher.json'), 'utf8')) as {
    launcher: { pid: number };
  };
  return pidsBelow(launcher.pid, COMMANDS[program])[0];
}

/** Kills a program, as a power cut would end it. Returns its process id. */
export function kill(shop: RunningShop, program: Program): number {
  const pid = pidOf(shop, program);
  if (!pid) throw new Error(`${program} does not run`);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Waits until another process has replaced the one that was killed. */
export async function untilReplaced(shop: RunningShop, program: Program, killed: number): Promise<void> {
  await expect
    .poll(() => ![undefined, killed].includes(pidOf(shop, program)), { intervals: [50] })
    .toBe(true);
}

/** Waits until a program is ready and reports nothing missing. */
export async function untilReady(request: APIRequestContext, origin: string): Promise<void> {
  const readiness = async () => {
    const answer = await request.get(`${origin}/readyz`).catch(() => undefined);
    if (!answer?.ok()) return 'not ready';
    // A storefront without its database is ready for stored pages, and says what is missing.
    return /"missing":\[[^\]]+\]/.exec(await answer.text())?.[0] ?? 'whole';
  };
  await expect.poll(readiness, { intervals: [100] }).toBe('whole');
}

/** Moves the shop's time forward, as `npm run clock -- advance 32d` does. */
export function advanceClock({ dataDirectory }: RunningShop, amount: string): void {
  const command = [join(ROOT, 'launcher/clock.ts'), 'advance', amount];
  execFileSync(process.execPath, command, { cwd: ROOT, env: shopEnvironment(dataDirectory) });
}

/** Gives the shop its past, as `npm run seed:sales` does: what the demo's member has, and 90 days of sales. */
export function addPast({ dataDirectory }: RunningShop): void {
  const command = [join(ROOT, 'launcher/seed-sales.ts')];
  execFileSync(process.execPath, command, { cwd: ROOT, env: shopEnvironment(dataDirectory) });
}

/** Does something while the shop can't read one of its tables. */
export async function withoutTable(
  { dataDirectory }: RunningShop,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const url = findRunningPostgres(join(dataDirectory, 'postgres'))?.url(DATABASE);
  if (!url) throw new Error('the database does not run');
  const { db, close } = openDatabase(url, openLog('e2e', 'silent'));
  try {
    await db.execute(`alter table shop.${table} rename to gone`);
    try {
      await work();
    } finally {
      await db.execute(`alter table shop.gone rename to ${table}`);
    }
  } finally {
    await close();
  }
}
