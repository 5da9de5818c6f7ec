import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type Licence, stateAt } from '../licence.ts';
import type { SeatsLike } from '../licences-like.ts';
import type { Device } from './device.ts';
import { countSeatPlaces, selectSeatPlaces, selectTakenSeatsOf } from './list-queries.ts';

export interface SeatPage {
  /** The devices on this page, the last seen first, by licence, in the order of `listLicences`. */
  licences: {
    licence: Licence;
    devices: Device[];
    /** How many seats are taken, without stale devices. */
    taken: number;
  }[];
  page: number;
  pages: number;
  /** How many devices, and licences without a device, match the search, and how many there are in all. */
  found: number;
  total: number;
}

/**
 * A page of the devices that use seats of a member's licences, and of the working licences without a device. A page number
 * beyond the last page gives the last page.
 * @param licenceId lists this licence only
 */
export async function listSeats(
  { db, clock }: { db: Db; clock: Clock },
  {
    page: asked,
    size,
    ...which
  }: {
    memberId: string;
    like?: SeatsLike | undefined;
    licenceId?: string | undefined;
    page: number;
    size: number;
  },
): Promise<SeatPage> {
  const now = clock.now();
  const { total, found } = await countSeatPlaces(db, { ...which, now });
  const pages = Math.max(1, Math.ceil(found / size));
  const page = Math.min(asked, pages);
  const rows = await selectSeatPlaces(db, { ...which, now, offset: (page - 1) * size, limit: size });
  const byLicence = [...Map.groupBy(rows, ({ licence }) => licence.id).values()];
  const taken = await selectTakenSeatsOf(
    db,
    byLicence.flatMap(([first]) => first?.licence.id ?? []),
    now,
  );
  const licences = byLicence.flatMap((its) => {
    const licence = its[0]?.licence;
    if (!licence) return [];
    const devices = its.flatMap(({ device }) => device ?? []);
    return [
      { licence: { ...licence, state: stateAt(licence, now) }, devices, taken: taken.get(licence.id) ?? 0 },
    ];
  });
  return { licences, page, pages, found, total };
}
