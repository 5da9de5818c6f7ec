import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { members } from '@spindle/domain/accounts/tables.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { licenceDevices } from '@spindle/domain/licences/activation/tables.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { afterAll, expect, it } from 'vitest';

const { db, url } = await testCommerce({ clock: systemClock });
const directory = mkdtempSync(join(tmpdir(), 'spindle-import-'));
cpSync(join(import.meta.dirname, '../docs/how-to/move-in'), directory, { recursive: true });
afterAll(() => rmSync(directory, { recursive: true }));

const SETTINGS = { SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: url, DATA_DIR: directory };
const FILES = ['customers.csv', 'licences.csv', 'orders.csv', '--devices', 'devices.csv'];

/** The output of the command when it is typed in the directory of the how-to's files. */
function run(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const program = join(import.meta.dirname, 'import.ts');
    const env: Record<string, string | undefined> = { PATH: process.env.PATH, ...SETTINGS };
    execFile(
      process.execPath,
      [program, ...args],
      { cwd: directory, env: env as NodeJS.ProcessEnv },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), said: `${out}${err}` }),
    );
  });
}

it('says first what would come, brings the files of the how-to in, and nothing twice', async () => {
  const dry = await run(...FILES);
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('Nothing was written') });
  expect(await db.$count(members)).toBe(0);

  const applied = await run(...FILES, '--apply');
  expect(applied.code, applied.said).toBe(0);
  expect(applied.said).toMatch(
    /customers: 3 created.*licences: 3 created.*devices: 1 created.*orders: 3 created/s,
  );
  expect(await db.$count(members)).toBe(3);
  expect(readFileSync(join(directory, 'import-report-devices.csv'), 'utf8')).toContain('created');

  const again = await run(...FILES, '--apply');
  expect(again.said).toMatch(
    /customers: 3 unchanged.*licences: 3 unchanged.*devices: 1 unchanged.*orders: 3 unchanged/s,
  );
  expect(await db.$count(licenceDevices)).toBe(1);
});

it.each([
  [['customers.csv', '--aply'], /Usage: npm run import/],
  [['nobody.csv'], /nobody\.csv/],
  [['customers.csv', '--map', 'orders.csv'], /orders\.csv can’t be used/],
  // Stripe is not configured, so nothing can tell whether a subscription has ended there.
  [['-', '-', '-', '--subscriptions', 'subscriptions.csv'], /subscriptions\.csv: needs Stripe/],
])('%j is refused with the reason, and nothing is written', async (args, reason) => {
  const before = await db.$count(members);
  const { code, said } = await run(...args, '--apply');
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(reason) });
  expect(said).not.toContain('    at ');
  expect(await db.$count(members)).toBe(before);
});
