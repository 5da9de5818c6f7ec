import type { Attempt, CaptchaPurpose } from './captcha.ts';
import type { CaptchaDeps } from './check-answer.ts';
import { isRisky } from './count-risk.ts';
import { newSession } from './session.ts';

/** What a page needs to show a captcha. */
export interface ShownCaptcha {
  purpose: CaptchaPurpose;
  /** Names the challenge: for its picture (`GET /seccode`) and for the answer. */
  session: string;
  /** When it was made, in ms since 1970; part of the picture's address. */
  timestamp: number;
  /** Where the code is: in a picture, or in a mail that is on its way. */
  way: 'picture' | 'mail';
  /** The site key of reCAPTCHA; undefined where the visitor's browser computes instead (ALTCHA). */
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

/** The captcha for a form that is about to be shown; undefined if its next use will want none. */
export async function captchaIfWanted(
  deps: CaptchaDeps,
  attempt: Attempt,
): Promise<ShownCaptcha | undefined> {
  return (await isRisky(deps.limits, attempt)) ? newCaptcha(deps, attempt.purpose) : undefined;
}
