import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { taxRate } from '@spindle/domain/tax/rate.ts';
import { REGISTRATION_SCHEMES } from '@spindle/domain/tax/registration.ts';
import { removeRegistration } from '@spindle/domain/tax/remove-registration.ts';
import { removeTaxRate } from '@spindle/domain/tax/remove-tax-rate.ts';
import { setRegistration } from '@spindle/domain/tax/set-registration.ts';
import { setTaxRate } from '@spindle/domain/tax/set-tax-rate.ts';
import { typedOf } from '../forms/form-fields.ts';
import type { Outcome } from '../forms/staff-action.ts';

type Deps = Pick<Shop, 'deps'>;

const written = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const registrationKey = (form: FormData) => ({
  country: written(form, 'country').toUpperCase(),
  scheme: REGISTRATION_SCHEMES.find((scheme) => scheme === written(form, 'scheme')) ?? 'domestic',
  validFrom: written(form, 'validFrom'),
});

const rateKey = (form: FormData) => ({
  country: written(form, 'country').toUpperCase(),
  validFrom: written(form, 'validFrom'),
});

/** The form of a registration; if it exists already, it gets the new number and last day. */
export async function setRegistrationAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const key = registrationKey(form);
  const set = await setRegistration(deps, actor, {
    ...key,
    number: written(form, 'number'),
    validUntil: written(form, 'validUntil') || null,
  });
  return set.ok ? { done: key.country, as: 'set' } : { ...typedOf(form), problem: set.error };
}

/** The button that removes a registration. */
export async function removeRegistrationAction(
  { deps }: Deps,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const key = registrationKey(form);
  const removed = await removeRegistration(deps, actor, key);
  return removed.ok ? { done: key.country, as: 'removed' } : { problem: removed.error };
}

/** The form of a rate: `19` or `25,5` per cent. */
export async function setTaxRateAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const percent = Number(written(form, 'percent').replace(',', '.') || Number.NaN);
  const rate = taxRate.safeParse({ ...rateKey(form), rateBp: Math.round(percent * 100) });
  if (!rate.success) return { ...typedOf(form), problem: 'tax_rate_invalid' };
  const set = await setTaxRate(deps, actor, rate.data);
  return set.ok ? { done: rate.data.country, as: 'set' } : { ...typedOf(form), problem: set.error };
}

/** The button that removes a rate that staff have entered. */
export async function removeTaxRateAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const key = taxRate.omit({ rateBp: true }).safeParse(rateKey(form));
  if (!key.success) return { problem: 'tax_rate_gone' };
  const removed = await removeTaxRate(deps, actor, key.data);
  return removed.ok ? { done: key.data.country, as: 'removed' } : { problem: removed.error };
}
