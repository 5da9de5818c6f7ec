import { hkdfSync } from 'node:crypto';

/**
 * A 32-byte key for one purpose from the shop's SECRET (HKDF-SHA-256), so that a signature made for one purpose is invalid for
 * any other.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `spindle:${purpose}`, 32));
}
