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

/** How long a positive answer is reused, in ms, so that a form that is sent again does not ask the registry again. */
const COUNTS_MS = 60 * 60_000;

/**
 * positive: the answer that allows a reverse charge; it is stored. unknown: the VAT id does not exist. unavailable: the registry
 * did not answer. not_asked: the tax does not depend on it.
 */
export type VatOutcome =
  | { kind: 'positive'; check: VatCheck }
  | { kind: 'unknown' | 'unavailable' | 'not_asked' };

/**
 * Checks the VAT id of a business if a reverse charge depends on it. Waits for the registry's server, so never call it in a
 * transaction.
 * @param vatId as returned by `readVatId`, of this country
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
