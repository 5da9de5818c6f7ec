import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { importRates } from './import-rates.ts';

/** Actor of the scheduled job. */
const RATES: Actor = { kind: 'system', name: 'exchange-rates' };

/** A file of three months has 200 kB. */
const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 30_000;

export interface FetchRatesDeps {
  db: Db;
  clock: Clock;
  /** `ECB_RATES_URL`; undefined if staff import the bank's files by hand. */
  ecbRatesUrl: string | undefined;
}

/**
 * Imports the reference rates that the European Central Bank has published, from the address in the settings; does nothing
 * without one. Idempotent.
 * @returns how many rates were new or changed; undefined without an address
 * @throws if the bank can't be reached, or answers anything but its file: the job is retried, and in the end is among the failed
 * ones until a later run succeeds
 */
export async function fetchRates(
  { ecbRatesUrl, ...deps }: FetchRatesDeps,
  { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS }: { maxBytes?: number; timeoutMs?: number } = {},
): Promise<number | undefined> {
  if (!ecbRatesUrl) return undefined;
  const response = await fetch(ecbRatesUrl, {
    headers: { accept: 'application/xml, text/xml, text/csv' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`the European Central Bank answered ${response.status}`);
  }
  const file = await textOf(response.body, maxBytes);
  const taken = await importRates(deps, RATES, { file });
  if (!taken.ok) throw new Error('the European Central Bank answered no file of exchange rates');
  return taken.changed;
}

async function textOf(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    // Leaving the loop ends the transfer.
    if (size > maxBytes) throw new Error(`the European Central Bank answered more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
