import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Log } from '@spindle/platform/log.ts';
import { z } from 'zod';
import { BALANCE_SUBJECTS, type BalanceMovement, type PaymentProvider } from '../provider.ts';
import {
  insertMovements,
  insertPayout,
  isPayoutKnown,
  selectBalanceReadUntil,
  selectFirstPayment,
  updateBalanceReadUntil,
  updatePaidOut,
} from './queries.ts';

const HOUR_MS = 3_600_000;
/** How much of the time read before is read again, because clocks differ and movements are listed a little late; ms. */
const OVERLAP_MS = HOUR_MS;
/** Payouts are listed by their start, but their movements are known only days later, so they are read again this far back; ms. */
const PAYOUT_OVERLAP_MS = 30 * 24 * HOUR_MS;
const STORED_AT_ONCE = 500;

const word = z.string().regex(/^[^\0]{1,255}$/);
const amount = z.int().min(-2_147_483_648).max(2_147_483_647);
const storable = z.object({
  ...{ id: word, about: z.enum(BALANCE_SUBJECTS), subject: word },
  ...{ amountMinor: amount, feeMinor: amount, currency: z.string().regex(/^[A-Z]{3}$/), at: z.date() },
});

export interface ReadBalanceDeps {
  db: Db;
  clock: Clock;
  log: Log;
  providers: readonly PaymentProvider[];
}

/**
 * Reads fees and payouts from every provider since the last time, or since its first payment. If one provider fails, the others
 * are read all the same, and that one is read from the same time on next time.
 */
export async function readBalance(deps: ReadBalanceDeps): Promise<void> {
  for (const provider of deps.providers) {
    try {
      await readFrom(deps, provider);
    } catch (error) {
      deps.log.warn({ err: error, provider: provider.name }, 'the balance of a provider was not read');
    }
  }
}

async function readFrom({ db, clock }: ReadBalanceDeps, provider: PaymentProvider): Promise<void> {
  const now = clock.now();
  const read = await selectBalanceReadUntil(db, provider.name);
  const since = read ?? (await selectFirstPayment(db, provider.name));
  if (!since) return;
  let waiting: BalanceMovement[] = [];
  for await (const movement of provider.balanceSince(new Date(since.getTime() - OVERLAP_MS))) {
    if (storable.safeParse(movement).success) waiting.push(movement);
    if (waiting.length < STORED_AT_ONCE) continue;
    await insertMovements(db, provider.name, waiting);
    waiting = [];
  }
  await insertMovements(db, provider.name, waiting);
  await readPayouts(db, provider, new Date(since.getTime() - PAYOUT_OVERLAP_MS));
  await updateBalanceReadUntil(db, provider.name, now);
}

async function readPayouts(db: Db, provider: PaymentProvider, since: Date): Promise<void> {
  for await (const payout of provider.payoutsSince(since)) {
    if (await isPayoutKnown(db, provider.name, payout.id)) continue;
    const movements: string[] = [];
    for await (const id of provider.movementsOfPayout(payout.id)) movements.push(id);
    await db.transaction(async (tx) => {
      await insertPayout(tx, provider.name, payout);
      await updatePaidOut(tx, provider.name, payout.id, movements);
    });
  }
}
