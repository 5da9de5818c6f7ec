import { type Licence, opensOf } from '../licence.ts';
import type { Device } from './device.ts';

/** What a licence lets a device do, as signed answers and licence files say it. */
export const rightsOf = ({ licence, device }: { licence: Licence; device: Device }) => ({
  device_id: device.id,
  pid: licence.pid,
  opens: opensOf(licence),
  licence_type: licence.licenceType,
  seats: licence.seats,
  works_until: licence.worksUntil?.toISOString() ?? null,
  updates_until: licence.updatesUntil?.toISOString() ?? null,
});
