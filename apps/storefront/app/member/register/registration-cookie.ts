import { emailAddress } from '@spindle/domain/accounts/email.ts';
import { MOST_RENEWALS } from '@spindle/domain/accounts/limits.ts';
import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { registration } from '@spindle/platform/cookies/table.ts';
import { parse } from 'hono/utils/cookie';
import { z } from 'zod';

const progress = z.object({
  email: emailAddress,
  code: z.string().max(32).optional(),
  renewal: z.int().min(0).max(MOST_RENEWALS).optional(),
});

/**
 * How far a registration has come: the address to which a code was mailed, the number of the code (the first if there is
 * none), and the code once it was right.
 */
export type RegistrationProgress = z.infer<typeof progress>;

/**
 * Reads the progress, which comes from the visitor, so it only decides which step is shown: address and code are checked
 * again when the account is made. The address is read like one in a form, so that it counts as the same in upper and
 * lower case. The cookie is HttpOnly, and lasts as long as the code, reloads included.
 */
export function readProgress(headers: Headers): RegistrationProgress | undefined {
  const value = parse(headers.get('cookie') ?? '', registration.name)[registration.name];
  if (!value) return undefined;
  try {
    return progress.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

export function progressCookie(value: RegistrationProgress | undefined, scope: CookieScope): string {
  if (!value) return endedCookie(registration, scope);
  return cookieText(registration, Buffer.from(JSON.stringify(value)).toString('base64url'), scope);
}
