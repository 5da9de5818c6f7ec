import { deriveKey } from '@spindle/platform/derive-key.ts';
import { isMailedCode, mailedCode } from '@spindle/platform/mailed-code.ts';

/** Wrong tries at one code; a new one costs a mail. */
export const ADDRESS_CODE_TRIES = 5;
/** After a change the next one waits (spec §5). */
export const ADDRESS_REST_DAYS = 3;
/** How long the link to the old address undoes the change. */
export const REVERT_DAYS = 14;

const DIGITS = 6;

/** Changes made after this can still be undone. */
export function revertibleAfter(now: Date): Date {
  return new Date(now.getTime() - REVERT_DAYS * 86_400_000);
}

/** @param id the change's: another one for each address that is asked for. */
export function addressCode(secret: string, id: string): string {
  return mailedCode(deriveKey(secret, 'address-code'), id, DIGITS);
}

export function isAddressCode(secret: string, id: string, typed: string): boolean {
  return isMailedCode(addressCode(secret, id), typed);
}
