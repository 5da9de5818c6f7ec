import { listSeats } from '@spindle/domain/licences/activation/list-seats.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { productsOfMember } from '@spindle/domain/licences/products-of-member.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import type { DiscLine } from '../../ui/Disc.tsx';
import type { AskedPlace, ListPlace } from '../list-place.ts';
import { meantBy } from '../my-products/meant-licences.ts';
import { findNamedOffers } from '../named-offers.ts';
import { type ShownDevice, showDevice } from './show-device.ts';

/** How many computers, and licences without one, a page shows. */
const A_PAGE = 40;

/** A licence with its seats. */
export interface LicenceSeats {
  id: string;
  key: string;
  name: string;
  line: DiscLine;
  state: Licence['state'];
  seats: number;
  /** Seats that are taken; the page may show only some of them. */
  used: number;
  devices: ShownDevice[];
}

export interface Seats {
  licences: LicenceSeats[];
  place: ListPlace;
}

/**
 * The member's licences that have seats to take or to free, with the devices that use them, a page at a time. The search
 * looks for a computer's name, or for a licence's name or key. Licences that work come first.
 * @param licenceId only this one
 * @param byKey whether the search may match parts of keys
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
  const like =
    asked.q === ''
      ? undefined
      : {
          ...(await meantBy(asked.q, await productsOfMember(deps.db, memberId), {
            db: deps.db,
            locale,
            byKey,
          })),
          device: asked.q,
        };
  const { licences, ...at } = await listSeats(deps, {
    ...{ memberId, like, licenceId, page: asked.page, size: A_PAGE },
  });
  const pids = licences.map(({ licence }) => licence.pid);
  const { offers, nameOf } = await findNamedOffers(deps.db, pids, locale);
  const how = { now: deps.clock.now(), format: dayFormatter(locale), links };
  return {
    place: { q: asked.q, ...at, isLong: at.total > A_PAGE },
    licences: licences.map(({ licence, devices, taken }) => ({
      ...{ id: licence.id, key: licence.key, state: licence.state, seats: licence.seats, used: taken },
      name: nameOf(licence),
      line: offers.get(licence.pid)?.productLine ?? 'suite',
      devices: devices.map((device) => showDevice(device, how)),
    })),
  };
}
