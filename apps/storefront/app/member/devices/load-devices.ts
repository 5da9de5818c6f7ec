import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import { type Device, isHeldOffline, isStale } from '@spindle/domain/licences/activation/device.ts';
import { devicesOfMember } from '@spindle/domain/licences/activation/devices-of-member.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import type { DiscLine } from '../../ui/Disc.tsx';

/** A computer that uses a seat; days are in the member's language. */
export interface ShownDevice {
  id: string;
  name: string;
  system: Device['system'];
  lastSeen: string;
  /** It was not heard of for so long that another one may have its seat. */
  stale: boolean;
  /** Undefined for a machine without a network, which gives up its seat by a signed release alone. */
  releaseHref: string | undefined;
}

/** A licence with its seats. */
export interface LicenceSeats {
  id: string;
  key: string;
  name: string;
  line: DiscLine;
  state: Licence['state'];
  seats: number;
  devices: ShownDevice[];
}

/** The member's licences that have a seat to take or to free, each with the devices that use its seats. */
export async function loadDevices(
  deps: { db: Db; clock: Clock },
  { memberId, locale, links }: { memberId: string; locale: Locale; links: Links },
): Promise<LicenceSeats[]> {
  const [licences, devices] = await Promise.all([
    licencesOfMember(deps, { memberId }),
    devicesOfMember(deps.db, memberId),
  ]);
  const offers = await findOffers(
    deps.db,
    licences.map(({ pid }) => pid),
  );
  const formatDay = dayFormatter(locale);
  const now = deps.clock.now();
  return licences
    .map(({ id, key, pid, productName, state, seats }) => {
      const offer = offers.find((sold) => sold.pid === pid);
      return {
        ...{ id, key, state, seats },
        name: offer ? namesIn(offer, locale).name : productName,
        line: offer?.productLine ?? 'suite',
        devices: devices
          .filter(({ licenceId }) => licenceId === id)
          .map((device) => ({
            id: device.id,
            name: device.name,
            system: device.system,
            lastSeen: formatDay(device.lastSeenAt),
            stale: isStale(device, now),
            releaseHref: isHeldOffline(device, now) ? undefined : links.releaseDevice(device.id),
          })),
      };
    })
    .filter((licence) => licence.state === 'active' || licence.devices.length > 0);
}
