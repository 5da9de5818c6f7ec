import { type SpawnOptions, spawn } from 'node:child_process';

/** Time the programs have to drain before their database goes, in seconds. */
const GRACE = 5;

/**
 * Ends PostgreSQL when this process is gone, even by `kill -9`: PostgreSQL itself does not notice. A shell
 * waits at a pipe that only this process holds open; when the pipe closes it sends the signal for a fast
 * stop. It runs as the same user as the server, so it could never end a stranger's process.
 * @returns stops waiting, for a server that ends otherwise.
 */
export function endWithLauncher(
  pid: number,
  { user, grace = GRACE }: { user: Pick<SpawnOptions, 'uid' | 'gid'> | undefined; grace?: number },
): () => void {
  const watcher = spawn(
    '/bin/sh',
    ['-c', 'read -r _; sleep "$2"; kill -INT "$1"', 'sh', String(pid), String(grace)],
    // A group of its own, because Ctrl-C is meant for the launcher.
    { ...user, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  watcher.on('error', () => {});
  watcher.stdin.on('error', () => {});
  watcher.unref();
  return () => watcher.kill('SIGKILL');
}
