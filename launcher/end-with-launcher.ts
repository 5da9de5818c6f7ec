import { type SpawnOptions, spawn } from 'node:child_process';

/** How long the programs have to drain before their database stops, in seconds. */
const GRACE = 5;

/**
 * Stops PostgreSQL when this process is gone, even after `kill -9`, which PostgreSQL itself does not notice. A shell waits at
 * a pipe that only this process holds open; when the pipe closes, it sends the signal for a fast shutdown. It runs as the
 * server's user, so it could never end a stranger's process.
 * @returns a function that ends the waiting, for a server that was stopped otherwise.
 */
export function endWithLauncher(
  pid: number,
  { user, grace = GRACE }: { user: Pick<SpawnOptions, 'uid' | 'gid'> | undefined; grace?: number },
): () => void {
  const watcher = spawn(
    '/bin/sh',
    ['-c', 'read -r _; sleep "$2"; kill -INT "$1"', 'sh', String(pid), String(grace)],
    // A process group of its own, because Ctrl-C is meant for the launcher.
    { ...user, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  watcher.on('error', () => {});
  watcher.stdin.on('error', () => {});
  watcher.unref();
  return () => watcher.kill('SIGKILL');
}
