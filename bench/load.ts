import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Readonly<Record<string, string>>;
  core: number;
}

export interface Measured {
  requestsPerSecond: number;
  /** Median time to the complete answer, in ms. */
  p50: number;
}

export const hasProgram = (name: string) => spawnSync('which', [name]).status === 0;

/** `wrk` if it is installed, else autocannon, which needs more of its core. */
export const generator = hasProgram('wrk') ? 'wrk' : 'autocannon';

/** Puts load on a URL from a separate core. */
export function measure(load: Load): Promise<Measured> {
  return generator === 'wrk' ? measureWithWrk(load) : measureWithAutocannon(load);
}

const run = promisify(execFile);

async function measureWithWrk({ url, connections, seconds, headers = {}, core }: Load): Promise<Measured> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('taskset', [
    ...['-c', String(core), 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
    ...flags,
    url,
  ]);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const [, p50, unit] = /50%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (!rate || !p50 || /Non-2xx/.test(stdout)) throw new Error(`wrk could not measure ${url}:\n${stdout}`);
  return {
    requestsPerSecond: Number(rate),
    p50: Number(p50) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
  };
}

const figures = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number() }),
  non2xx: z.number(),
});

async function measureWithAutocannon({
  url,
  connections,
  seconds,
  headers = {},
  core,
}: Load): Promise<Measured> {
  const program = new URL(import.meta.resolve('autocannon')).pathname;
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run('taskset', [
    ...['-c', String(core), process.execPath, program, '--json', '-c', String(connections)],
    ...['-d', String(seconds), ...flags, url],
  ]);
  const { requests, latency, non2xx } = figures.parse(JSON.parse(stdout));
  if (non2xx > 0) throw new Error(`${url} answered with an error.`);
  return { requestsPerSecond: requests.average, p50: latency.p50 };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
