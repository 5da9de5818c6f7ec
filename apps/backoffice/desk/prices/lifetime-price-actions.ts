import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { changeLifetimePrice } from '@spindle/domain/subscriptions/lifetime/change-lifetime-price.ts';
import {
  type LifetimePriceKey,
  lifetimePriceKey,
} from '@spindle/domain/subscriptions/lifetime/lifetime-price.ts';
import { typedOf } from '../forms/form-fields.ts';
import { minorOf } from '../forms/money-field.ts';
import type { Outcome } from '../forms/staff-action.ts';

type Deps = Pick<Shop, 'deps'>;

const INVALID = { problem: 'lifetime_price_invalid' } as const;

function keyOf(form: FormData): LifetimePriceKey | undefined {
  const [pid, term, currency] = ['pid', 'term', 'currency'].map((name) =>
    String(form.get(name) ?? '').trim(),
  );
  return lifetimePriceKey.safeParse({ pid, term, currency }).data;
}

/** The form of a price; if it exists already, it gets the new amount. */
export async function setLifetimePriceAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const key = keyOf(form);
  const amountMinor = key && minorOf(String(form.get('amount') ?? ''), key.currency);
  if (!key || amountMinor === undefined) return { ...typedOf(form), ...INVALID };
  const set = await changeLifetimePrice(deps, actor, { ...key, amountMinor });
  return set.ok ? { done: key.pid, as: 'set' } : { ...typedOf(form), problem: set.error };
}

/** The button that removes a price. */
export async function removeLifetimePriceAction(
  { deps }: Deps,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const key = keyOf(form);
  if (!key) return INVALID;
  const removed = await changeLifetimePrice(deps, actor, { ...key, amountMinor: null });
  return removed.ok ? { done: key.pid, as: 'removed' } : { problem: removed.error };
}
