import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  ensureDatabase,
  findRunningPostgres,
  startPostgres,
} from './embedded-postgres.ts';
import { isAlive } from './processes.ts';
import { StartProblem } from './start-problem.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-embedded-'));
chmodSync(directory, 0o755);
const started: EmbeddedPostgres[] = [];
const start = async () => {
  const server = await startPostgres({ directory, say: (line) => said.push(line) });
  started.push(server);
  return server;
};
const said: string[] = [];

afterAll(async () => {
  for (const server of started) await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result.rows;
}

it('keeps what was committed when it is killed, and starts again', async () => {
  const first = await start();
  await ensureDatabase(first, 'shop');
  await ensureDatabase(first, 'shop');
  await query(first.url('shop'), 'create table kept as select 42 as value');
  process.kill(first.pid, 'SIGKILL');
  await first.exited;

  const second = await start();
  expect(await query(second.url('shop'), 'select value from kept')).toEqual([{ value: 42 }]);
});

it('knows letters of all languages where the machine does', async () => {
  const server = await start();
  const [made] = await query(
    server.url('postgres'),
    "select datctype as type, lower('Ü') = 'ü' as folds from pg_database where datname = 'postgres'",
  );
  expect(made.folds).toBe(true);
  const known = await query(
    server.url('postgres'),
    "select from pg_collation where collprovider = 'c' and collname ~* '^(C|en_US)[.]utf-?8$'",
  );
  expect(/UTF-8$/.test(made.type)).toBe(known.length > 0);
});

it('stops a server that an earlier run left behind', async () => {
  const left = await start();
  const next = await start();
  expect(isAlive(left.pid)).toBe(false);
  expect(next.pid).not.toBe(left.pid);
  expect(said.at(-1)).toMatch(/earlier run left behind/);
});

it('is found by commands beside a running shop, and not after its stop', async () => {
  const server = await start();
  expect(findRunningPostgres(directory)?.url('shop')).toBe(server.url('shop'));
  await server.stop();
  expect(findRunningPostgres(directory)).toBeUndefined();
});

it('says in one line why it cannot start on a port', async () => {
  const holder = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((done) => holder.once('listening', done));
  const { port } = holder.address() as { port: number };
  await expect(startPostgres({ directory, port })).rejects.toThrow(StartProblem);
  await new Promise((done) => holder.close(done));
});
