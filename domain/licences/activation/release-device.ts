import type { ActivationDeps } from './activate-device.ts';
import { fingerprintOf, isHeldOffline } from './device.ts';
import { lockLicenceByKey, lockSeats, updatePids, updateReleased } from './queries.ts';

/**
 * Frees a seat: that of the computer that asks, or another one that a refused activation has listed. The state of the licence
 * does not matter. A computer that works by a licence file keeps its seat: see `releaseOfflineFile`.
 * @param asked with `pid`, only that program gives up the seat; other programs on the same computer keep it
 * @returns `freed`: whether the seat is free now; false if other programs keep it
 */
export async function releaseDevice(
  { db, clock, fingerprintKey }: ActivationDeps,
  asked: { key: string } & ({ device: string; pid?: string | undefined } | { deviceId: string }),
): Promise<
  { ok: true; freed: boolean } | { ok: false; error: 'licence_unknown' | 'device_unknown' | 'device_offline' }
> {
  return db.transaction(async (tx) => {
    const licence = await lockLicenceByKey(tx, asked.key);
    if (!licence) return { ok: false, error: 'licence_unknown' };
    const devices = await lockSeats(tx, licence.id);
    const found =
      'deviceId' in asked
        ? devices.find(({ id }) => id === asked.deviceId)
        : devices.find(({ fingerprint }) => fingerprint === fingerprintOf(fingerprintKey, asked.device));
    if (!found) return { ok: false, error: 'device_unknown' };
    const gone = 'device' in asked ? asked.pid?.split(',') : undefined;
    const others = gone ? found.pids.filter((pid) => !gone.includes(pid)) : [];
    if (others.length > 0) {
      await updatePids(tx, found.id, others);
      return { ok: true, freed: false };
    }
    const now = clock.now();
    if (isHeldOffline(found, now)) return { ok: false, error: 'device_offline' };
    await updateReleased(tx, found, now);
    return { ok: true, freed: true };
  });
}
