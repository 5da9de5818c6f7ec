import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { endWithLauncher } from './end-with-launcher.ts';
import { type PostgresHome, preparePostgresHome } from './postgres-home.ts';
import { findPostmaster, stopLeftoverPostmaster, stopPostmaster } from './postmaster-file.ts';
import { StartProblem } from './start-problem.ts';

export interface EmbeddedPostgres {
  pid: number;
  port: number;
  /** The URL of one of its databases, including the password. */
  url(database: string): string;
  /** Resolves when the server ends, for whatever reason. */
  exited: Promise<void>;
  /** Rolls back open transactions and stops the server. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  directory: string;
  /** A free port is chosen if it is left out. */
  port?: number | undefined;
  /** Server settings, as in `postgresql.conf`. */
  settings?: Readonly<Record<string, string>>;
  /** Called with one line about what an operator should know. */
  say?(line: string): void;
  /** How many seconds the server outlives a launcher that was killed. */
  grace?: number;
}

const LOG_LIMIT = 10_000_000;

/**
 * Candidates for LC_CTYPE, by which extensions recognise letters: the first one that the machine has is used. Linux and macOS
 * name it differently.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Starts the PostgreSQL server that comes with the shop. Creates its data directory at the first start, and stops a server
 * that a killed launcher left running on it.
 * @throws {StartProblem} when the directory or the port can't be used.
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { settings = {}, say = () => {} } = options;
  const home = preparePostgresHome(options.directory, say);
  const data = join(home.directory, 'data');
  const password = initialise(home, data);
  if (await stopLeftoverPostmaster(data)) say('Stopped the database server that an earlier run left behind.');
  const port = options.port ?? (await freePort());

  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    // No socket file: it would need a short path that this user may write to.
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

  // A killed server leaves processes that hold its shared memory for a moment, so starting is tried again.
  for (let attempt = 1; ; attempt += 1) {
    const child = spawnServer(home, ['-D', data, '-p', String(port), ...flags]);
    const exited = new Promise<void>((done) => child.once('exit', () => done()));
    const { pid } = child;
    if (pid !== undefined && (await isReady(child, url('postgres')))) {
      const forget = endWithLauncher(pid, { user: home.user, grace: options.grace });
      void exited.then(forget);
      return { pid, port, url, exited, stop: () => stopPostmaster(pid).then(() => exited) };
    }
    await exited;
    const reason = lastLogLines(home);
    if (attempt === 20 || !/shared memory block|lock file/.test(reason)) {
      throw new StartProblem(`The embedded PostgreSQL does not start on port ${port}: ${reason}`);
    }
    await delay(250);
  }
}

/** The server that another launcher runs on this directory, for commands used beside a running shop. */
export function findRunningPostgres(directory: string): { url(database: string): string } | undefined {
  const home = preparePostgresHome(directory, () => {});
  const running = findPostmaster(join(home.directory, 'data'));
  if (!running?.port) return undefined;
  const password = readFileSync(join(home.directory, 'password'), 'utf8');
  return { url: (database) => `postgres://postgres:${password}@127.0.0.1:${running.port}/${database}` };
}

/** Creates a database unless it exists. */
export async function ensureDatabase(server: Pick<EmbeddedPostgres, 'url'>, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Creates the data directory beside its final place, so that a killed first start leaves nothing incomplete there. */
function initialise({ directory, binaries, user }: PostgresHome, data: string): string {
  const passwordFile = join(directory, 'password');
  if (existsSync(join(data, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8');

  const unfinished = join(directory, 'data.new');
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const make = (characterType: string) => {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    if (user) chownSync(unfinished, user.uid, user.gid);
    return spawnSync(
      binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same order and case rules on every machine, whatever locales it has.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        `--lc-ctype=${characterType}`,
      ],
      { ...user, cwd: directory, encoding: 'utf8' },
    );
  };
  let made: ReturnType<typeof make> | undefined;
  for (const characterType of CHARACTER_TYPES) {
    made = make(characterType);
    if (made.status === 0 || !made.stderr?.includes('locale')) break;
  }
  if (made?.status !== 0) {
    throw new StartProblem(
      `The database directory ${data} cannot be made: ${(made?.error?.message ?? made?.stderr ?? '').trim()}`,
    );
  }
  rmSync(data, { recursive: true, force: true });
  renameSync(unfinished, data);
  return password;
}

function spawnServer({ directory, binaries, user }: PostgresHome, flags: string[]): ChildProcess {
  const log = openSync(logFile(directory), isOversized(logFile(directory)) ? 'w' : 'a');
  try {
    return spawn(binaries.postgres, flags, {
      ...user,
      cwd: directory,
      // A process group of its own: Ctrl-C must reach it after the programs have drained, not at the same time.
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    // Another program may hold the port and never answer.
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      // Not listening yet, or still recovering after a crash.
      await delay(25);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

function logFile(directory: string): string {
  return join(directory, 'postgres.log');
}

function isOversized(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT;
}

function lastLogLines({ directory }: PostgresHome): string {
  return readFileSync(logFile(directory), 'utf8').trim().split('\n').slice(-3).join(' / ');
}
