import type { KnownDevices } from '@spindle/platform/known-device.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { countGuess, forgetGuesses, type Guess, guessLimits } from '@spindle/platform/password-guesses.ts';
import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import { hashAsPayloadDoes } from './payload-hash.ts';
import { says } from './says.ts';

/** What only the program needs in which staff log in. */
export interface StaffLogIn {
  limits: Limits;
  devices: KnownDevices;
  /** The visitor's address, from the headers of a request. */
  ipOf(headers: Headers): string;
  /** Why this is not allowed as a new password, in words for whoever chooses it. @param email the account's address, if known */
  passwordProblem(password: string, locale: Locale, email?: string): Promise<string | undefined>;
}

/** Limited by network and device; Payload would lock the account instead, which anybody could do to it. */
export const STAFF_GUESSES = guessLimits('staff-login');

/**
 * Makes a log-in take the same time and give the same answer whether its address is known or not, and limits how many
 * passwords anybody can try.
 */
export function logInGuard(program: StaffLogIn): NonNullable<CollectionConfig['hooks']> {
  const { devices } = program;
  return {
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation !== 'login') return args;
        const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data;
        if (typeof email !== 'string' || typeof password !== 'string' || !password.trim()) return args;
        const guess = guessOf(program, req.headers, email);
        const counted = await countGuess(program.limits, STAFF_GUESSES, guess);
        if (!counted.ok) throw tooMany(req, counted.retryAfter);
        const { totalDocs } = await req.payload.count({
          collection: 'staff',
          where: { email: { equals: guess.account } },
          overrideAccess: true,
        });
        // If the account exists, Payload hashes the password.
        if (totalDocs === 0) await hashAsPayloadDoes(password);
        return args;
      },
    ],
    afterLogin: [
      async ({ req, user }) => {
        const guess = guessOf(program, req.headers, String(user.email));
        await forgetGuesses(program.limits, STAFF_GUESSES, guess);
        req.responseHeaders ??= new Headers();
        req.responseHeaders.append('Set-Cookie', devices.remember(req.headers.get('cookie'), guess.account));
      },
    ],
  };
}

/** A guess at an account's password, from any form. */
export function guessOf(
  { devices, ipOf }: Pick<StaffLogIn, 'devices' | 'ipOf'>,
  headers: Headers,
  email: string,
): Guess {
  const account = email.toLowerCase().trim();
  return { account, ip: ipOf(headers), device: devices.read(headers.get('cookie'), account) };
}

export function tooMany(req: PayloadRequest, seconds: number): APIError {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Retry-After', String(seconds));
  const message = says(req)('staff.too_many', { minutes: Math.ceil(seconds / 60) });
  return new APIError(message, 429, { retryAfter: seconds }, true);
}
