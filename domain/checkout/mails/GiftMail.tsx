import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Grant } from '../../fulfilment/grants-of-order.ts';
import { MailButton, MailKey, MailLayout, MailLink, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';
import type { OrderLine } from '../../orders/order.ts';
import type { BoughtLine } from '../checkout.ts';

type GivenLicence = Pick<Grant, 'key' | 'worksUntil'> &
  Pick<OrderLine, 'pid' | 'productName' | 'licenceType'> & {
    /** Undefined if the product has nothing to install. */
    download: BoughtLine['downloads'][number] | undefined;
  };

/** Tells the recipient of a gift the keys and programs, but no prices. */
export function GiftMail(props: {
  locale: Locale;
  shop: MailShop;
  /** The buyer's address. */
  giver: string;
  /** The names of the products, joined as in a sentence. */
  products: string;
  licences: readonly GivenLicence[];
  /** Base of the download addresses. */
  origin: string;
  /** Page where an account without a password gets one, and where others find the keys. */
  memberLink: string;
}) {
  const { locale, giver, products } = props;
  const t = translator(locale, 'mail');
  // The button is for the next step: installing the program, or, if there are several, opening the page with all of them.
  const programs = new Set(props.licences.flatMap(({ pid, download }) => (download ? [pid] : [])));
  const single = programs.size === 1;
  const Download = single ? MailButton : MailLink;
  const Show = single ? MailLink : MailButton;
  return (
    <MailLayout
      locale={locale}
      shop={props.shop}
      preview={t('gift.preview', { product: products })}
      title={t('gift.title')}
      footer={t('gift.footer')}
    >
      <MailText>{t('gift.lead', { giver, product: products })}</MailText>
      {props.licences.map(({ key, pid, productName: product, licenceType, worksUntil, download }, index) => (
        <div key={key}>
          <MailText>{t('ofProduct', { product, licence: t(`licences.${licenceType}`) })}</MailText>
          <MailKey>{key}</MailKey>
          {worksUntil && (
            <MailText quiet>{t('gift.worksUntil', { date: dayFormatter(locale)(worksUntil) })}</MailText>
          )}
          <MailText>{t('order.activate', { product })}</MailText>
          {/* Several keys of one product share one download link, below the last key. */}
          {download && !props.licences.slice(index + 1).some((later) => later.pid === pid) && (
            <Download href={new URL(download.url, props.origin).href}>
              {t(single ? 'order.downloadVersion' : 'order.download', {
                ...{ product, version: download.version },
              })}
            </Download>
          )}
        </div>
      ))}
      <MailText>{t('gift.account')}</MailText>
      <Show href={props.memberLink}>{t('order.toAccount')}</Show>
    </MailLayout>
  );
}
