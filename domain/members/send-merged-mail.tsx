import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { MergedMail } from './mails/MergedMail.tsx';

export interface MergedMailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** The sender. */
  from: string;
  sites: Sites;
}

/** Tells one of the two addresses that their accounts were merged, which one stays, and whom to write to. */
export async function sendMergedMail(
  deps: MergedMailDeps,
  merged: { to: string; locale: Locale; kept: string; lost: string; lostId: string; at: string },
): Promise<void> {
  const { to, locale, kept, lost, lostId, at } = merged;
  const { from, sites } = deps;
  await sendOnce(deps, { kind: 'merged', id: `${lostId}-${to === kept ? 'kept' : 'lost'}` }, async () => {
    const shop = mailShop(sites, locale);
    const bodies = await renderMail(
      <MergedMail
        locale={locale}
        shop={shop}
        kept={kept}
        lost={lost}
        date={dayFormatter(locale)(new Date(at))}
        contactLink={mailLink(sites, locale, '/contact')}
      />,
    );
    return {
      ...bodies,
      to,
      from,
      subject: translator(locale, 'mail')('account.merged.subject', { shop: shop.name }),
    };
  });
}
