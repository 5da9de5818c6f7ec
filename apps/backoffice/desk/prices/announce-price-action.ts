import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { announcePriceChange } from '@spindle/domain/subscriptions/prices/announce-price-change.ts';
import { priceChangeInput } from '@spindle/domain/subscriptions/prices/price-change.ts';
import { momentOf, typedOf } from '../forms/form-fields.ts';
import { minorOf } from '../forms/money-field.ts';
import type { Outcome } from '../forms/staff-action.ts';

/** The form of a price change. */
export async function announcePriceAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const [pid, term, currency, amount, withoutAgreement] = [
    ...['pid', 'term', 'currency', 'amount', 'without'],
  ].map((name) => String(form.get(name) ?? '').trim());
  const priceMinor = minorOf(amount ?? '', currency ?? '');
  const startsAt = momentOf(form.get('starts'));
  const asked = priceChangeInput.safeParse({ pid, term, currency, priceMinor, startsAt, withoutAgreement });
  if (!asked.success) return { ...typedOf(form), problem: 'price_change_invalid' };
  const announced = await announcePriceChange(deps, actor, asked.data);
  return announced.ok ? { done: asked.data.pid } : { ...typedOf(form), problem: announced.error };
}
