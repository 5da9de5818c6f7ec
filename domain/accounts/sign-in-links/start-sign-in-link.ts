import { randomUUID } from 'node:crypto';
import type { Locale } from '@spindle/platform/locales.ts';
import type { CaptchaAnswer } from '../../captcha/captcha.ts';
import type { CaptchaRefusal } from '../../captcha/pass-captcha.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { signInLinkMail } from '../jobs.ts';
import { SIGN_IN_LINK_BY_ADDRESS_AND_IP, SIGN_IN_LINK_BY_IP, SIGN_IN_LINK_MAILS } from '../limits.ts';
import { mayMail } from '../may-mail.ts';
import { type MailCaptchaDeps, passMailCaptcha } from '../pass-mail-captcha.ts';
import type { Sender } from '../sessions/sender.ts';
import { askingBrowser } from './asking-browser.ts';

/**
 * Asks for a link by mail that logs in. Whether the address has an account is looked up later, by the mail job, so that the
 * answer can't give it away.
 */
export async function startSignInLink(
  deps: MailCaptchaDeps & Pick<AccountsDeps, 'jobs'>,
  {
    email,
    locale,
    sender,
    captcha,
  }: { email: string; locale: Locale; sender: Sender; captcha?: CaptchaAnswer | undefined },
): Promise<{ ok: true; cookie: string } | CaptchaRefusal | TooMany> {
  const { db, jobs, limits, cookies } = deps;
  const { ip, cookieHeader } = sender;
  const limited = await consumeLimits(limits, [
    [SIGN_IN_LINK_BY_IP, { ip }],
    [SIGN_IN_LINK_BY_ADDRESS_AND_IP, { account: email, ip }],
  ]);
  if (limited) return limited;
  const refused = await passMailCaptcha(deps, 'link', { email, ip, cookieHeader, captcha });
  if (refused) return refused;
  const { browserHash, cookie } = askingBrowser(cookieHeader, cookies);
  // Others may have used up the address's mails: the answer stays the same, as whoever asks now has done nothing.
  if (await mayMail(limits, SIGN_IN_LINK_MAILS, email)) {
    await jobs.send(db, signInLinkMail, { email, locale, browserHash, requestId: randomUUID() });
  }
  return { ok: true, cookie };
}
