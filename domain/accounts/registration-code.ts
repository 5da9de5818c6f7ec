import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** How long a mailed code works. */
export const CODE_MINUTES = 15;
/** Wrong guesses until a code is dead. */
export const CODE_ATTEMPTS = 5;

/**
 * The six digits that go with a pending registration. They are derived (as in RFC 4226) instead of stored,
 * so neither the table nor the job queue holds a code.
 */
export function registrationCode(secret: string, registrationId: string): string {
  const mac = createHmac('sha256', deriveKey(secret, 'registration-code')).update(registrationId).digest();
  // 48 bits modulo 10^6: the bias is below one in 10^8.
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Compares in constant time; spaces and hyphens that people type are ignored. */
export function isRegistrationCode(secret: string, registrationId: string, typed: string): boolean {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return false;
  return timingSafeEqual(Buffer.from(digits), Buffer.from(registrationCode(secret, registrationId)));
}
