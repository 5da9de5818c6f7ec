import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openEventStore } from '@spindle/tracking/store/event-store.ts';
import { runCollector } from '@spindle/tracking/testing/run-collector.ts';
import { z } from 'zod';

/** The highest throughput, and how long visitors wait at half the goal. */
const SATURATED = { posts: 60_000, connections: 800, goal: 6_000 };
const STEADY = { posts: 45_000, connections: 400, rate: SATURATED.goal / 2, goal: 50 };

const figures = z.object({
  acknowledged: z.number(),
  refused: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
});

/**
 * Posts real payloads to the collector, and compares what it acknowledged with what its store contains afterwards. Collector
 * (with its database) and load generator are pinned to a core each.
 */
export async function benchCollector(): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'spindle-bench-collector-'));
  try {
    const collector = await runCollector({ dataDirectory: directory, wrapper: ['taskset', '-c', '0'] });
    const { url } = collector;
    const saturated = await load(url, [SATURATED.posts, SATURATED.connections, 0]);
    // Measures what visitors wait on an ordinary day, not while the events of the burst are still being stored.
    while ((await metric(url, 'collector_journal_bytes')) > 0) await delay(100);
    const steady = await load(url, [STEADY.posts, STEADY.connections, SATURATED.posts, STEADY.rate]);
    await collector.end();
    const stored = await countStored(directory);
    const acknowledged = saturated.acknowledged + steady.acknowledged;
    const refused = saturated.refused + steady.refused;
    const rate = Math.round(saturated.acknowledged / saturated.seconds);
    process.stdout.write(
      [
        `collector, as much as goes through: ${saturated.acknowledged} of ${SATURATED.posts} posts acknowledged in ${saturated.seconds.toFixed(1)} s over ${SATURATED.connections} connections`,
        `  ${rate} acknowledged and stored posts/s on one core (goal ${SATURATED.goal})`,
        `  ${processorTime(saturated)}`,
        `  answer p50 ${saturated.p50.toFixed(0)} ms, p99 ${saturated.p99.toFixed(0)} ms`,
        `collector, ${STEADY.rate} posts/s falling due whether or not it keeps up: ${steady.acknowledged} of ${STEADY.posts} acknowledged in ${steady.seconds.toFixed(1)} s`,
        `  answer p50 ${steady.p50.toFixed(0)} ms, p99 ${steady.p99.toFixed(0)} ms (goal ${STEADY.goal})`,
        `  ${processorTime(steady)}`,
        `stored ${stored}, acknowledged ${acknowledged}, refused ${refused}: ${stored === acknowledged ? 'equal' : 'DIFFERENT'}`,
        ...(refused > 0 ? collector.log.slice(-5) : []),
        '',
      ].join('\n'),
    );
    return rate >= SATURATED.goal && steady.p99 <= STEADY.goal && stored === acknowledged && refused === 0;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

type Load = z.output<typeof figures> & { cpu: number };

async function load(url: string, values: readonly number[]): Promise<Load> {
  const before = await cpuSeconds(url);
  const program = join(import.meta.dirname, 'collector-load.ts');
  const port = new URL(url).port;
  const command = ['-c', '1', process.execPath, program, port, ...values.map(String)];
  const { stdout } = await promisify(execFile)('taskset', command);
  return { ...figures.parse(JSON.parse(stdout)), cpu: (await cpuSeconds(url)) - before };
}

/** A figure that is comparable on a machine with other work to do. */
function processorTime({ acknowledged, cpu }: Load): string {
  return `${((cpu / acknowledged) * 1_000_000).toFixed(0)} ms of processor time for 1,000 posts`;
}

/** Processor time of the collector with all its threads, including the database's. */
const cpuSeconds = (url: string) => metric(url, 'process_cpu_seconds_total');

async function metric(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(String.raw`^${name}\{.*\} ([\d.]+)`, 'm').exec(metrics)?.[1]);
}

async function countStored(directory: string): Promise<number> {
  const store = await openEventStore({ engine: 'embedded', directory: join(directory, 'events') });
  const [answer] = await store.query<{ uploads: string }>(
    'SELECT uniqExact(upload_id) AS uploads FROM events',
  );
  await store.close();
  return Number(answer?.uploads);
}
