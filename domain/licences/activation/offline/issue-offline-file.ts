import type { Licence } from '../../licence.ts';
import { type ActivationDeps, type ActivationResult, activateDevice } from '../activate-device.ts';
import { type Device, fingerprintOf, isHeldOffline } from '../device.ts';
import { lockLicenceByKey, selectActiveDevices, updateOffline } from '../queries.ts';
import type { SigningKey } from '../signing-key.ts';
import { OFFLINE_REQUEST, readMachineText } from './machine-text.ts';
import { offlineFileId, signOfflineFile } from './offline-file.ts';

export type OfflineFileResult =
  | { ok: true; licence: Licence; device: Device; file: string }
  | Extract<ActivationResult, { ok: false }>
  | { ok: false; error: 'offline_text_invalid' | 'device_offline' };

/** When the last of the machine's files ends: earlier ones keep working. */
function heldUntil({ offlineFile, offlineUntil }: Device, { worksUntil }: Licence): Date | null {
  if (offlineFile === null) return worksUntil;
  if (offlineUntil === null || worksUntil === null) return null;
  return offlineUntil > worksUntil ? offlineUntil : worksUntil;
}

/**
 * Activates a machine without a network: takes its seat, as `activateDevice` does, and signs the licence file that is carried
 * there. A machine can give its seat back only with its newest file, so while a file works, another one is issued only for the
 * machine key that asked for it; other programs of a bundle use the file that is there. The same request makes the same file
 * until the licence says something else.
 * @param request the request that the machine has signed.
 */
export async function issueOfflineFile(
  deps: ActivationDeps & { signer: Pick<SigningKey, 'sign'> },
  { key, request }: { key: string; request: string },
): Promise<OfflineFileResult> {
  const read = readMachineText(OFFLINE_REQUEST, request);
  if (!read) return { ok: false, error: 'offline_text_invalid' };
  const { machineKey, claims } = read;
  return deps.db.transaction(async (tx) => {
    if (await hasFileOfAnother({ ...deps, db: tx }, key, read)) return { ok: false, error: 'device_offline' };
    const activated = await activateDevice({ ...deps, db: tx }, { key, ...claims });
    if (!activated.ok) return activated;
    const { licence, device } = activated;
    const subject = { licence, device, told: claims.device };
    const offlineFile = offlineFileId(subject, machineKey);
    const held = { offlineFile, offlineKey: machineKey, offlineUntil: heldUntil(device, licence) };
    await updateOffline(tx, device.id, held);
    const file = signOfflineFile(deps.signer, { ...subject, file: offlineFile }, deps.clock.now());
    return { ok: true, licence, device: { ...device, ...held }, file };
  });
}

/** Whether the machine works by a file that another machine key asked for: another program's, or an earlier installation's. */
async function hasFileOfAnother(
  { db, clock, fingerprintKey }: ActivationDeps,
  key: string,
  { machineKey, claims }: { machineKey: string; claims: { device: string } },
): Promise<boolean> {
  const licence = await lockLicenceByKey(db, key);
  if (!licence) return false;
  const fingerprint = fingerprintOf(fingerprintKey, claims.device);
  const seat = (await selectActiveDevices(db, licence.id)).find((each) => each.fingerprint === fingerprint);
  return seat !== undefined && isHeldOffline(seat, clock.now()) && seat.offlineKey !== machineKey;
}
