import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AssertionJson } from './credential-json.ts';
import { isFramed } from './is-framed.ts';
import type { PasskeySite } from './passkey.ts';
import type { PasskeyRow } from './queries.ts';

/** What a passkey's answer says, once its signature is right. */
export interface Assertion {
  counter: number;
  isBackedUp: boolean;
  /** The authenticator has seen a fingerprint, a face or a PIN. */
  isUserVerified: boolean;
}

/**
 * Whether this is the passkey's own answer to this challenge, given to a page of the shop: challenge, origin, domain,
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
      // Whether it was is for who asks to judge.
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    const { newCounter, credentialDeviceType, credentialBackedUp, userVerified } = authenticationInfo;
    // Whether it may leave its device is settled when it is made.
    if (!verified || (credentialDeviceType === 'multiDevice') !== passkey.isMultiDevice) return undefined;
    return { counter: newCounter, isBackedUp: credentialBackedUp, isUserVerified: userVerified };
  } catch {
    // The library throws for whatever does not fit.
    return undefined;
  }
}
