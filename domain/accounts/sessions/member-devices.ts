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
 * The id of this browser, if this address's account was used in it before and has not forgotten its devices since. An account
 * forgets all devices when it is created with an address or moves to it, so that it knows none of whoever had the address before.
 */
export async function knownDeviceOf(
  deps: Pick<AccountsDeps, 'db' | 'secret' | 'clock' | 'cookies'>,
  cookieHeader: string | null | undefined,
  email: string,
): Promise<string | undefined> {
  const devices = memberDevices(deps);
  // No query without a valid cookie: an address alone must not cause its account to be looked up.
  if (devices.read(cookieHeader, email) === undefined) return undefined;
  return devices.read(cookieHeader, email, await findForgotten(deps.db, email));
}
