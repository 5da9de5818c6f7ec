import { deriveKey } from '@spindle/platform/derive-key.ts';
import { openText, sealText } from '@spindle/platform/sealed-text.ts';
import { Secret, TOTP } from 'otpauth';

/* Codes of an authenticator app (RFC 6238): six digits, a new one every 30 seconds. */

const PERIOD_SECONDS = 30;

/** A new secret in base32, which apps expect. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The content of the QR code for an app, which lists the code under the shop and the address. */
export function totpUri(secret: string, issuer: string, email: string): string {
  return totpOf(secret, { issuer, label: email }).toString();
}

/**
 * The step that a code belongs to; one step before or after now is accepted, since clocks differ and typing takes time.
 * @returns undefined for a wrong code.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.normalize('NFKC').replace(/\s/g, '');
  // Six characters are not always six bytes, which the library assumes.
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / (PERIOD_SECONDS * 1000)) + delta;
}

function totpOf(secret: string, named: { issuer: string; label: string } = { issuer: '', label: '' }): TOTP {
  return new TOTP({ ...named, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

const keyOf = (secret: string) => deriveKey(secret, 'totp-secret');

/**
 * The form in which the table stores it. @param secret the shop's @param whose the member's id once it is confirmed, else see
 * `sealPending`
 */
export function sealTotp(secret: string, totp: string, whose: string): string {
  return sealText(keyOf(secret), totp, whose);
}

export function openTotp(secret: string, sealed: string, whose: string): string {
  return openText(keyOf(secret), sealed, whose);
}
