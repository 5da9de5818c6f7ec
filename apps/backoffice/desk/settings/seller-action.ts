import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { changeSeller } from '@spindle/domain/seller/change-seller.ts';
import { typedOf } from '../forms/form-fields.ts';
import type { Outcome } from '../forms/staff-action.ts';

/** The form of the seller's details. */
export async function saveSellerAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const written = (name: string) => String(form.get(name) ?? '');
  const changed = await changeSeller(deps, actor, {
    legalName: written('legalName'),
    street: written('street'),
    postalCode: written('postalCode'),
    city: written('city'),
    country: written('country'),
    vatId: written('vatId'),
    taxId: written('taxId'),
    timeZone: written('timeZone').trim(),
  });
  return changed.ok ? { done: 'seller' } : { ...typedOf(form), problem: changed.error };
}
