import { createHmac, randomInt } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';

export const RECOVERY_CODES = 10;
/**
 * Signs that are not taken for one another; 24 of them are 118 random bits. From 112 on a plain hash keeps what it is of (ASVS
 * 6.5.2): nobody tries them all, whatever they have a copy of.
 */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP = 4;
/** As they are typed: without dashes and with spaces, too. Those that were handed out earlier have two groups of five. */
const TYPED = /^[a-z0-9]{4}(?:[\s-]?[a-z0-9]{4}){5}$|^[a-z0-9]{5}[\s-]?[a-z0-9]{5}$/;

/** Ten codes, as they are shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    return Array.from({ length: GROUPS }, group).join('-');
  });
}

/** As the table holds it: without the shop's secret nobody can try codes on a copy of the table. */
export function hashRecoveryCode(secret: string, memberId: string, code: string): string {
  const signs = code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', deriveKey(secret, 'recovery-code'))
    .update(JSON.stringify([memberId, signs]))
    .digest('base64url');
}

/** Whether something may be one of them. */
export function isLikeRecoveryCode(typed: string): boolean {
  return TYPED.test(typed.normalize('NFKC').trim().toLowerCase());
}
