import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@spindle/platform/testing/free-port.ts';
import { reportsToken } from '../reports/reports-token.ts';

const SECRET = 'a secret of thirty-two characters or more';
export const SHOP = 'https://shop.example';

export interface RunningCollector {
  url: string;
  process: ChildProcess;
  /** Lines of its log with level warning or higher. */
  log: string[];
  /** Posts a body to the report path. */
  post(body: string, headers?: Record<string, string>): Promise<Response>;
  reportsToken: string;
  report(name: string, query: string, token?: string): Promise<Response>;
  /** Kills it and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to end; returns its exit code. */
  end(): Promise<number | null>;
}

export interface CollectorSettings {
  dataDirectory: string;
  environment?: Record<string, string>;
  /** A command to put in front, such as `['taskset', '-c', '0']`. */
  wrapper?: readonly string[];
}

/** Starts the real program on a free port and waits until it is ready. */
export async function runCollector(settings: CollectorSettings): Promise<RunningCollector> {
  const port = await freePort();
  const [command, ...rest] = [
    ...(settings.wrapper ?? []),
    process.execPath,
    join(import.meta.dirname, '../../apps/collector/main.ts'),
  ];
  const child = spawn(command ?? process.execPath, rest, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      SANDBOX: '1',
      LOG_LEVEL: 'warn',
      SECRET,
      DATABASE_URL: 'postgres://nobody@localhost/nothing',
      DATA_DIR: settings.dataDirectory,
      COLLECTOR_PORT: String(port),
      ORIGIN: SHOP,
      SISTER_HOSTS: 'sister.example',
      ...settings.environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const log: string[] = [];
  child.stdout
    ?.setEncoding('utf8')
    .on('data', (text: string) => log.push(...text.split('\n').filter(Boolean)));
  const url = `http://127.0.0.1:${port}`;
  await ready(child, url);
  return {
    url,
    process: child,
    log,
    post: (body, headers = {}) =>
      fetch(`${url}/api/web/report`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/html', ...headers },
      }),
    reportsToken: reportsToken(SECRET),
    report: (name, query, token = reportsToken(SECRET)) =>
      fetch(`${url}/reports/${name}?${query}`, { headers: { authorization: `Bearer ${token}` } }),
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    async end() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The collector ended with code ${child.exitCode}.`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(25);
  }
}
