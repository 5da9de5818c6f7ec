import { generateKeyPairSync, sign } from 'node:crypto';
import { OFFLINE_RELEASE, OFFLINE_REQUEST } from './machine-text.ts';

/** A simulated machine without a network, with its own key. */
export function offlineMachine(number = 1) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (typ: string, claims: object, header: object = {}) => {
    const text = `${encoded({ alg: 'EdDSA', typ, jwk: { kty: 'OKP', crv: 'Ed25519', x }, ...header })}.${encoded(claims)}`;
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
  };
  const device = `machine-${number}-with-its-fingerprint`;
  return {
    device,
    signed,
    request: (changes: object = {}) =>
      signed(OFFLINE_REQUEST, { device, name: `Machine ${number}`, system: 'win', ...changes }),
    release: (file: string) => signed(OFFLINE_RELEASE, { file }),
  };
}
