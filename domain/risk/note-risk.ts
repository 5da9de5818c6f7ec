import type { Db } from '@spindle/platform/database.ts';
import { digestsOf, estimateRisk, type RiskBuyer, type RiskDeps } from './estimate-risk.ts';
import { insertRisk } from './queries.ts';
import type { Risk } from './risk.ts';

/** Stores an order's assessment, in the transaction that places it; the order then counts towards the velocity of later ones. */
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
