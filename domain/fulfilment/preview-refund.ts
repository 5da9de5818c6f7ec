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
  /** What could go back of the order after it, minor units. */
  leftMinor: number;
  /** What never can, because it pays for a later period. */
  carriedMinor: number;
  /** What the role may send back of one order, minor units; null for as much as was paid. */
  limitMinor: number | null;
  /** Where the order goes. */
  state: Order['state'];
  /** What loses a grant, as it is and as it will be, each in its state as of now. */
  licences: { licence: Licence; after: Licence }[];
  /** The subscriptions that end with it. */
  ends: EndedSubscription[];
}

/**
 * What a refund would do, for whoever is about to ask for it: it is booked as done, with those that the provider has not
 * answered yet, and all of that is given up again. The order is locked meanwhile: whoever only looks at it asks `planRefund`.
 */
export async function previewRefund(
  deps: SettleDeps,
  actor: Actor,
  { orderId, request }: { orderId: string; request: RefundRequest },
): Promise<{ ok: true; preview: RefundPreview } | { ok: false; error: RefundPlanError }> {
  // Who may send nothing back holds up nobody.
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

/** Books a refund as one that the provider has made. Its documents are left out: nobody is shown them. */
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

/** What the lines of an order have granted that stands. */
async function standingGrants(tx: Db, { lines }: Order): Promise<LicenceGrant[]> {
  const grants = await Promise.all(lines.map(({ id }) => grantsOfLine(tx, id)));
  return grants.flat().filter(({ takenBackAt }) => !takenBackAt);
}

/** The licences of which some of these grants stand no more. */
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
