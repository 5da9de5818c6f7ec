import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { AttestationJson } from './credential-json.ts';
import { isFramed } from './is-framed.ts';
import type { PasskeySite } from './passkey.ts';

/** COSE numbers of the accepted signatures: Ed25519, ECDSA on P-256, RSA with SHA-256. */
export const ALGORITHMS = [-8, -7, -257];

/** The transports that browsers know; needed later to ask the authenticator. */
const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** What is stored of a new passkey. Bytes are base64url. */
export interface Attested {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  isMultiDevice: boolean;
  isBackedUp: boolean;
  isUserVerified: boolean;
}

/** Checks what an authenticator has created for this challenge, on a page of the shop; undefined for anything else. */
export async function verifyAttestation(
  { rpId, origins }: PasskeySite,
  { challenge, given }: { challenge: string; given: AttestationJson },
): Promise<Attested | undefined> {
  const { clientDataJSON, attestationObject, transports } = given.response;
  if (isFramed(clientDataJSON)) return undefined;
  try {
    if (!isWithoutCertificates(attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, clientExtensionResults: {} } as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== given.id) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp, userVerified } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: [...new Set(transports)].filter((transport) => TRANSPORTS.has(transport)),
      isMultiDevice: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
      isUserVerified: userVerified,
    };
  } catch {
    return undefined;
  }
}

/**
 * The shop does not ask who made the authenticator, so browsers send no certificates. Certificates must be refused: the
 * library would check them for revocation at the addresses that they name.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return (format === 'none' || format === 'packed') && decoded.get('attStmt').get('x5c') === undefined;
}
