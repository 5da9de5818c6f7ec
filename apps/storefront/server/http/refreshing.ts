import {
  type BackendEnv,
  commonErrors,
  type Refusal,
  refuse,
  z,
} from '@spindle/domain/backend-api/envelope.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Context } from 'hono';

/** A refresh costs a few queries, so each visitor may ask for only a few. */
export const REFRESHES = { name: 'content-refresh', points: 10, seconds: 60 };

/**
 * Reads that no cache answers. A program that fetches everything there is stays below this limit; one that asks for
 * made-up entries does not.
 */
export const READS = { name: 'content-read', points: 300, seconds: 60 };

/** The query parameter of calls whose entry can be read anew. */
export const original = z
  .literal('1')
  .optional()
  .openapi({ description: '1 reads this entry anew; only so often a minute.' });

/**
 * @returns whether the call is to read its entry anew (`_original=1`, spec §7), or the refusal when that was asked for
 * too often
 */
export async function refreshing(
  c: Context<BackendEnv>,
  limits: Limits,
  original: '1' | undefined,
): Promise<boolean | Refusal> {
  if (original === undefined) return false;
  const allowed = await limits.take(REFRESHES, { ip: c.var.ip });
  return allowed.ok || refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
}

/**
 * Limits reads that no cache answers: anybody can think of any number of them.
 * @returns the refusal when there were too many, or undefined
 */
export async function refusedRead(c: Context<BackendEnv>, limits: Limits): Promise<Refusal | undefined> {
  const allowed = await limits.take(READS, { ip: c.var.ip });
  return allowed.ok ? undefined : refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
}
