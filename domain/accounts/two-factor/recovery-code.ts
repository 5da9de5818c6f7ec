import { createHmac, randomInt } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';

export const RECOVERY_CODES = 10;
/** Signs that are not taken for one another; ten of them are 49 random bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Ten codes, as they are shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
  });
}

/** As the table holds it: without the shop's secret nobody can try codes on a copy of the table. */
export function hashRecoveryCode(secret: string, memberId: string, code: string): string {
  const signs = code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', deriveKey(secret, 'recovery-code'))
    .update(JSON.stringify([memberId, signs]))
    .digest('base64url');
}
