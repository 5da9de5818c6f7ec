import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { WorkChallenge } from '../altcha.ts';
import type { CaptchaAnswer, CaptchaPurpose } from '../captcha.ts';
import { codeOf, newSession } from '../session.ts';

/** The answer of a person who reads a new picture. */
export function pictureAnswer(
  { secret, clock }: { secret: string; clock: { now(): Date } },
  purpose: CaptchaPurpose,
): CaptchaAnswer {
  const session = newSession(secret, { way: 'picture', purpose, now: clock.now() });
  return { recaptcha: codeOf(secret, session, 'picture'), session };
}

/** What a browser sends that has done the work of a challenge. */
export async function workAnswer(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
