import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { accountMailSamples } from './accounts/mails/account-mail-samples.tsx';
import { CANCELLATION_KINDS } from './cancellations/cancellation.ts';
import { ReceiptMail } from './cancellations/mails/ReceiptMail.tsx';
import { CaptchaMail } from './captcha/mails/CaptchaMail.tsx';
import { checkoutMailSamples } from './checkout/mails/checkout-mail-samples.tsx';
import { RedeemedMail } from './exchange-codes/mails/RedeemedMail.tsx';
import { DocumentMail } from './invoices/mails/DocumentMail.tsx';
import type { Licence } from './licences/licence.ts';
import { KeysMail } from './lost-keys/mails/KeysMail.tsx';
import type { MailSample } from './mail/mail-sample.ts';
import { mergedMailSamples } from './members/merged-mail-samples.tsx';
import { ErasureMail } from './privacy/erasure/ErasureMail.tsx';
import { privacyMailSamples } from './privacy/privacy-mail-samples.tsx';
import { subscriptionMailSamples } from './subscriptions/mails/subscription-mail-samples.tsx';
import { TrialCodeMail } from './trials/mails/TrialCodeMail.tsx';
import { TrialStartedMail } from './trials/mails/TrialStartedMail.tsx';

const UNTIL = new Date('2027-11-22T12:00:00Z');
const LICENCE: Pick<Licence, 'key' | 'productName' | 'licenceType'> = {
  key: 'AB2CD-EF3GH-JK4LM-NP5QR-ST6UV',
  productName: 'DVD Ripper',
  licenceType: '1Y',
};

/** Every mail of the shop, with made-up contents. @param home the shop's first page in the language, without a slash at its end */
export function mailSamples(locale: Locale, home: string): MailSample[] {
  return [
    ...checkoutMailSamples(locale, home),
    ...documents(locale, home),
    ...subscriptionMailSamples(locale, home),
    ...receipts(locale, home),
    ...licences(locale, home),
    ...accountMailSamples(locale, home),
    ...privacyMailSamples(locale, home),
    {
      name: 'erasure',
      mail: (
        <ErasureMail
          {...{ locale, home }}
          day={dayFormatter(locale)(UNTIL)}
          undoLink={`${home}/member?a=undo`}
        />
      ),
      asks: 'button',
    },
    ...mergedMailSamples(locale, home),
    {
      name: 'captcha',
      mail: <CaptchaMail {...{ locale, home }} code="481516" minutes={10} />,
      asks: 'code',
    },
  ];
}

function documents(locale: Locale, home: string): MailSample[] {
  const sums = { orderNumber: 'SP-7K3QX-9M2TD', grossMinor: 4595, currency: 'EUR' };
  const link = `${home}/invoice?number=1`;
  return (['refund', 'refund_failed', 'correction'] as const).map((reason) => ({
    name: `document-${reason.replaceAll('_', '-')}`,
    mail: (
      <DocumentMail
        {...{ home, reason, link }}
        document={{ ...sums, locale, ...DOCUMENTS[reason] }}
        linkEnds={UNTIL}
        memberLink={`${home}/member?a=my_products`}
      />
    ),
    asks: 'button',
  }));
}

const DOCUMENTS = {
  refund: { kind: 'credit_note', number: 'CN-2026-000001' },
  refund_failed: { kind: 'invoice', number: 'INV-2026-000002' },
  correction: { kind: 'invoice', number: 'INV-2026-000003' },
} as const;

function receipts(locale: Locale, home: string): MailSample[] {
  const receipt = {
    ...{ cancellationId: 'C', email: 'ada@example.test', contract: 'SP-7K3QX-9M2TD', reason: '', locale },
    declaredAt: '2026-11-22T12:00:00Z',
  };
  return CANCELLATION_KINDS.map((kind) => ({
    name: `receipt-${kind.replaceAll('_', '-')}`,
    mail: <ReceiptMail receipt={{ ...receipt, kind }} home={home} />,
    asks: 'nothing',
  }));
}

function licences(locale: Locale, home: string): MailSample[] {
  const link = { to: 'member', href: `${home}/member?a=my_products` } as const;
  const product = LICENCE.productName;
  return [
    {
      name: 'exchange',
      mail: <RedeemedMail {...{ locale, home, link }} licence={{ ...LICENCE, worksUntil: UNTIL }} />,
      asks: 'button',
    },
    {
      name: 'lost-keys',
      mail: <KeysMail {...{ locale, home }} licences={[LICENCE]} link={link.href} />,
      asks: 'button',
    },
    {
      name: 'trial-code',
      mail: <TrialCodeMail {...{ locale, home, product }} code="481516" minutes={10} />,
      asks: 'code',
    },
    {
      name: 'trial-started',
      mail: (
        <TrialStartedMail {...{ locale, home, link }} trial={{ product, key: LICENCE.key, until: UNTIL }} />
      ),
      asks: 'button',
    },
  ];
}
