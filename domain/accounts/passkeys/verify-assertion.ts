import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AssertionJson } from './credential-json.ts';
import { isFramed } from './is-framed.ts';
import type { PasskeySite } from './passkey.ts';
import type { PasskeyRow } from './queries.ts';

/** The content of a passkey's answer whose signature is right. */
export interface Assertion {
  counter: number;
  isBackedUp: boolean;
  /** The authenticator has checked a fingerprint, a face or a PIN. */
  isUserVerified: boolean;
}

/**
 * Checks that this passkey itself gave the answer, to this challenge, on a page of the shop: challenge, origin, domain,
 * signature, presence, counter. Undefined for any other.
 */
export async function verifyAssertion(
  { rpId, origins }: PasskeySite,
  { challenge, given, passkey }: { challenge: string; given: AssertionJson; passkey: PasskeyRow },
): Promise<Assertion | undefined> {
  if (isFramed(given.response.clientDataJSON)) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...given, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      // Whether the user must be verified is for the caller to decide.
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    const { newCounter, credentialDeviceType, credentialBackedUp, userVerified } = authenticationInfo;
    // Whether it may leave its device is fixed when it is created.
    if (!verified || (credentialDeviceType === 'multiDevice') !== passkey.isMultiDevice) return undefined;
    return { counter: newCounter, isBackedUp: credentialBackedUp, isUserVerified: userVerified };
  } catch {
    // The library throws for anything invalid.
    return undefined;
  }
}
