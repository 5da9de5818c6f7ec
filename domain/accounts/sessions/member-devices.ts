import { knownDevice } from '@spindle/platform/cookies/table.ts';
import { type KnownDevices, knownDevices } from '@spindle/platform/known-device.ts';
import { findForgotten } from '../denial/queries.ts';
import type { AccountsDeps } from '../deps.ts';

/** The devices on which members have logged in. */
export function memberDevices({
  secret,
  clock,
  cookies,
}: Pick<AccountsDeps, 'secret' | 'clock' | 'cookies'>): KnownDevices {
  return knownDevices({ cookie: knownDevice, secret, clock, scope: cookies });
}

/**
 * The id of a browser that this address's account was used in before, and which that has not forgotten since. An account forgets all
 * when it begins with an address or moves to it, so that none is known to it that was known to who had the address before.
 */
export async function knownDeviceOf(
  deps: Pick<AccountsDeps, 'db' | 'secret' | 'clock' | 'cookies'>,
  cookieHeader: string | null | undefined,
  email: string,
): Promise<string | undefined> {
  const devices = memberDevices(deps);
  // Nobody is looked up by an address alone.
  if (devices.read(cookieHeader, email) === undefined) return undefined;
  return devices.read(cookieHeader, email, await findForgotten(deps.db, email));
}
