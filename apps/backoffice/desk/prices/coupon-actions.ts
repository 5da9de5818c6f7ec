import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { changeCoupon } from '@spindle/domain/pricing/change-coupon.ts';
import { endCoupon } from '@spindle/domain/pricing/end-coupon.ts';
import { makeCoupon } from '@spindle/domain/pricing/make-coupon.ts';
import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import { listOf, momentOf, numberOf, typedOf } from '../forms/form-fields.ts';
import type { Outcome } from '../forms/staff-action.ts';

type Deps = Pick<Shop, 'deps'>;

/** The form of a coupon: a new one, or with `edit` a change to the one with that code. */
export async function saveCouponAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const edited = form.get('edit');
  const code = String(edited ?? form.get('code') ?? '');
  const audience = form.get('audience');
  const timeZone = await findTimeZone(deps.db);
  const fields = {
    code,
    audience:
      audience === 'person'
        ? { email: String(form.get('email') ?? '') }
        : audience === 'public'
          ? ('public' as const)
          : ('link' as const),
    pids: form.getAll('pids').flatMap(listOf),
    payPercent: 100 - (numberOf(form.get('off')) ?? 0),
    maxUses: numberOf(form.get('max_uses')),
    startsAt: momentOf(form.get('starts'), timeZone),
    endsAt: momentOf(form.get('ends'), timeZone),
  };
  const saved =
    edited === null ? await makeCoupon(deps, actor, fields) : await changeCoupon(deps, actor, fields);
  if (!saved.ok) return { ...typedOf(form), problem: saved.error };
  return { done: code.trim().toUpperCase(), as: edited === null ? 'made' : 'changed' };
}

/** The button that ends a coupon. */
export async function endCouponAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const code = String(form.get('code') ?? '');
  const ended = await endCoupon(deps, actor, { code });
  return ended.ok ? { done: code, as: 'ended' } : { problem: ended.error };
}
