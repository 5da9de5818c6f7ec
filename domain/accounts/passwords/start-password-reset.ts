import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { CaptchaRefusal } from '../../captcha/pass-captcha.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import { passwordResetMail } from '../jobs.ts';
import { RESET_BY_ADDRESS_AND_IP, RESET_BY_IP, RESET_MAILS } from '../limits.ts';
import { mayMail } from '../may-mail.ts';
import { type MailAsker, type MailCaptchaDeps, passMailCaptcha } from '../pass-mail-captcha.ts';

interface ResetDeps {
  db: Db;
  jobs: Jobs;
  limits: Limits;
}
interface Asked {
  email: string;
  locale: Locale;
  ip: string;
}

/**
 * Asks for a link by mail. Whether the address has an account is looked up later, by the mail job, so that the answer can't
 * give it away.
 */
export async function startPasswordReset(
  deps: MailCaptchaDeps & ResetDeps,
  asked: Asked & MailAsker,
): Promise<{ ok: true } | CaptchaRefusal | TooMany> {
  const refused = (await limitAsks(deps, asked)) ?? (await passMailCaptcha(deps, 'reset', asked));
  if (refused) return refused;
  await mail(deps, asked);
  return { ok: true };
}

/** The same for a member who has proved that the address is theirs and does not type one: no captcha is asked for. */
export async function mailPasswordReset(deps: ResetDeps, asked: Asked): Promise<{ ok: true } | TooMany> {
  const limited = await limitAsks(deps, asked);
  if (limited) return limited;
  await mail(deps, asked);
  return { ok: true };
}

function limitAsks({ limits }: ResetDeps, { email, ip }: Asked) {
  return consumeLimits(limits, [
    [RESET_BY_IP, { ip }],
    [RESET_BY_ADDRESS_AND_IP, { account: email, ip }],
  ]);
}

async function mail({ db, jobs, limits }: ResetDeps, { email, locale }: Asked): Promise<void> {
  // Others may have used up the address's mails: the answer stays the same, as whoever asks now has done nothing.
  if (!(await mayMail(limits, RESET_MAILS, email))) return;
  await jobs.send(db, passwordResetMail, { email, locale, requestId: randomUUID() });
}
