import { translator } from '@spindle/i18n/messages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { CHALLENGE_MINUTES } from './captcha.ts';
import type { captchaMail } from './job-kinds.ts';
import { CaptchaMail } from './mails/CaptchaMail.tsx';
import { codeOf, readSession } from './session.ts';

export interface CaptchaMailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  from: string;
  secret: string;
  sites: Sites;
}

/** Mails the code of a challenge, once; nothing when it has expired meanwhile. */
export async function sendCaptchaMail(
  deps: CaptchaMailDeps,
  { session, email, locale }: Parameters<typeof captchaMail.key>[0],
): Promise<void> {
  const { secret, clock, sites, from } = deps;
  if (!readSession(secret, session, { account: email, now: clock.now() })) return;
  await sendOnce(deps, { kind: 'captcha', id: session }, async () => {
    const code = codeOf(secret, session, 'mail');
    const shop = mailShop(sites, locale);
    const about = { locale, shop, minutes: CHALLENGE_MINUTES };
    const bodies = await renderMail(<CaptchaMail {...about} code={code} />);
    return {
      ...bodies,
      to: email,
      from,
      subject: translator(locale, 'mail')('account.code.subject', { code, shop: shop.name }),
    };
  });
}
