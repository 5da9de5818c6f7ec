import { availableParallelism } from 'node:os';
import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto';

/**
 * Passwords are hashed on threads of their own, but each hash takes a whole core for as long as rendering a hundred pages. One
 * core is left for pages, however many people log in. What can't be hashed within about a minute is turned away (`LineFull`).
 */
const some = fewAtOnce({
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 500,
  retryAfterSeconds: 30,
});

/** The hash to store for a password. */
export const hashPassword = (password: string): Promise<string> => some(() => hash(password));

/** Whether this hash was made from this password. */
export const verifyPassword = (given: { hash: string; password: string }): Promise<boolean> =>
  some(() => verify(given));
