import { deriveKey } from '@spindle/platform/derive-key.ts';
import { isMailedCode, mailedCode } from '@spindle/platform/mailed-code.ts';
import { SHORT_CODE_TRIES } from '../limits.ts';

const SHORT = 6;
const LONG = 10;

/** A pending registration: which one, and how many wrong tries at its address there were before. */
export interface PendingCode {
  id: string;
  attempts: number;
}

/** Which of its codes is meant: 0 is the first one, and 1 the one that was asked for when a network had spent that. */
export interface CodeOf extends PendingCode {
  renewal: number;
}

/** The digits that go with a pending registration. */
export function registrationCode(secret: string, { id, attempts, renewal }: CodeOf): string {
  const digits = attempts < SHORT_CODE_TRIES ? SHORT : LONG;
  // The short code must not be the end of the long one: there have been many tries at it.
  const ofId = renewal === 0 ? id : `${id}+${renewal}`;
  const subject = digits === SHORT ? ofId : `${ofId}/${digits}`;
  return mailedCode(deriveKey(secret, 'registration-code'), subject, digits);
}

/** @param typed as a person writes it. */
export function isRegistrationCode(secret: string, pending: CodeOf, typed: string): boolean {
  return isMailedCode(registrationCode(secret, pending), typed);
}
