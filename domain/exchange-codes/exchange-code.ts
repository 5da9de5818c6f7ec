import { randomCrockford, readCrockford } from '@spindle/platform/crockford.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';

/** Codes that were made together, all for the same licence. */
export interface ExchangeBatch {
  id: string;
  /** What staff call it, such as `Magazine, spring 2027`. */
  name: string;
  pid: string;
  licenceType: LicenceType;
  /** From then on none of its codes is taken; null for never. */
  redeemableUntil: Date | null;
  createdAt: Date;
  /** Staff have withdrawn the codes that nobody had redeemed by then. */
  endedAt: Date | null;
}

export interface ExchangeCode {
  id: string;
  batchId: string;
  /** As it is printed: one of ours, or as another system gave it out. */
  code: string;
  redeemedAt: Date | null;
  licenceId: string | null;
}

/** Codes at most in a batch. */
export const BATCH_SIZE = 10_000;
/** Characters of a code at least, because it is a secret that anybody may try; 8 of Crockford's are 40 bits. */
const SHORTEST = 8;
const LONGEST = 64;

/** A new code: 80 random bits, `XXXX-XXXX-XXXX-XXXX`. */
export function newExchangeCode(random: (length: number) => string = randomCrockford): string {
  return random(16).match(/.{4}/g)?.join('-') ?? '';
}

/**
 * What tells codes apart, of a code of ours or of another system: letters and digits as a person may read them
 * out. Two codes that look the same are the same.
 * @returns undefined for what can't be a code.
 */
export function codeKeyOf(typed: string): string | undefined {
  const key = readCrockford(typed.normalize('NFKC').trim());
  return /^[A-Z0-9]+$/.test(key) && key.length >= SHORTEST && key.length <= LONGEST ? key : undefined;
}

export type CodeProblem = 'exchange_code_unknown' | 'exchange_code_redeemed' | 'exchange_code_ended';

/** Why a code can't be redeemed now. */
export function problemOfCode(
  found: { code: ExchangeCode; batch: ExchangeBatch } | undefined,
  now: Date,
): CodeProblem | undefined {
  if (!found) return 'exchange_code_unknown';
  if (found.code.redeemedAt) return 'exchange_code_redeemed';
  const { endedAt, redeemableUntil } = found.batch;
  return endedAt || (redeemableUntil && redeemableUntil <= now) ? 'exchange_code_ended' : undefined;
}
