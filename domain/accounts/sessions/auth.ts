import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import { cookieAttributes } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { session } from '@spindle/platform/cookies/table.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { Log } from '@spindle/platform/log.ts';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { members, sessions, signInMethods, verifications } from '../tables.ts';
import { noticeOutage } from './call-auth.ts';
import { sessionPlugin } from './session-plugin.ts';

/** Log-in cookies last one day (spec §9), and so do sessions. */
export const SESSION_SECONDS = session.seconds;
export const SESSION_COOKIE = session.name;
/** NIST SP 800-63B: length matters, composition rules do not. */
export const PASSWORD_LENGTH = { min: 8, max: 128 };

export interface AuthDeps {
  db: Db;
  clock: Clock;
  log: Log;
  /** The shop's SECRET. */
  secret: string;
  /** The storefront's origin. */
  origin: string;
  cookies: CookieScope;
}

/**
 * Sessions, by better-auth. Passwords are checked by `passwords/check-password.ts` with the library's hash, and log-ins with
 * Google by `google/`. Calls that query the database go through `callAuth`. None of the library's own HTTP endpoints is
 * mounted: the shop's calls are in http.ts.
 */
export function openAuth(deps: AuthDeps): Auth {
  // Hooks and cookies stay the same; only its queries run in the transaction.
  return Object.assign(openLibrary(deps), { on: (tx: Db) => openLibrary({ ...deps, db: tx }) });
}

function openLibrary({ db, clock, log, secret, origin, cookies }: AuthDeps) {
  return betterAuth({
    baseURL: origin,
    secret: deriveKey(secret, 'sessions').toString('base64url'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: members, session: sessions, account: signInMethods, verification: verifications },
    }),
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      additionalFields: {
        way: { type: 'string', input: false },
        factorAt: { type: 'date', input: false },
        country: { type: 'string', input: false, required: false },
      },
    },
    plugins: [sessionPlugin],
    databaseHooks: {
      session: {
        create: {
          // Uses the shop's clock, so that the sandbox's clock ends sessions, too.
          before: async (session) => {
            const now = clock.now();
            const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
            return { data: { ...session, createdAt: now, updatedAt: now, expiresAt } };
          },
        },
      },
    },
    advanced: {
      database: { generateId: () => randomUUID() },
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: SESSION_COOKIE,
          attributes: cookieAttributes(session, cookies),
        },
      },
      useSecureCookies: false,
    },
    // Wrong passwords are everyday events; use cases log what is worth a line.
    logger: {
      level: 'error',
      log(_level, message, ...details) {
        noticeOutage(details);
        const err = details.find((detail) => detail instanceof Error);
        log.error({ library: 'better-auth', err }, message);
      },
    },
    telemetry: { enabled: false },
  });
}

type Library = ReturnType<typeof openLibrary>;
export type Auth = Library & {
  /** The same library, in a transaction of the shop's. */
  on(tx: Db): Library;
};
