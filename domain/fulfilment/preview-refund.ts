import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import type { LicenceGrant } from '../licences/grant.ts';
import { grantsOfLine } from '../licences/grants-of-line.ts';
import type { Licence } from '../licences/licence.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import { findOrder } from '../orders/find-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Order } from '../orders/order.ts';
import { leftOfLine, type RefundRequest } from '../payments/refunds/refund.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { mayAct } from '../staff/may-act.ts';
import { refundLimit } from '../staff/may-refund.ts';
import { bookRefund } from './book-refund.ts';
import type { EndedSubscription, SettleDeps } from './deps.ts';
import { planRefund, type RefundPlan, type RefundPlanError } from './plan-refund.ts';
import { rehearse } from './rehearse.ts';

export interface RefundPreview extends RefundPlan {
  /** What could still be refunded of the order afterwards, minor units. */
  leftMinor: number;
  /** What can't be refunded, because it was turned into credit; minor units. */
  carriedMinor: number;
  /** What the role may refund of one order, minor units; null for no limit. */
  limitMinor: number | null;
  /** The state that the order will have. */
  state: Order['state'];
  /** The licences that lose a grant, before and after the refund, with their states as of now. */
  licences: { licence: Licence; after: Licence }[];
  /** The subscriptions that end with it. */
  ends: EndedSubscription[];
}

/**
 * What a refund would do, for staff who are about to ask for it: the refund, and those that the provider has not answered yet,
 * are booked as made in a transaction that is rolled back. It locks the order meanwhile; to only view an order use `planRefund`.
 */
export async function previewRefund(
  deps: SettleDeps,
  actor: Actor,
  { orderId, request }: { orderId: string; request: RefundRequest },
): Promise<{ ok: true; preview: RefundPreview } | { ok: false; error: RefundPlanError }> {
  // Asked first, so that staff who may not refund lock nothing.
  if (!(await mayAct(deps.db, actor, 'refunds'))) return { ok: false, error: 'not_allowed' };
  return rehearse(deps.db, async (tx) => {
    const planned = await planRefund(tx, deps, actor, await lockOrder(tx, orderId), request);
    if (!planned.ok) return planned;
    const { plan } = planned;
    const { order, balances, amountMinor } = plan;
    for (const { id, state } of plan.standing) if (state === 'requested') await book(deps, tx, id);
    const licences = await licencesOfOrder({ db: tx, clock: deps.clock }, orderId);
    const before = { licences, grants: await standingGrants(tx, order) };
    const ends = await book(deps, tx, await write(deps, tx, plan));
    return {
      ok: true,
      preview: {
        ...plan,
        state: (await findOrder(tx, orderId))?.state ?? order.state,
        leftMinor: balances.map(leftOfLine).reduce((sum, left) => sum + left, -amountMinor),
        carriedMinor: balances.reduce((sum, line) => sum + line.carriedMinor, 0),
        limitMinor: await refundLimit(tx, actor, plan.currency),
        licences: await losing(deps, tx, order, before),
        ends,
      },
    };
  });
}

async function write({ clock }: SettleDeps, tx: Db, plan: RefundPlan): Promise<string> {
  const { order, payment, amountMinor, currency, lines } = plan;
  const of = { orderId: order.id, paymentId: payment.id, provider: payment.provider };
  const refund = await requestRefund(tx, {
    ...{ ...of, requestKey: randomUUID(), amountMinor, currency, lines },
    ...{ reason: '', createdAt: clock.now() },
  });
  return refund.id;
}

/** Books a refund as if the provider had made it. Documents are not issued, because the preview does not show them. */
async function book(deps: SettleDeps, tx: Db, refundId: string): Promise<EndedSubscription[]> {
  const ended: EndedSubscription[] = [];
  const rehearsed: SettleDeps = {
    ...deps,
    db: tx,
    tellMoneyBack: async () => undefined,
    async tellTakenBack(...told) {
      const one = await deps.tellTakenBack(...told);
      ended.push(...one);
      return one;
    },
  };
  await bookRefund(rehearsed, refundId, { id: refundId, status: 'succeeded', failure: null });
  return ended;
}

/** The grants of an order's lines that were not taken back. */
async function standingGrants(tx: Db, { lines }: Order): Promise<LicenceGrant[]> {
  const grants = await Promise.all(lines.map(({ id }) => grantsOfLine(tx, id)));
  return grants.flat().filter(({ takenBackAt }) => !takenBackAt);
}

/** The licences that have lost some of these grants. */
async function losing(
  { clock }: SettleDeps,
  tx: Db,
  order: Order,
  before: { licences: readonly Licence[]; grants: readonly LicenceGrant[] },
): Promise<RefundPreview['licences']> {
  const standing = new Set((await standingGrants(tx, order)).map(({ id }) => id));
  const lost = new Set(before.grants.flatMap(({ id, licenceId }) => (standing.has(id) ? [] : licenceId)));
  const after = new Map((await licencesOfOrder({ db: tx, clock }, order.id)).map((one) => [one.id, one]));
  return [...lost].flatMap((id) => {
    const licence = before.licences.find((one) => one.id === id);
    const then = after.get(id);
    return licence && then ? [{ licence, after: then }] : [];
  });
}
