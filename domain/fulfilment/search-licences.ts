import type { Db } from '@spindle/platform/database.ts';
import { memberOfAddress } from '../accounts/member-of-address.ts';
import type { Actor } from '../actor.ts';
import { findDeviceNamed } from '../licences/desk/find-device.ts';
import { findLicenceByKey } from '../licences/find-licence-by-key.ts';
import { findOrderByNumber } from '../orders/find-order-by-number.ts';
import { mayAct } from '../staff/may-act.ts';

/** Which licences to list, by an id or number that may appear in the address of a page. */
export type LicencesOf = { licence: string } | { member: string } | { order: string } | { device: string };

/**
 * Finds licences by what a customer can tell: the whole key, the address of the account, the number of an order, or the name of
 * their computer. For staff with `licences`.
 */
export async function searchLicences(
  db: Db,
  actor: Actor,
  written: string,
): Promise<{ ok: true; of: LicencesOf } | { ok: false; error: 'not_allowed' | 'licence_unknown' }> {
  if (!(await mayAct(db, actor, 'licences'))) return { ok: false, error: 'not_allowed' };
  const of = await licencesOf(db, written.trim());
  return of ? { ok: true, of } : { ok: false, error: 'licence_unknown' };
}

async function licencesOf(db: Db, text: string): Promise<LicencesOf | undefined> {
  if (text.includes('@')) {
    const member = await memberOfAddress(db, text.toLowerCase());
    if (member !== undefined) return { member };
  }
  const licence = await findLicenceByKey(db, text);
  if (licence) return { licence: licence.id };
  const order = await findOrderByNumber(db, text.toUpperCase());
  if (order) return { order: order.number };
  const device = await findDeviceNamed(db, text);
  return device === undefined ? undefined : { device };
}
