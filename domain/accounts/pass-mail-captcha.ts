import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { CaptchaAnswer, CaptchaPurpose } from '../captcha/captcha.ts';
import type { CaptchaDeps } from '../captcha/check-answer.ts';
import { type CaptchaRefusal, passCaptcha } from '../captcha/pass-captcha.ts';
import { knownDeviceOf } from './sessions/member-devices.ts';

export type MailCaptchaDeps = CaptchaDeps & { db: Db; cookies: CookieScope };

/** Who asks for a mail to an address that they type. */
export interface MailAsker {
  ip: string;
  /** The request's `Cookie` header: a browser that the account's owner has logged in with is asked less often. */
  cookieHeader?: string | undefined;
  /** The answer to a captcha, if one was asked for. */
  captcha?: CaptchaAnswer | undefined;
}

/** Checks the captcha before something is mailed to an address that anybody can type; see `passCaptcha`. */
export async function passMailCaptcha(
  deps: MailCaptchaDeps,
  purpose: Exclude<CaptchaPurpose, 'login'>,
  { email, ip, cookieHeader, captcha }: MailAsker & { email: string },
): Promise<CaptchaRefusal | undefined> {
  const device = await knownDeviceOf(deps, cookieHeader, email);
  return passCaptcha(deps, { purpose, account: email, ip, device }, captcha);
}
