import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Counted, Limit, Limits, Taken } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { CaptchaPurpose } from './captcha.ts';
import type { CaptchaDeps } from './check-answer.ts';
import { captchaMail } from './job-kinds.ts';
import type { ShownCaptcha } from './new-captcha.ts';
import { newSession } from './session.ts';
import {
  CODES_A_DAY,
  CODES_AFTER_THAT,
  CODES_AN_HOUR,
  CODES_BY_ADDRESS,
  CODES_BY_IP,
  CODES_NEARBY,
} from './thresholds.ts';

/**
 * The alternative to the picture: the code is mailed to the address in the form, and is valid for that address only. The mail
 * and the answer are the same whether the address has an account or not. An address that has had enough of these mails gets
 * none, and the answer does not say so.
 * @param email in lower case
 */
export async function mailCode(
  deps: Omit<CaptchaDeps, 'recaptcha'> & { db: Db; jobs: Jobs },
  { purpose, email, locale, ip }: { purpose: CaptchaPurpose; email: string; locale: Locale; ip: string },
): Promise<
  { ok: true; captcha: ShownCaptcha } | { ok: false; error: 'too_many_requests'; retryAfterSeconds: number }
> {
  const { db, jobs, limits, secret, clock } = deps;
  const asked = await takeInOrder(limits, [
    [CODES_BY_IP, { ip }],
    [CODES_NEARBY, { nearby: ip }],
    [CODES_AN_HOUR, { account: 'everybody' }],
    [CODES_A_DAY, { account: 'everybody' }],
  ]);
  if (!asked.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: asked.retryAfter };
  const now = clock.now();
  const session = newSession(secret, { way: 'mail', purpose, account: email, now });
  if (await mayMail(limits, email)) await jobs.send(db, captchaMail, { session, email, locale });
  return {
    ok: true,
    captcha: { purpose, session, timestamp: now.getTime(), way: 'mail', siteKey: undefined },
  };
}

/**
 * A limit that refuses keeps the later ones from being counted, so that somebody who asks too often uses up nothing of others.
 */
async function takeInOrder(limits: Limits, uses: readonly (readonly [Limit, Counted])[]): Promise<Taken> {
  for (const [limit, who] of uses) {
    const taken = await limits.take(limit, who);
    if (!taken.ok) return taken;
  }
  return { ok: true };
}

async function mayMail(limits: Limits, account: string): Promise<boolean> {
  const may = async (limit: Limit) => (await limits.take(limit, { account })).ok;
  return (await may(CODES_BY_ADDRESS)) || may(CODES_AFTER_THAT);
}
