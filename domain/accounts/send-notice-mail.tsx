import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { denialLinkFor } from './denial/denial-link-for.ts';
import { DENIAL_DAYS } from './denial/new-denial-link.ts';
import type { AccountsMailDeps } from './deps.ts';
import { findAddress } from './find-address.ts';
import { DENIABLE, type Notice, NoticeMail } from './mails/NoticeMail.tsx';

/** Tells a member what has changed about their account. */
export async function sendNoticeMail(
  deps: AccountsMailDeps,
  { memberId, what, at }: { memberId: string; what: Notice; at: string },
): Promise<void> {
  const { db, from, sites } = deps;
  await sendOnce(deps, { kind: 'notice', id: `${what}-${memberId}-${at}` }, async () => {
    const denial = DENIABLE.has(what) ? await denialLinkFor(deps, { memberId, at: new Date(at) }) : undefined;
    const member = denial ?? (await findAddress(db, memberId));
    if (!member) return undefined;
    const { email, locale } = member;
    const shop = mailShop(sites, locale);
    const bodies = await renderMail(
      <NoticeMail
        locale={locale}
        shop={shop}
        what={what}
        date={dayFormatter(locale)(new Date(at))}
        passwordLink={mailLink(sites, locale, '/member', { a: 'reset_password' })}
        notMe={denial && { link: denial.link, days: DENIAL_DAYS }}
      />,
    );
    const subject = translator(locale, 'mail')(`account.notice.${what}.subject`, { shop: shop.name });
    return { ...bodies, to: email, from, subject };
  });
}
