import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprintOf } from '@spindle/domain/licences/activation/device.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import pg from 'pg';
import { z } from 'zod';
import { type DemoShop, SECRET } from './demo-shop.ts';
import { loadNow } from './load-now.ts';
import type { OrderShop } from './order-shops.ts';

/** The highest throughput, and how long programs wait at `rate` requests per second. */
const SATURATED = { requests: 25_000, connections: 64, goal: 2_500 };
const STEADY = { requests: 15_000, connections: 200, rate: 1_000, goal: 10 };
/** How many licences are asked about. */
const ASKED = 5_000;

/** What a program with a seat stores. */
export interface SeatedLicence {
  key: string;
  device: string;
}

const fired = z.object({
  acknowledged: z.number(),
  refused: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
});

/** Programs ask a shop with this many orders whether they may run; PostgreSQL shares the cores. */
export async function benchValidations({ orders, url }: OrderShop, { port }: DemoShop): Promise<boolean> {
  const licences = await seatedLicences(url);
  // The first requests are slower, since code is compiled and data read from the disk.
  await load(port, licences, { ...SATURATED, requests: ASKED });
  const saturated = await load(port, licences, SATURATED);
  const saturatedAt = loadNow();
  const steady = await load(port, licences, STEADY);
  const rate = Math.round(saturated.acknowledged / saturated.seconds);
  const refused = saturated.refused + steady.refused;
  process.stdout.write(
    [
      `validations at ${orders} orders, as many as go through: ${rate}/s (goal ${SATURATED.goal}), p50 ${saturated.p50.toFixed(1)} ms, p99 ${saturated.p99.toFixed(1)} ms over ${SATURATED.connections} connections, ${saturatedAt}`,
      `  ${STEADY.rate}/s falling due whether or not it keeps up: p50 ${steady.p50.toFixed(1)} ms, p99 ${steady.p99.toFixed(1)} ms (goal ${STEADY.goal}), ${loadNow()}`,
      ...(refused > 0 ? [`  ${refused} WERE REFUSED`] : []),
      '',
    ].join('\n'),
  );
  return rate >= SATURATED.goal && steady.p99 < STEADY.goal && refused === 0;
}

async function load(
  port: number,
  licences: readonly SeatedLicence[],
  { requests, connections, rate }: { requests: number; connections: number; rate?: number },
) {
  const program = join(import.meta.dirname, 'validation-load.ts');
  const numbers = [port, requests, connections, ...(rate ? [rate] : [])].map(String);
  const running = promisify(execFile)(process.execPath, [program, ...numbers]);
  running.child.stdin?.end(JSON.stringify(licences));
  return fired.parse(JSON.parse((await running).stdout));
}

/** Working licences from all over the table, with computers of which the shop stores only digests. */
async function seatedLicences(url: string): Promise<SeatedLicence[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; key: string }>(
      `select distinct on (licence.id) device.id, licence.key
       from shop.licences licence join shop.licence_devices device on device.licence_id = licence.id
       where licence.state = 'active' and licence.works_until is null and device.released_at is null
         and device.name like 'Computer %'
       order by licence.id, device.id limit $1`,
      [ASKED],
    );
    const key = deriveKey(SECRET, 'device-fingerprint');
    const devices = rows.map(({ id }) => ({ id, device: `bench-computer-${id}` }));
    await client.query(
      `update shop.licence_devices set fingerprint = given.fingerprint
       from unnest($1::uuid[], $2::text[]) given(id, fingerprint) where licence_devices.id = given.id`,
      [devices.map(({ id }) => id), devices.map(({ device }) => fingerprintOf(key, device))],
    );
    return rows.map(({ id, key }) => ({ key, device: `bench-computer-${id}` }));
  } finally {
    await client.end();
  }
}
