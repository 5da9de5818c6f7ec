import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { mailLink } from '../mail/mail-link.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { DENIAL_DAYS, newDenialLink } from './denial/new-denial-link.ts';
import type { AccountsMailDeps } from './deps.ts';
import { findAddress } from './find-address.ts';
import { type Notice, NoticeMail } from './mails/NoticeMail.tsx';

/**
 * What a new password alone would not put right: a second factor keeps its owner out as well, and whoever adds or removes
 * passkeys is logged in. A denial ends all that.
 */
const DENIABLE: ReadonlySet<Notice> = new Set(['two_factor_on', 'passkey_added', 'passkey_removed']);

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
    const notMe = DENIABLE.has(what)
      ? { link: await newDenialLink(deps, { memberId, locale, at: new Date(at) }), days: DENIAL_DAYS }
      : undefined;
    const bodies = await renderMail(
      <NoticeMail
        locale={locale}
        home={mailLink(sites, locale, '/')}
        what={what}
        date={dayFormatter(locale)(new Date(at))}
        passwordLink={mailLink(sites, locale, '/member', { a: 'reset_password' })}
        notMe={notMe}
      />,
    );
    const subject = translator(locale, 'mail')(`account.notice.${what}.subject`);
    return { ...bodies, to: email, from, subject };
  });
}
