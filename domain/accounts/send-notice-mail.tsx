import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { mailLink } from '../mail/mail-link.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { AccountsMailDeps } from './deps.ts';
import { findAddress } from './find-address.ts';
import { type Notice, NoticeMail } from './mails/NoticeMail.tsx';

/** Tells a member what has changed about their account. */
export async function sendNoticeMail(
  deps: AccountsMailDeps,
  { memberId, what, at }: { memberId: string; what: Notice; at: string },
): Promise<void> {
  const { db, from, sites } = deps;
  const member = await findAddress(db, memberId);
  if (!member) return;
  const { email, locale } = member;
  await sendOnce(deps, `notice-${what}-${memberId}-${at}`, async () => {
    const bodies = await renderMail(
      <NoticeMail
        locale={locale}
        home={mailLink(sites, locale, '/')}
        what={what}
        date={dayFormatter(locale)(new Date(at))}
        passwordLink={mailLink(sites, locale, '/member', { a: 'reset_password' })}
      />,
    );
    const subject = translator(locale, 'mail')(`account.notice.${what}.subject`);
    return { ...bodies, to: email, from, subject };
  });
}
