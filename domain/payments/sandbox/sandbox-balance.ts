import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { BalanceMovement, Payout } from '../provider.ts';
import {
  selectSandboxMovements,
  selectSandboxMovementsOfDay,
  selectSandboxPayoutDays,
} from './balance-queries.ts';

/** A day's money is paid out two days later, each currency separately. */
const PAYOUT_DAYS = 2;

export async function* sandboxBalance(db: Db, since: Date): AsyncIterable<BalanceMovement> {
  yield* await selectSandboxMovements(db, since);
}

export async function* sandboxPayouts(
  { db, clock }: { db: Db; clock: Clock },
  since: Date,
): AsyncIterable<Payout> {
  const paidOut = { from: dayOf(since, -PAYOUT_DAYS), to: dayOf(clock.now(), -PAYOUT_DAYS) };
  for (const { day, currency } of await selectSandboxPayoutDays(db, paidOut)) {
    yield { id: `sbo_${currency}_${day}`, arrivesOn: dayOf(new Date(day), PAYOUT_DAYS) };
  }
}

export async function* movementsOfSandboxPayout(db: Db, payoutId: string): AsyncIterable<string> {
  const [, currency, day] = /^sbo_([A-Z]{3})_(\d{4}-\d\d-\d\d)$/.exec(payoutId) ?? [];
  if (!currency || !day) return;
  for (const { id } of await selectSandboxMovementsOfDay(db, { currency, day })) yield id;
}

function dayOf(moment: Date, later: number): string {
  const day = new Date(moment);
  day.setUTCDate(day.getUTCDate() + later);
  return day.toISOString().slice(0, 10);
}
