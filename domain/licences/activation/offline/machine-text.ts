import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { DEVICE_SYSTEMS, type DeviceSystem, isPrintable } from '../device.ts';
import { programPids } from '../request-fields.ts';

/** `typ` of a request for a licence file by a machine without a network. */
export const OFFLINE_REQUEST = 'spindle-request';
/** `typ` of the release by which it gives its licence file up. */
export const OFFLINE_RELEASE = 'spindle-release';

/** Longer than any of these texts. */
export const MACHINE_TEXT_MAX = 4096;

const CLAIMS = {
  [OFFLINE_REQUEST]: z.object({
    device: z.string().min(16).max(256),
    name: z.string().trim().min(1).max(80).refine(isPrintable),
    system: z.enum(DEVICE_SYSTEMS),
    pid: programPids,
  }),
  [OFFLINE_RELEASE]: z.object({ file: z.uuid() }),
};

type Claims = { [Typ in keyof typeof CLAIMS]: z.infer<(typeof CLAIMS)[Typ]> };

/** 32 bytes as base64url. */
const publicKeyText = z.string().regex(/^[\w-]{43}$/);

const header = z.object({
  alg: z.literal('EdDSA'),
  typ: z.string(),
  jwk: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: publicKeyText }),
  // Lists extensions that a reader has to understand (RFC 7515 §4.1.11): the shop understands none.
  crit: z.undefined().optional(),
});

/**
 * Reads a text that a machine has signed with its own key: a compact JSON Web Signature that contains the public key (`jwk`).
 * Line breaks and spaces, which mail or copying may add, are ignored.
 * @returns undefined if it is something else, or was altered on the way.
 */
export function readMachineText<Typ extends keyof Claims>(
  typ: Typ,
  text: string,
): { machineKey: string; claims: Claims[Typ] } | undefined {
  const [head = '', payload = '', signature = '', ...more] = text.replaceAll(/\s/g, '').split('.');
  const read = header.safeParse(parsed(head));
  if (more.length > 0 || !read.success || read.data.typ !== typ) return undefined;
  const { jwk } = read.data;
  if (!isSignedBy(jwk, `${head}.${payload}`, signature)) return undefined;
  const claims = CLAIMS[typ].safeParse(parsed(payload));
  return claims.success ? { machineKey: jwk.x, claims: claims.data as Claims[Typ] } : undefined;
}

/** What a machine without a network wants; undefined if the text is not from such a machine. */
export function readMachineWish(
  text: string,
): { kind: 'request'; name: string; system: DeviceSystem } | { kind: 'release' } | undefined {
  const request = readMachineText(OFFLINE_REQUEST, text);
  if (request) return { kind: 'request', name: request.claims.name, system: request.claims.system };
  return readMachineText(OFFLINE_RELEASE, text) && { kind: 'release' };
}

function isSignedBy(
  jwk: { kty: 'OKP'; crv: 'Ed25519'; x: string },
  signed: string,
  signature: string,
): boolean {
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    return verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64url'));
  } catch {
    // Not all 32-byte values are valid keys.
    return false;
  }
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}
