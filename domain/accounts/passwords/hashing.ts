import { availableParallelism } from 'node:os';
import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto';

/**
 * Passwords are hashed on threads of their own, but a hash takes a whole core for as long as a hundred pages. One core is
 * left to those who read, whoever logs in; more than can be hashed within a minute or so do not wait (`LineFull`).
 */
const some = fewAtOnce({
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 500,
  retryAfterSeconds: 30,
});

/** What is kept of a password. */
export const hashPassword = (password: string): Promise<string> => some(() => hash(password));

/** Whether it is the one that this was kept of. */
export const verifyPassword = (given: { hash: string; password: string }): Promise<boolean> =>
  some(() => verify(given));
