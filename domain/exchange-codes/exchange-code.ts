import { randomCrockford, readCrockford } from '@spindle/platform/crockford.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';

/** Codes that were made together, all for the same licence. */
export interface ExchangeBatch {
  id: string;
  /** What staff call it, such as `Magazine, spring 2027`. */
  name: string;
  pid: string;
  licenceType: LicenceType;
  /** Its codes can't be redeemed from then on; null if they never expire. */
  redeemableUntil: Date | null;
  createdAt: Date;
  /** When staff withdrew the codes that nobody had redeemed by then. */
  endedAt: Date | null;
}

export interface ExchangeCode {
  id: string;
  batchId: string;
  /** As it is printed, whether this shop or another system made it. */
  code: string;
  redeemedAt: Date | null;
  licenceId: string | null;
}

/** The most codes in a batch. */
export const BATCH_SIZE = 10_000;
/** The fewest characters of a code, since anybody may try to guess one; 8 characters of Crockford's base 32 are 40 bits. */
const SHORTEST = 8;
const LONGEST = 64;

/** A new code: 80 random bits, `XXXX-XXXX-XXXX-XXXX`. */
export function newExchangeCode(random: (length: number) => string = randomCrockford): string {
  return random(16).match(/.{4}/g)?.join('-') ?? '';
}

/**
 * The normalised form that identifies a code, whether this shop or another system made it: letters and digits, with
 * look-alikes treated as the same.
 * @returns undefined if it can't be a code.
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
