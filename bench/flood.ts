import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type DemoShop, startDemoShop } from './demo-shop.ts';

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const SECONDS = 8;
/** For the stored page: as many visitors as a busy shop has, far fewer than the server could answer. */
const VISITORS = { connections: 20, rate: 200 };
const FLOOD_CONNECTIONS = 32;
const FLOODS = ['missing', 'languages', 'data', 'coupons', 'checkout'] as const;
/** The longest time, in ms, that 99 of 100 visitors of a stored page may wait. */
const GOAL = 20;

const figures = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  statuses: z.record(z.string(), z.number()),
});
type Figures = z.infer<typeof figures>;

/**
 * How long a stored page takes while nobody else asks, and during a flood of requests for made-up paths (in one language or in
 * all, or for their data), made-up coupons or the checkout, as fast as they are answered.
 */
export async function benchFlood(): Promise<boolean> {
  const shop = await startDemoShop({ core: SERVER_CORE });
  try {
    say(
      `flood: server on core ${SERVER_CORE}, load on core ${LOAD_CORE}, ${VISITORS.rate} stored pages/s for ${SECONDS} s beside ${FLOOD_CONNECTIONS} connections that flood`,
    );
    // Everything is stored and compiled before it counts.
    for (const kind of ['stored', ...FLOODS] as const) await load(shop, kind, 2);
    let good = true;
    for (const kind of [undefined, ...FLOODS]) {
      const [stored, flood] = await Promise.all([
        visit(shop),
        kind && load(shop, kind, SECONDS + 1, FLOOD_CONNECTIONS),
      ]);
      const beside = flood
        ? `beside ${Math.round(flood.perSecond)} ${kind}/s (${list(flood.statuses)})`
        : 'alone';
      say(
        `  stored page p50 ${stored.p50.toFixed(1)} ms, p99 ${stored.p99.toFixed(1)} ms (goal ${GOAL}), ${list(stored.statuses)}, ${beside}`,
      );
      good &&= stored.p99 <= GOAL;
    }
    return good;
  } finally {
    await shop.close();
  }
}

const visit = (shop: DemoShop) => load(shop, 'stored', SECONDS, VISITORS.connections, VISITORS.rate);

/** A flood gets what the visitors leave of the load generator's core, so that the visitors' figures are the server's. */
async function load(
  { port }: DemoShop,
  kind: 'stored' | (typeof FLOODS)[number],
  seconds: number,
  connections = 4,
  rate = 0,
): Promise<Figures> {
  const program = join(import.meta.dirname, 'flood-load.ts');
  const { stdout } = await promisify(execFile)('taskset', [
    ...['-c', String(LOAD_CORE), 'nice', '-n', rate === 0 ? '19' : '0', process.execPath, program],
    ...[String(port), kind, String(seconds), String(connections), String(rate)],
  ]);
  return figures.parse(JSON.parse(stdout));
}

const list = (statuses: Figures['statuses']) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
const say = (line: string) => process.stdout.write(`${line}\n`);
