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
import { NewKeyMail } from './lost-keys/mails/NewKeyMail.tsx';
import type { MailSample } from './mail/mail-sample.ts';
import type { MailShop } from './mail/mail-shop.ts';
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

/** A sample of every mail of the shop. @param shop whose `home` has no slash at its end */
export function mailSamples(locale: Locale, shop: MailShop): MailSample[] {
  return [
    ...checkoutMailSamples(locale, shop),
    ...documents(locale, shop),
    ...subscriptionMailSamples(locale, shop),
    ...receipts(locale, shop),
    ...licences(locale, shop),
    ...accountMailSamples(locale, shop),
    ...privacyMailSamples(locale, shop),
    {
      name: 'erasure',
      mail: (
        <ErasureMail
          {...{ locale, shop }}
          day={dayFormatter(locale)(UNTIL)}
          undoLink={`${shop.home}/member?a=undo`}
        />
      ),
      asks: 'button',
    },
    ...mergedMailSamples(locale, shop),
    {
      name: 'captcha',
      mail: <CaptchaMail {...{ locale, shop }} code="481516" minutes={10} />,
      asks: 'code',
    },
  ];
}

function documents(locale: Locale, shop: MailShop): MailSample[] {
  const sums = { orderNumber: 'SP-7K3QX-9M2TD', grossMinor: 4595, currency: 'EUR' };
  const link = `${shop.home}/invoice?number=1`;
  return (['refund', 'refund_failed', 'correction'] as const).map((reason) => ({
    name: `document-${reason.replaceAll('_', '-')}`,
    mail: (
      <DocumentMail
        {...{ shop, reason, link }}
        document={{ ...sums, locale, ...DOCUMENTS[reason] }}
        linkEnds={UNTIL}
        memberLink={`${shop.home}/member?a=my_products`}
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

function receipts(locale: Locale, shop: MailShop): MailSample[] {
  const receipt = {
    ...{ cancellationId: 'C', email: 'ada@example.test', contract: 'SP-7K3QX-9M2TD', reason: '', locale },
    declaredAt: '2026-11-22T12:00:00Z',
  };
  return CANCELLATION_KINDS.map((kind) => ({
    name: `receipt-${kind.replaceAll('_', '-')}`,
    mail: <ReceiptMail receipt={{ ...receipt, kind }} timeZone="Europe/Berlin" shop={shop} />,
    asks: 'nothing',
  }));
}

function licences(locale: Locale, shop: MailShop): MailSample[] {
  const link = { to: 'member', href: `${shop.home}/member?a=my_products` } as const;
  const product = LICENCE.productName;
  return [
    {
      name: 'exchange',
      mail: (
        <RedeemedMail {...{ locale, shop, link }} licence={{ ...LICENCE, worksUntil: UNTIL }} after="ends" />
      ),
      asks: 'button',
    },
    {
      name: 'lost-keys',
      mail: <KeysMail {...{ locale, shop }} licences={[LICENCE]} link={link.href} />,
      asks: 'button',
    },
    {
      name: 'new-key',
      mail: <NewKeyMail {...{ locale, shop }} licence={LICENCE} link={link.href} />,
      asks: 'button',
    },
    {
      name: 'trial-code',
      mail: <TrialCodeMail {...{ locale, shop, product }} code="481516" minutes={10} />,
      asks: 'code',
    },
    {
      name: 'trial-started',
      mail: (
        <TrialStartedMail {...{ locale, shop, link }} trial={{ product, key: LICENCE.key, until: UNTIL }} />
      ),
      asks: 'button',
    },
  ];
}
