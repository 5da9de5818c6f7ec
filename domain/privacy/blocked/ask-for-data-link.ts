import { randomUUID } from 'node:crypto';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { consumeLimits, type TooMany } from '../../accounts/consume-limits.ts';
import { mayMail } from '../../accounts/may-mail.ts';
import { type MailAsker, type MailCaptchaDeps, passMailCaptcha } from '../../accounts/pass-mail-captcha.ts';
import { dataLinkMail } from '../job-kinds.ts';
import { DATA_LINK_MAILS, DATA_LINKS_BY_ADDRESS_AND_IP, DATA_LINKS_BY_IP } from './limits.ts';

/**
 * Asks for a link by mail that leads a blocked member to their data, without a log-in. Whether the address has an account, and
 * whether that is blocked, is looked up later, by the mail job, so that neither the answer nor its time gives it away.
 * @param email parsed by `emailAddress`.
 */
export async function askForDataLink(
  deps: MailCaptchaDeps & { jobs: Jobs },
  { email, locale, ...asker }: MailAsker & { email: string; locale: Locale },
): Promise<{ ok: true } | NonNullable<Awaited<ReturnType<typeof passMailCaptcha>>> | TooMany> {
  const { db, jobs, limits } = deps;
  const { ip } = asker;
  const limited = await consumeLimits(limits, [
    [DATA_LINKS_BY_IP, { ip }],
    [DATA_LINKS_BY_ADDRESS_AND_IP, { account: email, ip }],
  ]);
  if (limited) return limited;
  const refused = await passMailCaptcha(deps, 'link', { email, ...asker });
  if (refused) return refused;
  // Others may have used up the address's mails: the answer stays the same.
  if (!(await mayMail(limits, DATA_LINK_MAILS, email))) return { ok: true };
  await jobs.send(db, dataLinkMail, { email, locale, requestId: randomUUID() });
  return { ok: true };
}
