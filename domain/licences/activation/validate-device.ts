import type { Licence } from '../licence.ts';
import type { ActivationDeps } from './activate-device.ts';
import { type Device, fingerprintOf } from './device.ts';
import type { ActivationError } from './errors.ts';
import { addPids, selectActivation, updateLastSeen } from './queries.ts';
import { usableLicence, usedBy } from './usable-licence.ts';

/** `lastSeenAt` of a device is written at most once in this time, in ms. */
const SEEN_EVERY_MS = 3_600_000;

export type ValidationResult =
  | { ok: true; licence: Licence; device: Device }
  | {
      ok: false;
      error: Exclude<ActivationError, 'licence_seats_taken' | 'device_offline' | 'offline_text_invalid'>;
    };

/**
 * Whether a computer may go on using its seat.
 * @param seen records that it was seen: a heartbeat.
 */
export async function validateDevice(
  { db, clock, fingerprintKey, renewalLeave }: ActivationDeps,
  asked: { key: string; device: string; pid?: string | undefined },
  { seen }: { seen: boolean },
): Promise<ValidationResult> {
  const now = clock.now();
  const found = await selectActivation(db, asked.key, fingerprintOf(fingerprintKey, asked.device));
  if (!found) return { ok: false, error: 'licence_unknown' };
  const usable = await usableLicence({ db, renewalLeave }, found.licence, now, asked.pid);
  if (!usable.ok) return usable;
  const { licence } = usable;
  const { device } = found;
  if (!device) return { ok: false, error: 'device_unknown' };
  if (!seen) return { ok: true, licence, device };
  const used = asked.pid === undefined ? [] : usedBy(licence, asked.pid);
  if (!used.every((pid) => device.pids.includes(pid))) await addPids(db, device.id, used);
  await updateLastSeen(db, device.id, now, { before: new Date(now.getTime() - SEEN_EVERY_MS) });
  return { ok: true, licence, device };
}
