import { deriveKey } from '@spindle/platform/derive-key.ts';
import { isMailedCode, mailedCode } from '@spindle/platform/mailed-code.ts';

/** Wrong tries at one code. Only a session of the member can try, and a new code costs a mail. */
export const MEMBER_CODE_TRIES = 5;

const DIGITS = 6;

/** @param id the row's: another one for each code. */
export function memberCode(secret: string, id: string): string {
  return mailedCode(deriveKey(secret, 'member-code'), id, DIGITS);
}

export function isMemberCode(secret: string, id: string, typed: string): boolean {
  return isMailedCode(memberCode(secret, id), typed);
}
