import type { Attempt, CaptchaPurpose } from './captcha.ts';
import type { CaptchaDeps } from './check-answer.ts';
import { isRisky } from './count-risk.ts';
import { newSession } from './session.ts';

/** What a page needs to show a captcha. */
export interface ShownCaptcha {
  purpose: CaptchaPurpose;
  /** Names the challenge: for its picture (`GET /seccode`) and for the answer. */
  session: string;
  /** When it was made, ms since the epoch; the picture's address has it. */
  timestamp: number;
  /** Where the code of the challenge is: in a picture, or in a mail that is on its way. */
  way: 'picture' | 'mail';
  /** Of reCAPTCHA; without it the visitor's browser works (ALTCHA). */
  siteKey: string | undefined;
}

/** A new challenge; nothing is stored until it is answered. */
export function newCaptcha(
  { secret, clock, recaptcha }: Pick<CaptchaDeps, 'secret' | 'clock' | 'recaptcha'>,
  purpose: CaptchaPurpose,
): ShownCaptcha {
  const now = clock.now();
  return {
    purpose,
    session: newSession(secret, { way: 'picture', purpose, now }),
    timestamp: now.getTime(),
    way: 'picture',
    siteKey: recaptcha?.siteKey,
  };
}

/** For a form that is about to be shown: its captcha, where the next use of it will want one. */
export async function captchaIfWanted(
  deps: CaptchaDeps,
  attempt: Attempt,
): Promise<ShownCaptcha | undefined> {
  return (await isRisky(deps.limits, attempt)) ? newCaptcha(deps, attempt.purpose) : undefined;
}
