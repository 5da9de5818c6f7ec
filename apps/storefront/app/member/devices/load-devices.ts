import type { Device } from '@spindle/domain/licences/activation/device.ts';
import { devicesOfMember } from '@spindle/domain/licences/activation/devices-of-member.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import type { DiscLine } from '../../ui/Disc.tsx';
import { type AskedPlace, isMeant, type ListPlace, pageOf } from '../list-place.ts';
import { byUse } from '../my-products/by-use.ts';
import { findNamedOffers } from '../named-offers.ts';
import { type ShownDevice, showDevice } from './show-device.ts';

/** How many computers, and licences without one, stand on one page. */
const A_PAGE = 40;

/** A licence with its seats. */
export interface LicenceSeats {
  id: string;
  key: string;
  name: string;
  line: DiscLine;
  state: Licence['state'];
  seats: number;
  /** Seats that are taken, of which the page may show some. */
  used: number;
  devices: ShownDevice[];
}

export interface Seats {
  licences: LicenceSeats[];
  place: ListPlace;
}

/**
 * The member's licences that have a seat to take or to free, with the devices that use its seats, a page at a time: what
 * is looked for is a computer's name, or that or the key of a licence. Those that work come first.
 * @param licenceId this one alone
 * @param byKey whether parts of keys are looked for, too
 */
export async function loadDevices(
  deps: { db: Db; clock: Clock },
  {
    memberId,
    locale,
    links,
    asked = { q: '', page: 1 },
    licenceId,
    byKey = true,
  }: {
    memberId: string;
    locale: Locale;
    links: Links;
    asked?: AskedPlace;
    licenceId?: string | undefined;
    byKey?: boolean | undefined;
  },
): Promise<Seats> {
  const [all, devices] = await Promise.all([
    licencesOfMember(deps, { memberId }),
    devicesOfMember(deps.db, memberId),
  ]);
  const byLicence = Map.groupBy(devices, ({ licenceId }) => licenceId);
  const licences = byUse(all.filter(({ id, state }) => state === 'active' || byLicence.has(id)));
  const { offers, nameOf } = await findNamedOffers(
    deps.db,
    licences.map(({ pid }) => pid),
    locale,
  );
  const isFound = isMeant(asked.q);
  const rows = licences.flatMap((licence): { licence: Licence; device: Device | undefined }[] => {
    const own: (Device | undefined)[] = byLicence.get(licence.id) ?? [undefined];
    if (licenceId !== undefined && licence.id !== licenceId) return [];
    const whole = isFound(nameOf(licence), licence.productName, byKey ? licence.key : undefined);
    return own.filter((device) => whole || isFound(device?.name)).map((device) => ({ licence, device }));
  });
  const total = licences.reduce((sum, { id }) => sum + (byLicence.get(id)?.length ?? 1), 0);
  const { rows: shown, place } = pageOf(rows, asked, { size: A_PAGE, total });
  const how = { now: deps.clock.now(), format: dayFormatter(locale), links };
  return {
    place,
    licences: [...Map.groupBy(shown, ({ licence }) => licence)].map(([licence, its]) => ({
      ...{ id: licence.id, key: licence.key, state: licence.state, seats: licence.seats },
      name: nameOf(licence),
      line: offers.get(licence.pid)?.productLine ?? 'suite',
      used: byLicence.get(licence.id)?.length ?? 0,
      devices: its.flatMap(({ device }) => (device ? [showDevice(device, how)] : [])),
    })),
  };
}
