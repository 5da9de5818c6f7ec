import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from '../licence.ts';
import { type Device, fingerprintOf, isStale } from './device.ts';
import type { ActivationError } from './errors.ts';
import {
  addPids,
  insertDevice,
  lockLicenceByKey,
  selectActiveDevices,
  selectFirstDevice,
  updateLastSeen,
  updateReleased,
} from './queries.ts';
import { type RenewalLeave, usableLicence, usedBy } from './usable-licence.ts';

export interface ActivationDeps {
  db: Db;
  clock: Clock;
  /** `deriveKey(secret, 'device-fingerprint')` */
  fingerprintKey: Buffer;
  /** For programs that ask the shop again. A licence file never asks, so it is not made of a leave. */
  renewalLeave?: RenewalLeave;
}

export type ActivationResult =
  | { ok: true; licence: Licence; device: Device }
  | {
      ok: false;
      error: Exclude<
        ActivationError,
        'licence_seats_taken' | 'device_unknown' | 'device_offline' | 'offline_text_invalid'
      >;
    }
  /** All seats are taken by `devices`; one of them can be released. */
  | { ok: false; error: 'licence_seats_taken'; devices: Device[] };

/**
 * Takes a seat for a computer. A computer takes one seat only, even if it asks repeatedly or concurrently, or if several programs
 * of a bundle ask. Seats of computers without a heartbeat for 90 days count as free, except those with a lifetime licence file.
 */
export async function activateDevice(
  { db, clock, fingerprintKey, renewalLeave }: ActivationDeps,
  asked: { key: string; device: string; pid?: string | undefined } & Pick<Device, 'name' | 'system'>,
): Promise<ActivationResult> {
  const now = clock.now();
  const fingerprint = fingerprintOf(fingerprintKey, asked.device);
  return db.transaction(async (tx) => {
    const found = await lockLicenceByKey(tx, asked.key);
    if (!found) return { ok: false, error: 'licence_unknown' };
    const usable = await usableLicence({ db: tx, renewalLeave }, found, now, asked.pid);
    if (!usable.ok) return usable;
    const { licence } = usable;

    const used = asked.pid === undefined ? [] : usedBy(licence, asked.pid);
    const active = await selectActiveDevices(tx, licence.id);
    const known = active.find((device) => device.fingerprint === fingerprint);
    if (known) {
      await updateLastSeen(tx, known.id, now);
      if (!used.every((pid) => known.pids.includes(pid))) await addPids(tx, known.id, used);
      return { ok: true, licence, device: { ...known, lastSeenAt: now } };
    }
    if (licence.licenceType === 'trial') {
      const first = await selectFirstDevice(tx, licence.id);
      if (first && first.fingerprint !== fingerprint) return { ok: false, error: 'trial_other_device' };
    }
    const taken = active.length - licence.seats + 1;
    const stale = active.filter((device) => isStale(device, now));
    if (stale.length < taken) return { ok: false, error: 'licence_seats_taken', devices: active };
    for (const device of stale.slice(0, Math.max(taken, 0))) await updateReleased(tx, device, now);

    const { name, system } = asked;
    const device = { id: randomUUID(), licenceId: licence.id, fingerprint, name, system, pids: used };
    const offline = { offlineFile: null, offlineKey: null, offlineUntil: null };
    const activated = { ...device, activatedAt: now, lastSeenAt: now, ...offline };
    await insertDevice(tx, activated);
    return { ok: true, licence, device: activated };
  });
}
