import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { grantsOfLicence } from '../licences/grants-of-licence.ts';
import type { Licence } from '../licences/licence.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import { findOrder } from '../orders/find-order.ts';
import { type Order, paidFor, stateOfMoney } from '../orders/order.ts';
import { ordersCreditedTo } from '../payments/credits/orders-credited-to.ts';
import { leftOfLine, type RefundRequest } from '../payments/refunds/refund.ts';
import { refundLimit } from '../staff/may-refund.ts';
import type { SettleDeps } from './deps.ts';
import { linesPaidBack } from './lines-paid-back.ts';
import { planRefund, type RefundPlan, type RefundPlanError } from './plan-refund.ts';

export interface RefundPreview extends RefundPlan {
  /** What could go back of the order after it, minor units. */
  leftMinor: number;
  /** What never can, because it pays for a later period. */
  carriedMinor: number;
  /** What the role may send back of one order, minor units; null for as much as was paid. */
  limitMinor: number | null;
  /** Where the order goes. */
  state: Order['state'];
  /** What loses a grant; where something else makes it work now or later, too, it goes on with that. */
  licences: { licence: Licence; goesOn: boolean }[];
}

/** What a refund would do, for whoever is about to ask for it. It writes nothing. */
export async function previewRefund(
  deps: Pick<SettleDeps, 'db' | 'clock' | 'providers'>,
  actor: Actor,
  { orderId, request }: { orderId: string; request: RefundRequest },
): Promise<{ ok: true; preview: RefundPreview } | { ok: false; error: RefundPlanError }> {
  const planned = await planRefund(deps.db, deps, actor, await findOrder(deps.db, orderId), request);
  if (!planned.ok) return planned;
  const { order, payment, standing, balances, amountMinor, lines } = planned.plan;
  const paid = paidFor(order).amountMinor;
  const gone = standing.reduce((sum, refund) => sum + refund.amountMinor, amountMinor);
  const state = stateOfMoney(paid, gone);
  const lost = linesPaidBack({ ...order, state }, payment, [...standing, { lines }]);
  return {
    ok: true,
    preview: {
      ...planned.plan,
      state,
      leftMinor: balances.map(leftOfLine).reduce((sum, left) => sum + left, -amountMinor),
      carriedMinor: balances.reduce((sum, line) => sum + line.carriedMinor, 0),
      limitMinor: await refundLimit(deps.db, actor, planned.plan.currency),
      licences: await losing(deps, orderId, lost),
    },
  };
}

async function losing(
  deps: { db: Db; clock: Clock },
  orderId: string,
  lines: readonly string[],
): Promise<RefundPreview['licences']> {
  const licences = (await licencesOfOrder(deps, orderId)).filter(
    ({ lineId, state }) => lines.includes(lineId) && state !== 'revoked',
  );
  const now = deps.clock.now();
  // What was left of an earlier period when it was credited to one of these.
  const comesBack = (await ordersCreditedTo(deps.db, lines)).length > 0;
  return Promise.all(
    licences.map(async (licence) => {
      const grants = await grantsOfLicence(deps.db, licence.id);
      const goesOn = grants.some(
        ({ takenBackAt, source, sourceId, worksUntil }) =>
          !(takenBackAt || source === 'grace' || lines.includes(sourceId)) &&
          (comesBack || worksUntil === null || worksUntil > now),
      );
      return { licence, goesOn };
    }),
  );
}
