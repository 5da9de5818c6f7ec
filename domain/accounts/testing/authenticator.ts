import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/* An authenticator in software (WebAuthn Level 3, §6): real keys, real CBOR, real signatures, and errors on demand. */

export type Algorithm = 'ES256' | 'EdDSA' | 'RS256';

/** Ways in which a browser or an authenticator can misbehave, or differ because the site is another. */
export interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  isPresent?: boolean;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  isMultiDevice?: boolean;
  /** The COSE number that the key claims for its algorithm. */
  algorithmNumber?: number;
  /** The format and the attestation statement about the authenticator's maker, in CBOR. */
  attestation?: { fmt: string; attStmt: Buffer };
}

const NUMBERS: Record<Algorithm, number> = { ES256: -7, EdDSA: -8, RS256: -257 };
const PRESENT = 0x01;
const VERIFIED = 0x04;
const MAY_BE_COPIED = 0x08;
const IS_COPIED = 0x10;
const HAS_KEY = 0x40;

/** @param site that the browser is visiting. */
export function softwareAuthenticator(
  site: { origin: string; rpId: string },
  { algorithm = 'ES256' as Algorithm, counts = false, isSynced = true } = {},
) {
  const { privateKey, publicKey } = keysFor(algorithm);
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  /** Authenticator data (§6.1). */
  function authenticatorData(deviations: Deviations, attested = Buffer.alloc(0)): Buffer {
    const { rpId = site.rpId, isPresent = true, isVerified = true, isMultiDevice = isSynced } = deviations;
    if (counts) counter += 1;
    const flags =
      (isPresent ? PRESENT : 0) |
      (isVerified ? VERIFIED : 0) |
      (isMultiDevice ? MAY_BE_COPIED | IS_COPIED : 0) |
      (attested.length > 0 ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(deviations.counter ?? counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  }

  function clientData(type: string, asked: { challenge: string }, deviations: Deviations): Buffer {
    const { origin = site.origin, challenge = asked.challenge, crossOrigin = false } = deviations;
    return Buffer.from(JSON.stringify({ type: deviations.type ?? type, challenge, origin, crossOrigin }));
  }

  return {
    id: id.toString('base64url'),
    /** Creates a passkey, and answers like `navigator.credentials.create()`. */
    create(options: object, deviations: Deviations = {}) {
      const asked = options as { challenge: string; user: { id: string } };
      userHandle = asked.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = coseKey(publicKey, algorithm, deviations.algorithmNumber ?? NUMBERS[algorithm]);
      const authData = authenticatorData(deviations, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const { fmt, attStmt } = deviations.attestation ?? { fmt: 'none', attStmt: map([]) };
      const attestationObject = map([
        [text('fmt'), text(fmt)],
        [text('attStmt'), attStmt],
        [text('authData'), bytes(authData)],
      ]);
      return {
        ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const },
        response: {
          clientDataJSON: clientData('webauthn.create', asked, deviations).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'hybrid', 'a way of its own'],
        },
      };
    },
    /** Signs a challenge, and answers like `navigator.credentials.get()`. */
    get(options: object, deviations: Deviations = {}) {
      const asked = options as { challenge: string };
      const data = authenticatorData(deviations);
      const client = clientData('webauthn.get', asked, deviations);
      const signed = Buffer.concat([data, sha256(client)]);
      const signature = sign(algorithm === 'EdDSA' ? null : 'sha256', signed, privateKey);
      const { userHandle: named = userHandle } = deviations;
      return {
        ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(named && { userHandle: named }),
        },
      };
    },
  };
}

function keysFor(algorithm: Algorithm): { privateKey: KeyObject; publicKey: KeyObject } {
  if (algorithm === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return algorithm === 'EdDSA'
    ? generateKeyPairSync('ed25519')
    : generateKeyPairSync('rsa', { modulusLength: 2048 });
}

/** RFC 9053: the key as a map from numbers. */
function coseKey(key: KeyObject, algorithm: Algorithm, named: number): Buffer {
  const { x = '', y = '', n = '', e = '' } = key.export({ format: 'jwk' });
  const part = (value: string) => bytes(Buffer.from(value, 'base64url'));
  const kind = { ES256: 2, EdDSA: 1, RS256: 3 }[algorithm];
  const parts: [Buffer, Buffer][] =
    algorithm === 'RS256'
      ? [
          [number(-1), part(n)],
          [number(-2), part(e)],
        ]
      : [
          [number(-1), number(algorithm === 'ES256' ? 1 : 6)],
          [number(-2), part(x)],
          ...(algorithm === 'ES256' ? [[number(-3), part(y)] as [Buffer, Buffer]] : []),
        ];
  return map([[number(1), number(kind)], [number(3), number(named)], ...parts]);
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

/* CBOR (RFC 8949), as far as needed: the head of an item holds its kind and its length or value. */

function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

export const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
export const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
export const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
export const list = (items: readonly Buffer[]) => Buffer.concat([head(4, items.length), ...items]);
export const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
