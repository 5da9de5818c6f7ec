import type { Actor } from '@spindle/domain/actor.ts';
import { settleCancellation } from '@spindle/domain/cancellations/settle-cancellation.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';

/** The button that settles a declaration which waits for a person. */
export async function settleCancellationAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const { success, data } = z.uuid().safeParse(form.get('cancellation'));
  if (!success) return { problem: 'cancellation_settled' };
  const settled = await settleCancellation(deps, actor, { cancellationId: data });
  if (settled.ok) return { done: settled.contract };
  return { problem: settled.error === 'not_found' ? 'cancellation_settled' : settled.error };
}
