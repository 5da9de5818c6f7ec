import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { withdrawPriceChange } from '@spindle/domain/subscriptions/prices/withdraw-price-change.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';

/** The button that withdraws an announced price. */
export async function withdrawPriceAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const changeId = z.uuid().safeParse(form.get('change')).data;
  if (!changeId) return { problem: 'price_change_gone' };
  const withdrawn = await withdrawPriceChange(deps, actor, { changeId });
  return withdrawn.ok ? { done: withdrawn.change.pid, as: 'withdrawn' } : { problem: withdrawn.error };
}
