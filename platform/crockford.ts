import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that people can read it out and type it. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Unguessable characters of 5 bits each. */
export function randomCrockford(length: number): string {
  // 256 is a multiple of 32: the low five bits of a byte are as random as the byte.
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('');
}

/** Typed text in the alphabet: case, spaces and dashes are ignored, O is read as 0, I and L as 1. */
export function readCrockford(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
