import { randomUUID } from 'node:crypto';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { consumeLimits, type TooMany } from '../accounts/consume-limits.ts';
import { mayMail } from '../accounts/may-mail.ts';
import { type MailAsker, type MailCaptchaDeps, passMailCaptcha } from '../accounts/pass-mail-captcha.ts';
import type { CaptchaRefusal } from '../captcha/pass-captcha.ts';
import { orderLinkMail } from './job-kinds.ts';
import { ORDER_LINK_MAILS, ORDER_LINKS_BY_ADDRESS_AND_IP, ORDER_LINKS_BY_IP } from './limits.ts';

/**
 * Mails the link to an order to its address. The job that mails looks the order up, so that neither the answer nor its timing
 * reveals whether it exists.
 * @param number as typed
 * @param email parsed by `emailAddress`
 */
export async function askForOrder(
  deps: MailCaptchaDeps & { jobs: Jobs },
  { number, email, locale, ...asker }: MailAsker & { number: string; email: string; locale: Locale },
): Promise<{ ok: true } | CaptchaRefusal | TooMany> {
  const { db, jobs, limits } = deps;
  const { ip } = asker;
  const limited = await consumeLimits(limits, [
    [ORDER_LINKS_BY_IP, { ip }],
    [ORDER_LINKS_BY_ADDRESS_AND_IP, { account: email, ip }],
  ]);
  if (limited) return limited;
  const refused = await passMailCaptcha(deps, 'order', { email, ...asker });
  if (refused) return refused;
  // The limit may be used up by requests of other people, so the answer is the same as always.
  if (!(await mayMail(limits, ORDER_LINK_MAILS, email))) return { ok: true };
  await jobs.send(db, orderLinkMail, { number, email, locale, requestId: randomUUID() });
  return { ok: true };
}
