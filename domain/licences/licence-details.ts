import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { auditOf } from '../audit/audit-of.ts';
import { isHeldOffline, isStale } from './activation/device.ts';
import { selectActiveDevices } from './activation/queries.ts';
import { canBeExtended } from './extend-licence.ts';
import { grantsOfLicence } from './grants-of-licence.ts';
import { stateAt } from './licence.ts';
import { selectLicence } from './queries.ts';

/** Everything that belongs to one licence as of now, for staff. */
export async function licenceDetails({ db, clock }: { db: Db; clock: Clock }, id: string) {
  const licence = await selectLicence(db, id);
  if (!licence) return undefined;
  const now = clock.now();
  const devices = await selectActiveDevices(db, id);
  return {
    licence: { ...licence, state: stateAt(licence, now) },
    canBeExtended: canBeExtended(licence, now),
    grants: await grantsOfLicence(db, id),
    /**
     * The devices that use a seat. `offline`: the computer works by a licence file, and would keep working without its seat.
     * `stale`: a new computer would get its seat.
     */
    devices: devices.map((device) => ({
      ...{ ...device, offline: isHeldOffline(device, now), stale: isStale(device, now) },
    })),
    audit: await auditOf(db, { kind: 'licence', id }),
  };
}
