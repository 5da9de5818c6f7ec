import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long mailed codes work, and links that log in: OWASP ASVS 5.0 (6.5.5) allows no more. */
export const MAILED_MINUTES = 10;

const STEP_MINUTES = 2;

/** The least time for which the code of a step works; the most is `MAILED_MINUTES`. Mails state this one. */
export const STEPPED_MINUTES = MAILED_MINUTES - STEP_MINUTES;

/** The two-minute step of a code for which nothing is stored, not even when it was asked for. */
export function stepOf(at: Date): number {
  return Math.floor(at.getTime() / (STEP_MINUTES * 60_000));
}

/** The steps whose codes still work. */
export function livingSteps(now: Date): number[] {
  return Array.from({ length: MAILED_MINUTES / STEP_MINUTES }, (_, back) => stepOf(now) - back);
}

/**
 * Digits that prove an address, derived (as in RFC 4226) instead of stored, so that neither a table nor the job queue contains
 * a code.
 * @param key `deriveKey(secret, …)`, one for each purpose.
 * @param subject everything that the code is valid for.
 */
export function mailedCode(key: Buffer, subject: string, digits: number): string {
  const mac = createHmac('sha256', key).update(subject).digest();
  // 48 bits modulo 10^6: the bias is below one in 10^8; modulo 10^10 it is below one in 10^4.
  return String(mac.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}

/** Compares in constant time; spaces and hyphens that people type are ignored. */
export function isMailedCode(code: string, typed: string): boolean {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length !== code.length) return false;
  return timingSafeEqual(Buffer.from(digits), Buffer.from(code));
}
