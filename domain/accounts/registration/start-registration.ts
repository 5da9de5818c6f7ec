import { randomUUID } from 'node:crypto';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import type { CaptchaRefusal } from '../../captcha/pass-captcha.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import { registrationMail } from '../jobs.ts';
import {
  CODE_BY_ADDRESS_AND_IP,
  REGISTRATION_BY_ADDRESS_AND_IP,
  REGISTRATION_BY_IP,
  REGISTRATION_MAILS,
} from '../limits.ts';
import { mayMail } from '../may-mail.ts';
import { type MailAsker, type MailCaptchaDeps, passMailCaptcha } from '../pass-mail-captcha.ts';
import { keepPendingRegistration } from './queries.ts';

/**
 * First step: asks for a code by mail. An address that has an account takes the same path, and its mail says so instead of
 * carrying a code: neither the answer nor its time gives the account away.
 * @param email parsed by `emailAddress`.
 * @param renewal which code is asked for: 0, or one more than that of the code at which this network has used up its tries;
 * the new code can be tried again. The codes of other networks go on working.
 */
export async function startRegistration(
  deps: MailCaptchaDeps & { jobs: Jobs },
  {
    email,
    locale,
    renewal = 0,
    ...asker
  }: MailAsker & { email: string; locale: Locale; renewal?: number | undefined },
): Promise<{ ok: true } | CaptchaRefusal | TooMany> {
  const { db, clock, jobs, limits } = deps;
  const { ip } = asker;
  const limited = await consumeLimits(limits, [
    [REGISTRATION_BY_IP, { ip }],
    [REGISTRATION_BY_ADDRESS_AND_IP, { account: email, ip }],
  ]);
  if (limited) return limited;
  const refused = await passMailCaptcha(deps, 'register', { email, ...asker });
  if (refused) return refused;
  // Others may have used up the address's mails: the answer stays the same, as whoever asks now has done nothing.
  if (!(await mayMail(limits, REGISTRATION_MAILS, email))) return { ok: true };

  const now = clock.now();
  await db.transaction(async (tx) => {
    const id = await keepPendingRegistration(tx, {
      id: randomUUID(),
      email,
      locale,
      now,
      expiresAt: new Date(now.getTime() + MAILED_MINUTES * 60_000),
    });
    await jobs.send(tx, registrationMail, { registrationId: id, requestId: randomUUID(), renewal });
  });
  if (renewal > 0) await limits.reset(CODE_BY_ADDRESS_AND_IP, { account: email, ip });
  return { ok: true };
}
