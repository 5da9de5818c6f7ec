import { createHash } from 'node:crypto';
import type { Licence } from '../../licence.ts';
import type { Device } from '../device.ts';
import { rightsOf } from '../rights.ts';
import type { SigningKey } from '../signing-key.ts';

/** `typ` in the header of a licence file, so that no other signed text passes for one. */
export const OFFLINE_LICENCE = 'spindle-licence';

interface Subject {
  licence: Licence;
  device: Device;
  /** The text by which the machine identifies itself. */
  told: string;
}

/** Signs the licence file of a machine, which works with it without asking until the licence ends. */
export function signOfflineFile(
  { sign }: Pick<SigningKey, 'sign'>,
  { file, ...subject }: Subject & { file: string },
  now: Date,
): string {
  const payload = { v: 1, file, ...contentOf(subject), iat: Math.floor(now.getTime() / 1000) };
  return sign(payload, { typ: OFFLINE_LICENCE });
}

/**
 * The id of a file, which follows from its content: a call that is repeated, or a form that is sent again, makes the same file.
 * So whichever copy is carried to the machine is its newest, by which its seat can be given back.
 * @param machineKey the one that asked for the file, and has to sign its release
 */
export function offlineFileId(subject: Subject, machineKey: string): string {
  const text = JSON.stringify({ ...contentOf(subject), machineKey });
  const hash = createHash('sha256').update(text).digest('hex');
  // UUID version 8 (RFC 9562), whose contents are free to choose.
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

const contentOf = ({ told, ...taken }: Subject) => ({
  key: taken.licence.key,
  device: createHash('sha256').update(told).digest('base64url'),
  ...rightsOf(taken),
});
