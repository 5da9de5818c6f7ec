import type { Actor } from '@spindle/domain/actor.ts';
import { cancelRefundedOrder } from '@spindle/domain/fulfilment/cancel-refunded-order.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';

/** The button beside an order in review whose money was sent back. */
export async function cancelOrderAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const orderId = z.uuid().safeParse(form.get('order'));
  if (!orderId.success) return { problem: 'not_in_review' };
  const cancelled = await cancelRefundedOrder(deps, actor, { orderId: orderId.data });
  return cancelled.ok ? { done: cancelled.orderNumber, as: 'cancelled' } : { problem: cancelled.error };
}
