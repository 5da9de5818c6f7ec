import { createHash, randomUUID } from 'node:crypto';
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

/** The same whenever a form is sent again for a seat, so that the file which was carried away stays the newest. */
function fileOf(seat: string, attempt: string): string {
  const hash = createHash('sha256').update(`${seat} ${attempt}`).digest('hex');
  // Version 8 of RFC 9562: made as its maker likes.
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/**
 * Activates a machine without a network: takes its seat, as `activateDevice` does, and signs the licence file that is
 * carried there. The newest file of a machine is the one by which it can give the seat back.
 * @param request what the machine has signed.
 * @param attempt the same when a form is sent again; every call without it makes a new file.
 */
export async function issueOfflineFile(
  deps: ActivationDeps & { signer: Pick<SigningKey, 'sign'> },
  { key, request, attempt }: { key: string; request: string; attempt?: string },
): Promise<OfflineFileResult> {
  const read = readMachineText(OFFLINE_REQUEST, request);
  if (!read) return { ok: false, error: 'offline_text_invalid' };
  const { machineKey, claims } = read;
  return deps.db.transaction(async (tx) => {
    const activated = await activateDevice({ ...deps, db: tx }, { key, ...claims });
    if (!activated.ok) return activated;
    const { licence, device } = activated;
    const offlineFile = attempt === undefined ? randomUUID() : fileOf(device.id, attempt);
    const held = { offlineFile, offlineKey: machineKey, offlineUntil: heldUntil(device, licence) };
    await updateOffline(tx, device.id, held);
    const subject = { licence, device: { ...device, ...held }, told: claims.device, file: offlineFile };
    const file = signOfflineFile(deps.signer, subject, deps.clock.now());
    return { ok: true, licence, device: subject.device, file };
  });
}
