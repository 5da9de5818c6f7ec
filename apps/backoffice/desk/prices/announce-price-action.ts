import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import { announcePriceChange } from '@spindle/domain/subscriptions/prices/announce-price-change.ts';
import { typedOf } from '../forms/form-fields.ts';
import type { Outcome } from '../forms/staff-action.ts';
import { askedPrice } from './asked-price.ts';

/** The button below the preview of a price change, which announces it. */
export async function announcePriceAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const asked = askedPrice(
    {
      ...{ pid: typed('pid'), term: typed('term'), currency: typed('currency') },
      ...{ amount: typed('amount'), starts: typed('starts'), without: typed('without') },
    },
    await findTimeZone(deps.db),
  );
  if (!asked) return { ...typedOf(form), problem: 'price_change_invalid' };
  const announced = await announcePriceChange(deps, actor, asked);
  return announced.ok ? { done: asked.pid } : { ...typedOf(form), problem: announced.error };
}
