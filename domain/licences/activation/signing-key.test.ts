import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { signingKey } from './signing-key.ts';

const SECRET = 'a secret of at least thirty-two characters';

function isSigned(jws: string, x: string): boolean {
  const [header = '', payload = '', signature = ''] = jws.split('.');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
}

test('what is signed can be checked with the public key, and says by which', () => {
  const { publicKey, sign } = signingKey(SECRET, 1);
  const jws = sign({ pid: '643', nonce: '12345678' });
  expect(isSigned(jws, publicKey.x)).toBe(true);
  const [header = '', payload = ''] = jws.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  expect(JSON.parse(header)).toEqual({ alg: 'EdDSA', kid: publicKey.kid });
  expect(JSON.parse(payload)).toEqual({ pid: '643', nonce: '12345678' });
});

test('one changed character shows', () => {
  const { publicKey, sign } = signingKey(SECRET, 1);
  const jws = sign({ works_until: '2026-11-22' });
  const [header, payload = '', signature] = jws.split('.');
  const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('2026', '2099'));
  expect(isSigned([header, forged.toString('base64url'), signature].join('.'), publicKey.x)).toBe(false);
});

// Programs are shipped with these keys: if a key changed unintentionally, all of them would stop working.
test('the same secret makes the same key, another generation or secret another one', () => {
  const { x, kid } = signingKey(SECRET, 1).publicKey;
  expect(signingKey(SECRET, 1).publicKey).toMatchObject({ x, kid });
  const others = [signingKey(SECRET, 2), signingKey(`${SECRET}!`, 1)].map(({ publicKey }) => publicKey);
  expect(new Set([x, ...others.map((key) => key.x)]).size).toBe(3);
  expect(new Set([kid, ...others.map((key) => key.kid)]).size).toBe(3);
});
