import { deriveKey } from '@spindle/platform/derive-key.ts';
import { isMailedCode, mailedCode } from '@spindle/platform/mailed-code.ts';

/** Wrong tries allowed for one code. Only a session of the member can try, and a new code costs a mail. */
export const MEMBER_CODE_TRIES = 5;

const DIGITS = 6;

/** @param id of the row; each code has a new one. */
export function memberCode(secret: string, id: string): string {
  return mailedCode(deriveKey(secret, 'member-code'), id, DIGITS);
}

export function isMemberCode(secret: string, id: string, typed: string): boolean {
  return isMailedCode(memberCode(secret, id), typed);
}
