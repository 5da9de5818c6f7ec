import { knownDevice } from '@spindle/platform/cookies/table.ts';
import { type KnownDevices, knownDevices } from '@spindle/platform/known-device.ts';
import type { AccountsDeps } from '../deps.ts';

/** The devices on which members have logged in. */
export function memberDevices({
  secret,
  clock,
  cookies,
}: Pick<AccountsDeps, 'secret' | 'clock' | 'cookies'>): KnownDevices {
  return knownDevices({ cookie: knownDevice, secret, clock, scope: cookies });
}
