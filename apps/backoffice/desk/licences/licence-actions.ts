import type { Actor } from '@spindle/domain/actor.ts';
import { searchLicences } from '@spindle/domain/fulfilment/search-licences.ts';
import { takeBack } from '@spindle/domain/fulfilment/take-back.ts';
import { releaseByStaff } from '@spindle/domain/licences/activation/release-by-staff.ts';
import { giveNewKey } from '@spindle/domain/lost-keys/give-new-key.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { giveDays } from '@spindle/domain/subscriptions/give-days.ts';
import { z } from 'zod';
import { numberOf } from '../forms/form-fields.ts';
import { keepForm } from '../forms/kept-forms.ts';
import type { Outcome } from '../forms/staff-action.ts';
import { LICENCES_PAGE, licencePage, licencesPage } from '../pages.ts';

type Deps = Pick<Shop, 'deps'>;

const idOf = (form: FormData, name: string) => z.uuid().safeParse(form.get(name)).data;

/** Where the forms about a licence lead back to. */
export function pageOfLicence(form: FormData): string {
  const id = idOf(form, 'licence');
  return id === undefined ? LICENCES_PAGE : licencePage(id);
}

/** The button that revokes a licence for good. */
export async function revokeLicenceAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const licenceId = idOf(form, 'licence');
  if (licenceId === undefined) return { problem: 'licence_gone' };
  const revoked = await takeBack(deps, actor, { licenceId });
  if (revoked.ok) return { done: 'revoked' };
  return { problem: revoked.error === 'not_allowed' ? 'not_allowed' : 'licence_gone' };
}

/** The button that frees the seat of a computer. */
export async function releaseDeviceAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const [licenceId, deviceId] = [idOf(form, 'licence'), idOf(form, 'device')];
  if (licenceId === undefined || deviceId === undefined) return { problem: 'device_unknown' };
  const released = await releaseByStaff(deps, actor, { licenceId, deviceId });
  return released.ok ? { done: 'released' } : { problem: released.error };
}

/** The button that replaces the key of a licence. */
export async function replaceKeyAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const licenceId = idOf(form, 'licence');
  if (licenceId === undefined) return { problem: 'licence_gone' };
  const given = await giveNewKey(deps, actor, { licenceId, former: String(form.get('former') ?? '') });
  if (given.ok) return { done: 'key_replaced' };
  const isGone = given.error === 'not_found' || given.error === 'already_revoked';
  return { problem: isGone ? 'licence_gone' : given.error };
}

/** The form that extends a licence by some days. */
export async function extendLicenceAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const [licenceId, requestKey] = [idOf(form, 'licence'), idOf(form, 'key')];
  if (licenceId === undefined || requestKey === undefined) return { problem: 'licence_gone' };
  const extended = await giveDays(deps, actor, {
    ...{ licenceId, requestKey, days: numberOf(form.get('days')) ?? 0 },
    reason: String(form.get('reason') ?? ''),
  });
  if (extended.ok) return { done: 'extended' };
  return { problem: extended.error === 'not_found' ? 'licence_gone' : extended.error };
}

/** The form that finds licences by what their owner can tell. */
export async function findLicencesAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const found = await searchLicences(deps.db, actor, String(form.get('q') ?? ''));
  if (!found.ok) return { problem: found.error, kept: keepForm(form, actor, deps.clock) };
  return { found: 'licence' in found.of ? licencePage(found.of.licence) : licencesPage(found.of) };
}
