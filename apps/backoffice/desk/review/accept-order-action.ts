import type { Actor } from '@spindle/domain/actor.ts';
import { acceptOrder } from '@spindle/domain/fulfilment/accept-order.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';

/** The button beside an order in review. */
export async function acceptOrderAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const orderId = z.uuid().safeParse(form.get('order'));
  if (!orderId.success) return { problem: 'not_in_review' };
  const accepted = await acceptOrder(deps, actor, { orderId: orderId.data });
  return accepted.ok ? { done: accepted.orderNumber } : { problem: accepted.error };
}
