import type { Actor } from '@spindle/domain/actor.ts';
import { refuseOrder } from '@spindle/domain/fulfilment/refuse-order.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';

const sent = z.object({
  order: z.uuid(),
  number: z.string(),
  key: z.uuid(),
  amount: z.coerce.number().int().min(1),
  reason: z.string().trim().min(1).max(500),
});

/** Confirms a refusal whose consequences were shown. */
export async function refuseOrderAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const asked = sent.safeParse(Object.fromEntries(form));
  if (!asked.success) return { problem: 'refund_invalid' };
  const { order: orderId, number, key: requestKey, amount: shownMinor, reason } = asked.data;
  const refused = await refuseOrder(deps, actor, { orderId, shownMinor, reason, requestKey });
  return refused.ok ? { done: number, as: 'refused' } : { problem: refused.error };
}
