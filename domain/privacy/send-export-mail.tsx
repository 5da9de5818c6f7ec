import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { AccountsMailDeps } from '../accounts/deps.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { isBlocked } from './blocked/queries.ts';
import { EXPORT_DAYS } from './export.ts';
import { PrivacyMail } from './PrivacyMail.tsx';

/**
 * Tells a member that their archive can be fetched. The link itself opens nothing: it takes a log-in, or for a blocked member
 * another mail.
 */
export async function sendExportMail(
  deps: AccountsMailDeps,
  {
    memberId,
    exportId,
    email,
    locale,
  }: { memberId: string; exportId: string; email: string; locale: Locale },
): Promise<void> {
  const { db, from, sites } = deps;
  await sendOnce(deps, { kind: 'export', id: exportId }, async () => {
    const blocked = await isBlocked(db, memberId);
    const bodies = await renderMail(
      <PrivacyMail
        locale={locale}
        shop={mailShop(sites, locale)}
        what={blocked ? 'blockedExport' : 'export'}
        days={EXPORT_DAYS}
        link={mailLink(sites, locale, '/member', { a: blocked ? 'your_data' : 'privacy' })}
      />,
    );
    return { ...bodies, to: email, from, subject: translator(locale, 'mail')('privacy.export.subject') };
  });
}
