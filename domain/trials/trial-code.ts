import { deriveKey } from '@spindle/platform/derive-key.ts';
import { isMailedCode, livingSteps, mailedCode, stepOf } from '@spindle/platform/mailed-code.ts';
import type { Trial } from './trial.ts';

/**
 * An attacker with many networks can try five codes from each. With the 65,536 networks of an IPv6 /48, a code of six digits
 * would be found within hours, and with it the key that stays valid after buying (docs/decisions/0017-limits-on-passwords.md).
 */
const DIGITS = 10;

/** What a code is valid for: one product, on one computer, for one address. */
export type CodeFor = Pick<Trial, 'pid' | 'fingerprint'> & { email: string };

/** The code for a request that was made at `at`. */
export function trialCode(secret: string, { email, pid, fingerprint }: CodeFor, at: Date): string {
  return ofStep(secret, { email, pid, fingerprint }, stepOf(at));
}

/** Whether somebody has typed a code that still works. */
export function isTrialCode(secret: string, wanted: CodeFor, typed: string, now: Date): boolean {
  return livingSteps(now).some((step) => isMailedCode(ofStep(secret, wanted, step), typed));
}

function ofStep(secret: string, { email, pid, fingerprint }: CodeFor, step: number): string {
  const subject = JSON.stringify([email, pid, fingerprint, step]);
  return mailedCode(deriveKey(secret, 'trial-code'), subject, DIGITS);
}
