import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEventStore } from '@spindle/tracking/store/event-store.ts';
import { runCollector } from '@spindle/tracking/testing/run-collector.ts';
import { z } from 'zod';

const POSTS = 60_000;
const CONNECTIONS = 800;
const GOAL = 5_000;

const figures = z.object({
  acknowledged: z.number(),
  refused: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
});

/**
 * Posts real payloads to the collector and compares what it acknowledged with what its store holds
 * afterwards. Collector (with its database) and load generator are pinned to a core each.
 */
export async function benchCollector(): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'spindle-bench-collector-'));
  try {
    const collector = await runCollector({ dataDirectory: directory, wrapper: ['taskset', '-c', '0'] });
    const before = await cpuSeconds(collector.url);
    const program = join(import.meta.dirname, 'collector-load.ts');
    const { stdout } = await promisify(execFile)('taskset', [
      '-c',
      '1',
      process.execPath,
      program,
      new URL(collector.url).port,
      String(POSTS),
      String(CONNECTIONS),
    ]);
    const { acknowledged, refused, seconds, p50, p99 } = figures.parse(JSON.parse(stdout));
    const cpu = (await cpuSeconds(collector.url)) - before;
    await collector.end();
    const stored = await countStored(directory);
    const rate = Math.round(acknowledged / seconds);
    const good = rate >= GOAL && stored === acknowledged && refused === 0;
    process.stdout.write(
      [
        `collector: ${acknowledged} of ${POSTS} posts acknowledged in ${seconds.toFixed(1)} s over ${CONNECTIONS} connections, ${refused} refused`,
        `  ${rate} acknowledged and stored posts/s on one core (goal ${GOAL})`,
        `  ${Math.round(acknowledged / cpu)} posts per second of processor time (what the core could do if nothing else ran on it)`,
        `  answer p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (group commit with fsync)`,
        `  stored ${stored}, acknowledged ${acknowledged}: ${stored === acknowledged ? 'equal' : 'DIFFERENT'}`,
        '',
      ].join('\n'),
    );
    return good;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Processor time of the collector with all its threads, the database's included. */
async function cpuSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total\{.*\} ([\d.]+)/m.exec(metrics)?.[1]);
}

async function countStored(directory: string): Promise<number> {
  const store = await openEventStore({ engine: 'embedded', directory: join(directory, 'events') });
  const [answer] = await store.query<{ uploads: string }>(
    'SELECT uniqExact(upload_id) AS uploads FROM events',
  );
  await store.close();
  return Number(answer?.uploads);
}
