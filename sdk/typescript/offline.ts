import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** Makes a machine's own key: PKCS #8 in PEM. Store it where only this program on this machine can read it. */
export function makeMachineKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/**
 * The text to bring to the shop, which makes a licence file of it; short enough for a QR code.
 * @param machine with the products of this program, so that a key which opens none of them takes no seat
 */
export function licenceRequest(
  machineKey: string,
  machine: { device: string; name: string; system: 'win' | 'mac'; pids?: readonly string[] },
): string {
  const { device, name, system, pids } = machine;
  return signedBy(createPrivateKey(machineKey), 'spindle-request', {
    device,
    name,
    system,
    pid: pids?.join(','),
  });
}

/**
 * The text that gives the machine's seat back. Delete the licence file first.
 * @param licenceFile the newest one that the machine was given
 */
export function licenceRelease(machineKey: string, licenceFile: string): string {
  const [, payload = ''] = licenceFile.split('.');
  const { file } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return signedBy(createPrivateKey(machineKey), 'spindle-release', { file });
}

/**
 * The address for a request or a release: show it as a QR code for a phone to open.
 * @param page of the shop, such as `https://shop.example/activate-offline`, or `…/de/activate-offline`
 * @param text returned by `licenceRequest` or `licenceRelease`
 */
export function offlineUrl(page: string, text: string): string {
  return `${page}?code=${text}`;
}

function signedBy(key: KeyObject, typ: string, payload: object): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const header = { alg: 'EdDSA', typ, jwk: { kty: 'OKP', crv: 'Ed25519', x } };
  const signed = `${encode(header)}.${encode(payload)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
