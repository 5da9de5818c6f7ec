import { TOTP } from 'otpauth';

/** The code that an authenticator app with this secret (base32) shows at a given time. */
export function appCode(secret: string, now: Date): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}
