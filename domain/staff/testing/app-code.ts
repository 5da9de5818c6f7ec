import { TOTP } from 'otpauth';

/** What an authenticator app with this secret (base 32) shows at a moment. */
export function appCode(secret: string, now: Date): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}
