import { type KnownDevices, knownDevices } from '@spindle/platform/known-device.ts';
import type { AccountsDeps } from '../deps.ts';

export const DEVICE_COOKIE = 'known_device';

/** The devices on which members have logged in. */
export function memberDevices({
  secret,
  clock,
  cookies,
}: Pick<AccountsDeps, 'secret' | 'clock' | 'cookies'>): KnownDevices {
  return knownDevices({ cookie: DEVICE_COOKIE, secret, clock, scope: cookies });
}
