import { formatMoment } from '@spindle/i18n/format-moment.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { findAddress } from '../find-address.ts';
import { ActingMail } from '../mails/ActingMail.tsx';
import { ACTING_MINUTES } from './acting.ts';
import { findActing } from './queries.ts';

/** Tells a member that support looks into their account, and why. */
export async function sendActingMail(
  deps: AccountsMailDeps,
  { actingId }: { actingId: string },
): Promise<void> {
  const { db, from, sites } = deps;
  const acting = await findActing(db, actingId);
  const member = acting && (await findAddress(db, acting.memberId));
  if (!acting?.begunAt || !member) return;
  const { email, locale } = member;
  const { begunAt, reason } = acting;
  await sendOnce(deps, { kind: 'acting', id: actingId }, async () => {
    const shop = mailShop(sites, locale);
    const bodies = await renderMail(
      <ActingMail
        locale={locale}
        shop={shop}
        moment={formatMoment(locale, begunAt)}
        minutes={ACTING_MINUTES}
        reason={reason}
        link={mailLink(sites, locale, '/member', { a: 'security' })}
      />,
    );
    return {
      ...bodies,
      to: email,
      from,
      subject: translator(locale, 'mail')('account.acting.subject', { shop: shop.name }),
    };
  });
}
