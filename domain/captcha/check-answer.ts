import type { Clock } from '@spindle/platform/clock.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { isMailedCode } from '@spindle/platform/mailed-code.ts';
import { checkWork } from './altcha.ts';
import type { Attempt, CaptchaAnswer } from './captcha.ts';
import { markAnswered } from './mark-answered.ts';
import type { Recaptcha } from './open-recaptcha.ts';
import { codeOf, isCode, readSession } from './session.ts';
import { MAILED_TRIES, TYPED_BY_IP } from './thresholds.ts';

export interface CaptchaDeps {
  clock: Clock;
  limits: Limits;
  /** The shop's SECRET. */
  secret: string;
  /** Undefined where the captcha is a computation in the visitor's browser (ALTCHA). */
  recaptcha: Recaptcha | undefined;
}

/** Whether an answer is right, for this form, and used for the first time. It is used up afterwards. */
export async function checkAnswer(
  deps: CaptchaDeps,
  attempt: Attempt,
  { recaptcha, session }: CaptchaAnswer,
): Promise<boolean> {
  if (session !== undefined) return checkTyped(deps, attempt, { session, typed: recaptcha });
  if (deps.recaptcha) return deps.recaptcha.verify(recaptcha, attempt);
  return checkWork(deps, attempt.purpose, recaptcha);
}

async function checkTyped(
  deps: CaptchaDeps,
  { purpose, account, ip }: Attempt,
  { session, typed }: { session: string; typed: string },
): Promise<boolean> {
  const { secret, clock, limits } = deps;
  const known = readSession(secret, session, { account, now: clock.now() });
  if (known?.purpose !== purpose) return false;
  const code = codeOf(secret, session, known.way);
  if (known.way === 'mail') {
    // After a typing error nobody has to wait for another mail. Tries are counted before the code is compared.
    const isAllowed = (await limits.take(MAILED_TRIES, { account: session })).ok;
    return isAllowed && isMailedCode(code, typed) && (await markAnswered(limits, session));
  }
  // A wrong code uses its picture up as well, so that each guess needs a new picture.
  if (!(await limits.take(TYPED_BY_IP, { ip })).ok) return false;
  const isFirst = await markAnswered(limits, session);
  return isFirst && isCode(code, typed);
}
