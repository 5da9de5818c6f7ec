import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { ANY, payRatio } from '@spindle/domain/pay-ratios/pay-ratio.ts';
import { removePayRatio } from '@spindle/domain/pay-ratios/remove-pay-ratio.ts';
import { setPayRatio } from '@spindle/domain/pay-ratios/set-pay-ratio.ts';
import { numberOf, typedOf } from '../forms/form-fields.ts';
import type { Outcome } from '../forms/staff-action.ts';

type Deps = Pick<Shop, 'deps'>;

const written = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const keyOf = (form: FormData) => ({
  country: written(form, 'country').toUpperCase() || ANY,
  currency: written(form, 'currency'),
  kind: written(form, 'kind'),
  method: written(form, 'method'),
});

/** The form of a weight; if it exists already, it gets the new number. */
export async function setPayRatioAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const row = payRatio.safeParse({ ...keyOf(form), weight: numberOf(form.get('weight')) });
  if (!row.success) return { ...typedOf(form), problem: 'pay_ratio_invalid' };
  const set = await setPayRatio(deps, actor, row.data);
  return set.ok ? { done: row.data.method, as: 'set' } : { ...typedOf(form), problem: set.error };
}

/** The button that removes a weight. */
export async function removePayRatioAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const key = payRatio.omit({ weight: true }).safeParse(keyOf(form));
  if (!key.success) return { problem: 'pay_ratio_gone' };
  const removed = await removePayRatio(deps, actor, key.data);
  return removed.ok ? { done: key.data.method, as: 'removed' } : { problem: removed.error };
}
