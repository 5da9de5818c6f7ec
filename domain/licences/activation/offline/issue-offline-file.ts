import { randomUUID } from 'node:crypto';
import type { Licence } from '../../licence.ts';
import { type ActivationDeps, type ActivationResult, activateDevice } from '../activate-device.ts';
import type { Device } from '../device.ts';
import { updateOffline } from '../queries.ts';
import type { SigningKey } from '../signing-key.ts';
import { OFFLINE_REQUEST, readMachineText } from './machine-text.ts';
import { signOfflineFile } from './offline-file.ts';

export type OfflineFileResult =
  | { ok: true; licence: Licence; device: Device; file: string }
  | Extract<ActivationResult, { ok: false }>
  | { ok: false; error: 'offline_text_invalid' };

/** An earlier file of the machine goes on working, too. */
function heldUntil({ offlineFile, offlineUntil }: Device, { worksUntil }: Licence): Date | null {
  if (offlineFile === null) return worksUntil;
  if (offlineUntil === null || worksUntil === null) return null;
  return offlineUntil > worksUntil ? offlineUntil : worksUntil;
}

/**
 * Activates a machine without a network: takes its seat, as `activateDevice` does, and signs the licence file that is
 * carried there. The newest file of a machine is the one by which it can give the seat back.
 * @param request what the machine has signed.
 */
export async function issueOfflineFile(
  deps: ActivationDeps & { signer: Pick<SigningKey, 'sign'> },
  { key, request }: { key: string; request: string },
): Promise<OfflineFileResult> {
  const read = readMachineText(OFFLINE_REQUEST, request);
  if (!read) return { ok: false, error: 'offline_text_invalid' };
  const { machineKey, claims } = read;
  return deps.db.transaction(async (tx) => {
    const activated = await activateDevice({ ...deps, db: tx }, { key, ...claims });
    if (!activated.ok) return activated;
    const { licence, device } = activated;
    const offlineFile = randomUUID();
    const held = { offlineFile, offlineKey: machineKey, offlineUntil: heldUntil(device, licence) };
    await updateOffline(tx, device.id, held);
    const subject = { licence, device: { ...device, ...held }, told: claims.device, file: offlineFile };
    const file = signOfflineFile(deps.signer, subject, deps.clock.now());
    return { ok: true, licence, device: subject.device, file };
  });
}
