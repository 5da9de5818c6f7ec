import type { Actor } from '@spindle/domain/actor.ts';
import { refundOrder } from '@spindle/domain/fulfilment/refund-order.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';
import { orderPage } from '../pages.ts';

const sent = z.object({
  order: z.uuid(),
  key: z.uuid(),
  reason: z.string().trim().min(1).max(500),
  lines: z
    .array(
      z
        .string()
        .regex(/^[0-9a-f-]{36} \d{1,10}$/)
        .transform((written) => {
          const [lineId = '', amount] = written.split(' ');
          return { lineId, amountMinor: Number(amount) };
        }),
    )
    .min(1),
});

const numberOf = (form: FormData) => String(form.get('number') ?? '');

/** Where the form of a refund leads back to. */
export const refundPage = (form: FormData): string => orderPage(numberOf(form));

/** Confirms a refund whose consequences were shown. */
export async function refundOrderAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const asked = sent.safeParse({
    ...{ order: form.get('order'), key: form.get('key'), reason: form.get('reason') },
    lines: form.getAll('line'),
  });
  if (!asked.success) return { problem: 'refund_invalid' };
  const { order: orderId, key: requestKey, reason, lines } = asked.data;
  const refunded = await refundOrder(deps, actor, { orderId, requestKey, reason, request: { lines } });
  return refunded.ok ? { done: numberOf(form) } : { problem: refunded.error };
}
