import { deviceOfMember } from '@spindle/domain/licences/activation/device-of-member.ts';
import { findLicence } from '@spindle/domain/licences/find-licence.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findNamedOffers } from '../named-offers.ts';

/** A device that is about to lose its seat. */
export interface DeviceToRelease {
  name: string;
  /** The product it is activated for. */
  product: string;
}

/** Undefined for a device that uses no seat of the member's licences. */
export async function loadDevice(
  db: Db,
  { memberId, deviceId, locale }: { memberId: string; deviceId: string; locale: Locale },
): Promise<DeviceToRelease | undefined> {
  const device = await deviceOfMember(db, { memberId, deviceId });
  const licence = device && (await findLicence(db, device.licenceId));
  if (!licence) return undefined;
  const { nameOf } = await findNamedOffers(db, [licence.pid], locale);
  return { name: device.name, product: nameOf(licence) };
}
