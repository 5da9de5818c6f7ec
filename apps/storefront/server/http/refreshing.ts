import {
  type BackendEnv,
  commonErrors,
  type Refusal,
  refuse,
  z,
} from '@spindle/domain/backend-api/envelope.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Context } from 'hono';

/** A refresh costs a few queries; a visitor may ask for some. */
export const REFRESHES = { name: 'content-refresh', points: 10, seconds: 60 };

/** Reads of what is not kept: a program that fetches all there is stays below it, one that asks for what is not there does not. */
export const READS = { name: 'content-read', points: 300, seconds: 60 };

/** The parameter of the query of a call whose entry can be read anew. */
export const original = z
  .literal('1')
  .optional()
  .openapi({ description: '1 reads this entry anew; only so often a minute.' });

/** @returns whether the call is to read its entry anew (`_original=1`, spec §7), or why that was too often */
export async function refreshing(
  c: Context<BackendEnv>,
  limits: Limits,
  original: '1' | undefined,
): Promise<boolean | Refusal> {
  if (original === undefined) return false;
  const allowed = await limits.take(REFRESHES, { ip: c.var.ip });
  return allowed.ok || refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
}

/** @returns why a read of what no cache keeps is refused now (there are as many of those as one likes to ask for), or nothing */
export async function refusedRead(c: Context<BackendEnv>, limits: Limits): Promise<Refusal | undefined> {
  const allowed = await limits.take(READS, { ip: c.var.ip });
  return allowed.ok ? undefined : refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
}
