import type { Locale } from '@spindle/platform/locales.ts';
import type { MailSample } from '../mail/mail-sample.ts';
import type { MailShop } from '../mail/mail-shop.ts';
import { MergedMail } from './mails/MergedMail.tsx';

/** Every mail about accounts that were merged. @param shop its first page in the language, without a slash at its end */
export function mergedMailSamples(locale: Locale, shop: MailShop): MailSample[] {
  const addresses = { kept: 'ada@example.test', lost: 'ada.old@example.test' };
  return [
    {
      name: 'merged',
      mail: (
        <MergedMail
          {...{ locale, shop, ...addresses }}
          date="12 November 2026"
          contactLink={`${shop.home}/contact`}
        />
      ),
      asks: 'button',
    },
  ];
}
