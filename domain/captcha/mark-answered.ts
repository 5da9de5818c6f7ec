import { createHash } from 'node:crypto';
import type { Limits } from '@spindle/platform/limits.ts';
import { ANSWERED } from './thresholds.ts';

const SLOT_BITS = 20;

/**
 * Marks a challenge as answered: if two storefronts get the same answer at once, they meet in one row of the counters. The row
 * is chosen by the challenge's digest, so there are at most 2^20 rows, whatever is sent.
 * @returns false when it was answered before. With a chance of (rows in use) / 2^20 a new challenge is refused as well; the
 * next challenge has another row.
 */
export async function markAnswered(limits: Limits, challenge: string): Promise<boolean> {
  return (await limits.take(ANSWERED, { account: `slot ${slotOf(challenge)}` })).ok;
}

/** The row in which a challenge is marked. */
export function slotOf(challenge: string): number {
  const digest = createHash('sha256').update(challenge).digest();
  return digest.readUInt32BE(0) >>> (32 - SLOT_BITS);
}
