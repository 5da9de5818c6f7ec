import type { Locale } from '@spindle/platform/locales.ts';
import type { MailSample } from '../mail/mail-sample.ts';
import type { MailShop } from '../mail/mail-shop.ts';
import { MergedMail } from './mails/MergedMail.tsx';

/** A sample of every mail about merged accounts. @param shop whose `home` has no slash at its end */
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
