import type { Locale } from '@spindle/platform/locales.ts';
import type { MailSample } from '../mail/mail-sample.ts';
import type { MailShop } from '../mail/mail-shop.ts';
import { DataLinkMail } from './blocked/DataLinkMail.tsx';
import { DATA_LINK_MINUTES } from './blocked/data-link.ts';
import { EXPORT_DAYS } from './export.ts';
import { PrivacyMail } from './PrivacyMail.tsx';

/** A sample of every mail about a member's data. @param shop whose `home` has no slash at its end */
export function privacyMailSamples(locale: Locale, shop: MailShop): MailSample[] {
  const link = `${shop.home}/member?a=privacy`;
  return [
    {
      name: 'export',
      mail: <PrivacyMail {...{ locale, shop, link }} what="export" days={EXPORT_DAYS} />,
      asks: 'button',
    },
    {
      name: 'blocked-export',
      mail: <PrivacyMail {...{ locale, shop, link }} what="blockedExport" days={EXPORT_DAYS} />,
      asks: 'button',
    },
    ...[true, false].map((isBlocked) => ({
      name: isBlocked ? 'data-link-blocked' : 'data-link',
      mail: <DataLinkMail {...{ locale, shop, link, isBlocked }} minutes={DATA_LINK_MINUTES} />,
      asks: 'button' as const,
    })),
  ];
}
