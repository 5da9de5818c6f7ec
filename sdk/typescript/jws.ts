import { createPublicKey, verify } from 'node:crypto';

/** A public key of the shop, as listed by `/backend/licence/keys`: its name, and 32 bytes in base64url. */
export interface ShopKey {
  kid: string;
  x: string;
}

export type SignatureRefusal = 'malformed' | 'unknown_key' | 'wrong_signature';

export type Signed =
  | { ok: true; typ: unknown; payload: Readonly<Record<string, unknown>> }
  | { ok: false; refusal: SignatureRefusal };

/**
 * Reads a compact JSON Web Signature (RFC 7515, EdDSA over Ed25519) that was made with one of these keys. One with `crit` in its
 * header is refused: that lists extensions without which the text must not be believed (§4.1.11), and none is known here.
 */
export function readSigned(text: string, keys: readonly ShopKey[]): Signed {
  const [header = '', payload = '', signature = '', ...more] = text.split('.');
  const head = decode(header);
  const body = decode(payload);
  if (more.length > 0 || !signature || !head || !body || head.alg !== 'EdDSA' || 'crit' in head) {
    return { ok: false, refusal: 'malformed' };
  }
  const key = keys.find(({ kid }) => kid === head.kid);
  if (!key) return { ok: false, refusal: 'unknown_key' };
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.x }, format: 'jwk' });
  const right = verify(
    null,
    Buffer.from(`${header}.${payload}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  return right ? { ok: true, typ: head.typ, payload: body } : { ok: false, refusal: 'wrong_signature' };
}

function decode(part: string): Record<string, unknown> | undefined {
  if (!/^[\w-]+$/.test(part)) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
