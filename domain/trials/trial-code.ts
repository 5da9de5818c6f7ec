import { deriveKey } from '@spindle/platform/derive-key.ts';
import { isMailedCode, mailedCode } from '@spindle/platform/mailed-code.ts';
import type { Trial } from './trial.ts';

/** How long a mailed code works at least; at most twice as long. */
export const CODE_MINUTES = 15;

const PERIOD_MS = CODE_MINUTES * 60_000;
/**
 * Whoever has many networks tries five codes from each: the 65,536 of an IPv6 /48 would find one of six digits within
 * hours, and with it the key that its owner goes on with after buying (docs/decisions/0017-limits-on-passwords.md).
 */
const DIGITS = 10;

/** What a code is good for: one product, on one computer, for one address. */
export type CodeFor = Pick<Trial, 'pid' | 'fingerprint'> & { email: string };

/** The code that goes with a request which was made at `at`. */
export function trialCode(secret: string, { email, pid, fingerprint }: CodeFor, at: Date): string {
  return ofPeriod(secret, { email, pid, fingerprint }, Math.floor(at.getTime() / PERIOD_MS));
}

/** Whether somebody has typed the code of this quarter of an hour, or of the one before. */
export function isTrialCode(secret: string, wanted: CodeFor, typed: string, now: Date): boolean {
  const period = Math.floor(now.getTime() / PERIOD_MS);
  return [period, period - 1].some((which) => isMailedCode(ofPeriod(secret, wanted, which), typed));
}

function ofPeriod(secret: string, { email, pid, fingerprint }: CodeFor, period: number): string {
  const subject = JSON.stringify([email, pid, fingerprint, period]);
  return mailedCode(deriveKey(secret, 'trial-code'), subject, DIGITS);
}
