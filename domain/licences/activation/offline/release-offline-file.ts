import type { Limits } from '@spindle/platform/limits.ts';
import { findLicence } from '../../find-licence.ts';
import { oneSpelling } from '../../licence-key.ts';
import { lockLicence } from '../../queries.ts';
import type { ActivationDeps } from '../activate-device.ts';
import { RELEASES_BY_LICENCE } from '../limits.ts';
import { selectDeviceOfFile, updateReleased } from '../queries.ts';
import { OFFLINE_RELEASE, readMachineText } from './machine-text.ts';

/**
 * Frees the seat of a machine without a network, which has deleted its licence file and signed a statement of that with the key
 * that it had used to ask for the file. Valid for that file only: a machine that got another one since keeps its seat.
 * Nobody can check that the file was really deleted, so the releases of a licence are limited.
 */
export async function releaseOfflineFile(
  { db, clock, limits }: Pick<ActivationDeps, 'db' | 'clock'> & { limits: Limits },
  { release }: { release: string },
): Promise<
  | { ok: true }
  | { ok: false; error: 'offline_text_invalid' | 'device_unknown' }
  | { ok: false; error: 'too_many_requests'; retryAfterSeconds: number }
> {
  const read = readMachineText(OFFLINE_RELEASE, release);
  if (!read) return { ok: false, error: 'offline_text_invalid' };
  const found = await selectDeviceOfFile(db, read.claims.file);
  const licence = found && (await findLicence(db, found.licenceId));
  if (!licence || found.offlineKey !== read.machineKey) return { ok: false, error: 'device_unknown' };
  const allowed = await limits.take(RELEASES_BY_LICENCE, { account: oneSpelling(licence.key) });
  if (!allowed.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: allowed.retryAfter };
  return db.transaction(async (tx) => {
    await lockLicence(tx, licence.id);
    const device = await selectDeviceOfFile(tx, read.claims.file);
    if (device?.offlineKey !== read.machineKey) return { ok: false, error: 'device_unknown' };
    const freed = await updateReleased(tx, device, clock.now());
    return freed ? { ok: true } : { ok: false, error: 'device_unknown' };
  });
}
