import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { changePromotion } from '@spindle/domain/pricing/change-promotion.ts';
import { endPromotion } from '@spindle/domain/pricing/end-promotion.ts';
import { makePromotion } from '@spindle/domain/pricing/make-promotion.ts';
import { STACKING } from '@spindle/domain/pricing/promotion.ts';
import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { listOf, momentOf, numberOf, typedOf } from '../forms/form-fields.ts';
import type { Outcome } from '../forms/staff-action.ts';

type Deps = Pick<Shop, 'deps'>;

/** The form of a promotion: a new one, or with `edit` a change to the one with that key. */
export async function savePromotionAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const edited = form.get('edit');
  const key = String(edited ?? form.get('key') ?? '');
  const timeZone = await findTimeZone(deps.db);
  const startsAt = momentOf(form.get('starts'), timeZone);
  const endsAt = momentOf(form.get('ends'), timeZone);
  const stacking = STACKING.find((each) => each === form.get('stacking'));
  if (!startsAt || !endsAt || !stacking) return { ...typedOf(form), problem: 'promotion_invalid' };
  const fields = {
    key,
    ...{ name: String(form.get('name') ?? ''), startsAt, endsAt, stacking },
    pids: form.getAll('pids').flatMap(listOf),
    licenceTypes: LICENCE_TYPES.filter((type) => form.getAll('licences').includes(type)),
    countries: listOf(form.get('countries')),
    tags: listOf(form.get('tags')),
    payPercent: 100 - (numberOf(form.get('off')) ?? 0),
    maxUses: numberOf(form.get('max_uses')),
    maxUsesPerCustomer: numberOf(form.get('max_per_customer')),
  };
  const saved =
    edited === null ? await makePromotion(deps, actor, fields) : await changePromotion(deps, actor, fields);
  if (!saved.ok) return { ...typedOf(form), problem: saved.error };
  return { done: key, as: edited === null ? 'made' : 'changed' };
}

/** The button that ends a promotion. */
export async function endPromotionAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const key = String(form.get('key') ?? '');
  const ended = await endPromotion(deps, actor, { key });
  return ended.ok ? { done: key, as: 'ended' } : { problem: ended.error };
}
