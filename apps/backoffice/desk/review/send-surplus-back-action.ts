import type { Actor } from '@spindle/domain/actor.ts';
import { sendSurplusBack } from '@spindle/domain/fulfilment/send-surplus-back.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import { keepForm } from '../forms/kept-forms.ts';
import type { Outcome } from '../forms/staff-action.ts';
import { orderPage, REVIEW_PAGE } from '../pages.ts';

const sent = z.object({
  payment: z.uuid(),
  number: z.string(),
  key: z.uuid(),
  reason: z.string().trim().min(1).max(500),
});

/** The page that the button leads back to: that of the order, or that of all orders in review. */
export function pageOfSurplus(form: FormData): string {
  const number = String(form.get('page') === 'order' ? (form.get('number') ?? '') : '');
  return number ? orderPage(number) : REVIEW_PAGE;
}

/** The button beside a payment that came for an order once too often. */
export async function sendSurplusBackAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const asked = sent.safeParse(Object.fromEntries(form));
  if (!asked.success) return { problem: 'refund_invalid' };
  const { payment: paymentId, number, key: requestKey, reason } = asked.data;
  const back = await sendSurplusBack(deps, actor, { paymentId, reason, requestKey });
  return back.ok
    ? { done: number, as: 'surplus' }
    : { problem: back.error, kept: keepForm(form, actor, deps.clock) };
}
