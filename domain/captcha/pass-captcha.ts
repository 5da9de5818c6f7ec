import type { Attempt, CaptchaAnswer } from './captcha.ts';
import { type CaptchaDeps, checkAnswer } from './check-answer.ts';
import { countAttempt } from './count-risk.ts';

export type CaptchaRefusal = { ok: false; error: 'captcha_wanted' | 'captcha_wrong' };

/**
 * Counts an attempt and says whether it may go on: either because there is nothing against it, or with the answer to a
 * captcha. Call it before looking up whether the address has an account, so that neither the answer nor its time gives that
 * away.
 * @returns why not; undefined when it may
 */
export async function passCaptcha(
  deps: CaptchaDeps,
  attempt: Attempt,
  answer: CaptchaAnswer | undefined,
): Promise<CaptchaRefusal | undefined> {
  if (!(await countAttempt(deps.limits, attempt))) return undefined;
  if (!answer) return { ok: false, error: 'captcha_wanted' };
  if (await checkAnswer(deps, attempt, answer)) return undefined;
  return { ok: false, error: 'captcha_wrong' };
}
