import { createHmac, randomInt } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';

export const RECOVERY_CODES = 10;
/**
 * Characters that can't be mistaken for one another; 24 of them hold 118 random bits. From 112 bits on a plain hash is enough
 * (ASVS 6.5.2): nobody can try all codes, even on a copy of the table.
 */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP = 4;
/** How people type them: also without dashes or with spaces. Codes of earlier releases have two groups of five. */
const TYPED = /^[a-z0-9]{4}(?:[\s-]?[a-z0-9]{4}){5}$|^[a-z0-9]{5}[\s-]?[a-z0-9]{5}$/;

/** Ten codes in the form in which they are shown, once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    return Array.from({ length: GROUPS }, group).join('-');
  });
}

/** The form in which the table stores it: without the shop's secret, nobody can try codes on a copy of the table. */
export function hashRecoveryCode(secret: string, memberId: string, code: string): string {
  const signs = code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', deriveKey(secret, 'recovery-code'))
    .update(JSON.stringify([memberId, signs]))
    .digest('base64url');
}

/** Whether a text looks like a recovery code. */
export function isLikeRecoveryCode(typed: string): boolean {
  return TYPED.test(typed.normalize('NFKC').trim().toLowerCase());
}
