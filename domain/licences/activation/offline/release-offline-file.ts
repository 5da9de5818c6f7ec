import { lockLicence } from '../../queries.ts';
import type { ActivationDeps } from '../activate-device.ts';
import { selectDeviceOfFile, updateReleased } from '../queries.ts';
import { OFFLINE_RELEASE, readMachineText } from './machine-text.ts';

/**
 * Frees the seat of a machine without a network: it has deleted its licence file and signed that, with the key by which
 * it had asked for the file. Good for that file only; a machine that has got another one since keeps its seat.
 */
export async function releaseOfflineFile(
  { db, clock }: Pick<ActivationDeps, 'db' | 'clock'>,
  { release }: { release: string },
): Promise<{ ok: true } | { ok: false; error: 'offline_text_invalid' | 'device_unknown' }> {
  const read = readMachineText(OFFLINE_RELEASE, release);
  if (!read) return { ok: false, error: 'offline_text_invalid' };
  return db.transaction(async (tx) => {
    const found = await selectDeviceOfFile(tx, read.claims.file);
    if (!found) return { ok: false, error: 'device_unknown' };
    await lockLicence(tx, found.licenceId);
    const device = await selectDeviceOfFile(tx, read.claims.file);
    if (device?.offlineKey !== read.machineKey) return { ok: false, error: 'device_unknown' };
    const freed = await updateReleased(tx, device, clock.now());
    return freed ? { ok: true } : { ok: false, error: 'device_unknown' };
  });
}
