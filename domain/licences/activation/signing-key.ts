import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** The bytes before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A public key in the format that programs read (JSON Web Key, RFC 8037). */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  /** 32 bytes, base64url. */
  x: string;
  kid: string;
  alg: 'EdDSA';
  use: 'sig';
}

/** Signs what programs have to trust, with Ed25519. */
export interface SigningKey {
  publicKey: PublicKey;
  /**
   * A compact JSON Web Signature (RFC 7515) of `payload`.
   * @param more further fields of the header, such as `typ`, the kind of document, for a text that is stored as one of its own.
   */
  sign(payload: object, more?: Readonly<Record<string, unknown>>): string;
}

/**
 * The signing key of a generation, derived from the shop's SECRET, so that nothing has to be stored. The next generation's public
 * key is published with all others, so programs have it before it is used.
 */
export function signingKey(secret: string, generation: number): SigningKey {
  const seed = deriveKey(secret, `licence-signature-${generation}`);
  const der = Buffer.concat([PKCS8_ED25519, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = publicKeyOf(key);
  return {
    publicKey,
    sign(payload, more) {
      const header = { alg: publicKey.alg, kid: publicKey.kid, ...more };
      const signed = `${encode(header)}.${encode(payload)}`;
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
    },
  };
}

function publicKeyOf(key: KeyObject): PublicKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const kid = createHash('sha256').update(x).digest('base64url').slice(0, 12);
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
