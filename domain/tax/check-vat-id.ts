import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Log } from '@spindle/platform/log.ts';
import { findSeller } from '../seller/find-seller.ts';
import { insertVatCheck, selectLatestVatCheck } from './queries.ts';
import { mayReverse } from './reverse-charge.ts';
import type { VatCheck } from './tax.ts';
import type { VatAnswer, VatRegistry } from './vat-registry.ts';

export interface VatDeps {
  db: Db;
  clock: Clock;
  log: Log;
  vatRegistry: VatRegistry;
}

/** How long a positive answer counts, so that a form that is sent again asks nobody. */
const COUNTS_MS = 60 * 60_000;

/**
 * positive: the answer that a reverse charge rests on, and is kept. unknown: there is no such VAT id. unavailable:
 * nobody could say. not_asked: nothing depends on it.
 */
export type VatOutcome =
  | { kind: 'positive'; check: VatCheck }
  | { kind: 'unknown' | 'unavailable' | 'not_asked' };

/**
 * Asks about the VAT id of a business where a reverse charge depends on it. It waits for somebody else's server: never
 * call it in a transaction.
 * @param vatId as `readVatId` gives it, of this country
 */
export async function checkVatId(
  { db, clock, log, vatRegistry }: VatDeps,
  { vatId, country }: { vatId: string; country: string },
): Promise<VatOutcome> {
  const seller = await findSeller(db);
  if (!mayReverse(seller, country)) return { kind: 'not_asked' };
  const now = clock.now();
  const kept = await selectLatestVatCheck(db, vatId, new Date(now.getTime() - COUNTS_MS));
  if (kept) return { kind: 'positive', check: kept };
  let answer: VatAnswer;
  try {
    answer = await vatRegistry.check(vatId, seller.vatId);
  } catch (error) {
    log.warn({ err: error, country }, 'a VAT id could not be checked');
    return { kind: 'unavailable' };
  }
  if (!answer.valid) return { kind: 'unknown' };
  const { consultation, name, address } = answer;
  const check = { id: randomUUID(), vatId, consultation, checkedAt: now };
  await insertVatCheck(db, { ...check, name, address });
  return { kind: 'positive', check };
}
