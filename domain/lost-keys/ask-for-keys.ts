import { randomUUID } from 'node:crypto';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { consumeLimits, type TooMany } from '../accounts/consume-limits.ts';
import { mayMail } from '../accounts/may-mail.ts';
import { type MailAsker, type MailCaptchaDeps, passMailCaptcha } from '../accounts/pass-mail-captcha.ts';
import type { CaptchaRefusal } from '../captcha/pass-captcha.ts';
import { keysMail } from './job-kinds.ts';
import { KEYS_BY_ADDRESS_AND_IP, KEYS_BY_IP, KEYS_MAILS } from './limits.ts';

/**
 * 'Send me my licences': the keys are mailed to the address that they belong to. Whether it has any is looked up later, by the
 * mail job, so that neither the answer nor its time gives it away.
 * @param email parsed by `emailAddress`.
 */
export async function askForKeys(
  deps: MailCaptchaDeps & { jobs: Jobs },
  { email, locale, ...asker }: MailAsker & { email: string; locale: Locale },
): Promise<{ ok: true } | CaptchaRefusal | TooMany> {
  const { db, jobs, limits } = deps;
  const { ip } = asker;
  const limited = await consumeLimits(limits, [
    [KEYS_BY_IP, { ip }],
    [KEYS_BY_ADDRESS_AND_IP, { account: email, ip }],
  ]);
  if (limited) return limited;
  // The form is beside that for a forgotten password, and an answer works for either.
  const refused = await passMailCaptcha(deps, 'reset', { email, ...asker });
  if (refused) return refused;
  // Others may have used up the address's mails: the answer stays the same.
  if (!(await mayMail(limits, KEYS_MAILS, email))) return { ok: true };
  await jobs.send(db, keysMail, { email, locale, requestId: randomUUID() });
  return { ok: true };
}
