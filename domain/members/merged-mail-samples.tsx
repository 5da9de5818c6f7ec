import type { Locale } from '@spindle/platform/locales.ts';
import type { MailSample } from '../mail/mail-sample.ts';
import { MergedMail } from './mails/MergedMail.tsx';

/** Every mail about accounts that were merged. @param home the shop's first page in the language, without a slash at its end */
export function mergedMailSamples(locale: Locale, home: string): MailSample[] {
  const addresses = { kept: 'ada@example.test', lost: 'ada.old@example.test' };
  return [
    {
      name: 'merged',
      mail: (
        <MergedMail
          {...{ locale, home, ...addresses }}
          date="12 November 2026"
          contactLink={`${home}/contact`}
        />
      ),
      asks: 'button',
    },
  ];
}
