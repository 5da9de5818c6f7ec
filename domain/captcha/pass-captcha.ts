import type { Attempt, CaptchaAnswer } from './captcha.ts';
import { type CaptchaDeps, checkAnswer } from './check-answer.ts';
import { countAttempt } from './count-risk.ts';

export type CaptchaRefusal = { ok: false; error: 'captcha_wanted' | 'captcha_wrong' };

/**
 * Counts an attempt and says whether it may go on: it may while nothing speaks against it, and else with an answer to
 * a captcha. Call it before anybody looks whether the address has an account, so that neither the answer nor its
 * time tells.
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
