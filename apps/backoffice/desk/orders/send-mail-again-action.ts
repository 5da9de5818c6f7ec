import type { Actor } from '@spindle/domain/actor.ts';
import { sendMailAgain } from '@spindle/domain/checkout/send-mail-again.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';
import { orderPage } from '../pages.ts';

const sent = z.object({ orderId: z.uuid(), kind: z.enum(['key', 'gift']), requestKey: z.uuid() });

/** Where the buttons beside an order's mails lead back to. */
export const mailPage = (form: FormData): string => orderPage(String(form.get('number') ?? ''));

/** The button that sends one of an order's mails again. */
export async function sendMailAgainAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const asked = sent.safeParse({
    ...{ orderId: form.get('order'), kind: form.get('mail'), requestKey: form.get('key') },
  });
  if (!asked.success) return { problem: 'no_such_mail' };
  const again = await sendMailAgain(deps, actor, asked.data);
  return again.ok ? { done: again.orderNumber, as: 'mail' } : { problem: again.error };
}
