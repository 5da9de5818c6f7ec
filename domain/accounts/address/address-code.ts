import { deriveKey } from '@spindle/platform/derive-key.ts';
import { isMailedCode, mailedCode } from '@spindle/platform/mailed-code.ts';

/** Tries allowed for one code; a new one needs another mail. */
export const ADDRESS_CODE_TRIES = 5;
/** Days until the address can be changed again (spec §5). */
export const ADDRESS_REST_DAYS = 3;
/** How long the link mailed to the old address undoes the change. */
export const REVERT_DAYS = 14;

const DIGITS = 6;

/** Changes made after this time can still be undone. */
export function revertibleAfter(now: Date): Date {
  return new Date(now.getTime() - REVERT_DAYS * 86_400_000);
}

/** @param id of the change; every requested change has a new one. */
export function addressCode(secret: string, id: string): string {
  return mailedCode(deriveKey(secret, 'address-code'), id, DIGITS);
}

export function isAddressCode(secret: string, id: string, typed: string): boolean {
  return isMailedCode(addressCode(secret, id), typed);
}
