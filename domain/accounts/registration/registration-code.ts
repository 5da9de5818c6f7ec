import { deriveKey } from '@spindle/platform/derive-key.ts';
import { isMailedCode, mailedCode } from '@spindle/platform/mailed-code.ts';
import { SHORT_CODE_TRIES } from '../limits.ts';

const SHORT = 6;
const LONG = 10;

/** A pending registration, and the number of earlier wrong tries at its address. */
export interface PendingCode {
  id: string;
  attempts: number;
}

/**
 * Which of its codes is meant: 0 for the first, 1 for the one that was asked for when a network had used up its tries at the
 * first, and so on.
 */
export interface CodeOf extends PendingCode {
  renewal: number;
}

/** The code that belongs to a pending registration. */
export function registrationCode(secret: string, { id, attempts, renewal }: CodeOf): string {
  const digits = attempts < SHORT_CODE_TRIES ? SHORT : LONG;
  // The long code must not be derived like the short one, which could then be its last digits: many tries have been made at
  // that.
  const ofId = renewal === 0 ? id : `${id}+${renewal}`;
  const subject = digits === SHORT ? ofId : `${ofId}/${digits}`;
  return mailedCode(deriveKey(secret, 'registration-code'), subject, digits);
}

/** @param typed as a person writes it. */
export function isRegistrationCode(secret: string, pending: CodeOf, typed: string): boolean {
  return isMailedCode(registrationCode(secret, pending), typed);
}
