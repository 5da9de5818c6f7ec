import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { SHORT_CODE_TRIES } from './limits.ts';

/** How long a mailed code works. */
export const CODE_MINUTES = 15;

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

/**
 * The digits that go with a pending registration. They are derived (as in RFC 4226) instead of stored,
 * so neither the table nor the job queue holds a code.
 */
export function registrationCode(secret: string, { id, attempts, renewal }: CodeOf): string {
  const digits = attempts < SHORT_CODE_TRIES ? SHORT : LONG;
  // The short code must not be the end of the long one: there have been many tries at it.
  const ofId = renewal === 0 ? id : `${id}+${renewal}`;
  const subject = digits === SHORT ? ofId : `${ofId}/${digits}`;
  const mac = createHmac('sha256', deriveKey(secret, 'registration-code')).update(subject).digest();
  // 48 bits modulo 10^6: the bias is below one in 10^8; modulo 10^10 it is below one in 10^4.
  return String(mac.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}

/** Compares in constant time; spaces and hyphens that people type are ignored. */
export function isRegistrationCode(secret: string, pending: CodeOf, typed: string): boolean {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  const code = registrationCode(secret, pending);
  if (!/^\d+$/.test(digits) || digits.length !== code.length) return false;
  return timingSafeEqual(Buffer.from(digits), Buffer.from(code));
}
