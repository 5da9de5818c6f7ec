import { createHash } from 'node:crypto';
import type { Limits } from '@spindle/platform/limits.ts';
import { ANSWERED } from './thresholds.ts';

const SLOT_BITS = 20;

/**
 * Marks a challenge as answered: two storefronts that are sent the same answer at once meet in one row of the counters.
 * Which row follows from the challenge's digest, so there are 2^20 at most, whatever is sent.
 * @returns false when it was answered before. One in as many as there are free rows for is refused though it was not;
 * the next challenge has another row.
 */
export async function markAnswered(limits: Limits, challenge: string): Promise<boolean> {
  return (await limits.take(ANSWERED, { account: `slot ${slotOf(challenge)}` })).ok;
}

/** Which row a challenge is marked in. */
export function slotOf(challenge: string): number {
  const digest = createHash('sha256').update(challenge).digest();
  return digest.readUInt32BE(0) >>> (32 - SLOT_BITS);
}
