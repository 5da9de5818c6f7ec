import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueLicence } from '@spindle/domain/licences/issue-licence.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SDK = join(ROOT, 'sdk/typescript');
const PAGE = join(ROOT, 'docs/desktop-application-in-ten-minutes.md');

const { url, db } = await stockedDatabase();
const settings = { DATABASE_URL: url, SECRET: 's'.repeat(32), LOCALES: 'en,de', JOBS: 'off' };
const directory = await mkdtemp(join(tmpdir(), 'spindle-programs-'));
let build: string;
let shop: RunningStorefront;

beforeAll(async () => {
  build = await builtStorefront();
  shop = await startBuilt(build, settings);
});
afterAll(async () => {
  endStorefronts();
  await rm(directory, { recursive: true, force: true });
});

/** The key of a lifetime licence for DVD Ripper. */
async function newKey(): Promise<string> {
  const of = { memberId: randomUUID(), pid: '643', productName: 'DVD Ripper', licenceType: 'LFT' } as const;
  const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
  return (await db.transaction((tx) => issueLicence(tx, of, origin, new Date()))).key;
}

/** Runs a program at the command line. */
function run(program: string, args: string[], cwd = directory): Promise<{ code: unknown; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, said: stdout + stderr }),
    );
  });
}

async function licenceCall(call: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${shop.origin}/backend/licence/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Record<string, string> }).data;
}

test('the demo program is activated, rips, and gives its seat back; without a network it takes a licence file', async () => {
  const key = await newKey();
  const home = join(directory, 'ripper');
  const ripper = (...args: string[]) =>
    run(join(ROOT, 'sdk/demo/ripper.ts'), [...args, '--shop', shop.origin, '--home', home]);
  const notActivated = { code: 1, said: expect.stringContaining('"not_activated"') };
  expect(await ripper('rip', 'A film')).toEqual(notActivated);
  expect(await ripper('activate', 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA')).toEqual({
    code: 1,
    said: expect.stringContaining('"licence_unknown"'),
  });
  expect(await ripper('activate')).toEqual({ code: 2, said: expect.stringContaining('KEY is missing.') });
  expect(await ripper('burn')).toEqual({ code: 2, said: expect.stringContaining('npm run ripper') });

  const standing = { code: 0, said: expect.stringContaining(key) };
  expect(await ripper('activate', key)).toEqual(standing);
  expect(await ripper('status')).toEqual(standing);
  expect(await ripper('rip', 'A film')).toEqual({ code: 0, said: 'A film: ripped.\n' });
  expect(await ripper('release')).toEqual({ code: 0, said: expect.stringContaining('"ok": true') });
  expect(await ripper('status')).toEqual(notActivated);

  const carried = async (command: string) => {
    const { code, said } = await ripper(command);
    const text = /^The code: (\S+)$/m.exec(said)?.[1];
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining(`\n${shop.origin}/activate-offline?code=${text}\n`),
    });
    return text;
  };
  const { file = '' } = await licenceCall('offline_file', { key, request: await carried('request') });
  const path = join(directory, 'a.licence');
  await writeFile(path, file);
  expect(await ripper('licence', path)).toEqual(standing);
  expect(await ripper('rip', 'A film')).toEqual({ code: 0, said: 'A film: ripped.\n' });
  await licenceCall('release', { offline_release: await carried('release') });
  expect(await ripper('status')).toEqual(notActivated);
});

test('the program of the ten minutes is activated, and works while the shop is stopped', async () => {
  const program = /`app\.ts`:\s+```ts\n(.*?)```/s.exec(await readFile(PAGE, 'utf8'))?.[1] ?? expect.fail();
  expect(program).toContain("'http://localhost:3000'");
  const project = await mkdtemp(join(directory, 'project-'));
  await cp(SDK, join(project, 'spindle'), { recursive: true });
  const keys = await fetch(`${shop.origin}/backend/licence/keys`);
  await writeFile(join(project, 'keys.json'), await keys.text());
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  await writeFile(join(project, 'app.ts'), program.replace('http://localhost:3000', shop.origin));
  const app = (...args: string[]) => run('app.ts', args, project);

  expect(await app()).toEqual({ code: 0, said: 'Enter your licence key.\n' });
  const refused = await app('activate', 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA');
  expect(refused.said).toMatch(/^.+\nEnter your licence key\.\n$/);
  const ready = { code: 0, said: 'Ready. Works until: no end.\n' };
  expect(await app('activate', await newKey())).toEqual(ready);
  await shop.stop();
  expect(await app()).toEqual(ready);
});
