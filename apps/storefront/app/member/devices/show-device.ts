import { type Device, isHeldOffline, isStale } from '@spindle/domain/licences/activation/device.ts';
import type { Links } from '../../../page/links.ts';

/** A computer that uses a seat; days are in the member's language. */
export interface ShownDevice {
  id: string;
  name: string;
  system: Device['system'];
  lastSeen: string;
  /** Not heard of for so long that another computer may get its seat. */
  stale: boolean;
  /** Undefined for a machine without a network, which gives up its seat only by a signed release. */
  releaseHref: string | undefined;
}

export function showDevice(
  device: Device,
  { now, format, links }: { now: Date; format: (day: Date) => string; links: Links },
): ShownDevice {
  return {
    id: device.id,
    name: device.name,
    system: device.system,
    lastSeen: format(device.lastSeenAt),
    stale: isStale(device, now),
    releaseHref: isHeldOffline(device, now) ? undefined : links.releaseDevice(device.id),
  };
}
