import type { Db } from '@spindle/platform/database.ts';
import { digestsOf, estimateRisk, type RiskBuyer, type RiskDeps } from './estimate-risk.ts';
import { insertRisk } from './queries.ts';
import type { Risk } from './risk.ts';

/** Writes down what speaks against an order, in the transaction that places it; it counts for the orders after it. */
export async function noteRisk(
  tx: Db,
  { clock, secret }: Omit<RiskDeps, 'db'>,
  { orderId, ...buyer }: RiskBuyer & { orderId: string },
): Promise<Risk> {
  const risk = await estimateRisk({ db: tx, clock, secret }, buyer);
  await insertRisk(tx, {
    ...{ orderId, ...digestsOf(secret, buyer), assessedAt: clock.now() },
    ...{ score: risk.score, reasons: [...risk.reasons] },
  });
  return risk;
}
