import { setTimeout as delay } from 'node:timers/promises';
import { crashesAfter, restartDelay } from './backoff.ts';
import { type EmbeddedPostgres, ensureDatabase, freePort, startPostgres } from './embedded-postgres.ts';
import { signal } from './processes.ts';

/** The name of the shop's database on the embedded server. */
export const DATABASE = 'spindle';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
  kill(): void;
}

/** Starts the embedded PostgreSQL, and restarts it on the same port whenever it ends by itself. */
export async function runDatabase(
  directory: string,
  { port, say }: { port?: number | undefined; say(line: string): void },
): Promise<RunningDatabase> {
  const fixedPort = port ?? (await freePort());
  const start = () => startPostgres({ directory, port: fixedPort, say });
  const stopping = new AbortController();
  let server: EmbeddedPostgres = await start();
  await ensureDatabase(server, DATABASE);

  const keepRunning = async () => {
    let begun = Date.now();
    for (let crashes = 0; ; ) {
      await server.exited;
      if (stopping.signal.aborted) return;
      crashes = crashesAfter(crashes, Date.now() - begun);
      say(`The database server ended by itself; starting it again in ${restartDelay(crashes)} ms.`);
      await delay(restartDelay(crashes), undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      begun = Date.now();
      try {
        server = await start();
        // `stop` was called while this server was starting, and could not stop it then.
        if (stopping.signal.aborted) return await server.stop();
        say('The database server runs again.');
      } catch (error) {
        say((error as Error).message);
      }
    }
  };
  const done = keepRunning();

  return {
    url: server.url(DATABASE),
    async stop() {
      stopping.abort();
      await server.stop();
      await done;
    },
    kill() {
      stopping.abort();
      signal(server.pid, 'SIGQUIT');
    },
  };
}
