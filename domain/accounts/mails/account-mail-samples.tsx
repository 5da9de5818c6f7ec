import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { formatMoment } from '@spindle/i18n/format-moment.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { MailSample } from '../../mail/mail-sample.ts';
import type { MailShop } from '../../mail/mail-shop.ts';
import { ActingMail } from './ActingMail.tsx';
import { CodeMail, type CodePurpose } from './CodeMail.tsx';
import { KnownAddressMail } from './KnownAddressMail.tsx';
import { MovedMail } from './MovedMail.tsx';
import { DENIABLE, NOTICES, NoticeMail } from './NoticeMail.tsx';
import { PasswordMail } from './PasswordMail.tsx';
import { SignInLinkMail } from './SignInLinkMail.tsx';
import { SignInMail } from './SignInMail.tsx';

const CODES = ['registration', 'member', 'address'] as const satisfies readonly CodePurpose[];

/** A sample of every mail about accounts. @param shop whose `home` has no slash at its end */
export function accountMailSamples(locale: Locale, shop: MailShop): MailSample[] {
  const about = { locale, shop, minutes: 10 };
  const email = 'ada@example.test';
  const date = dayFormatter(locale)(new Date('2026-11-12T12:00:00Z'));
  const until = dayFormatter(locale)(new Date('2026-11-26T12:00:00Z'));
  const moment = formatMoment(locale, new Date('2026-11-22T12:00:00Z'));
  const link = (section: string) => `${shop.home}/member?a=${section}&token=${'t'.repeat(43)}`;
  const passwordLink = link('reset_password');
  const logInLink = `${shop.home}/member?a=login`;
  const notMe = { link: link('not_me'), days: 14 };
  const button = (name: string, mail: MailSample['mail']): MailSample => ({ name, mail, asks: 'button' });
  return [
    ...CODES.map(
      (purpose): MailSample => ({
        name: `code-${purpose}`,
        mail: <CodeMail {...about} code="481516" purpose={purpose} />,
        asks: 'code',
      }),
    ),
    ...(['registration', 'address'] as const).map((purpose) =>
      button(
        `known-address-${purpose}`,
        <KnownAddressMail {...about} {...{ email, passwordLink, logInLink, purpose }} />,
      ),
    ),
    button('sign-in-link', <SignInLinkMail {...about} email={email} signInLink={link('sign_in')} />),
    ...(['reset', 'set'] as const).map((kind) =>
      button(`password-${kind}`, <PasswordMail {...about} {...{ email, passwordLink, kind }} />),
    ),
    button(
      'acting',
      <ActingMail
        {...about}
        {...{ moment, minutes: 15, link: link('support') }}
        reason="You wrote that a download fails."
      />,
    ),
    ...([false, true] as const).map((isAskedFor) =>
      button(
        isAskedFor ? 'moved-held' : 'moved',
        <MovedMail
          {...about}
          {...{ date, until, isAskedFor }}
          email="ada@other.test"
          revertLink={link('revert_address')}
        />,
      ),
    ),
    button(
      'new-device',
      <SignInMail
        {...about}
        {...{ moment, days: 14, notMeLink: notMe.link }}
        device="Firefox, Linux"
        place={new Intl.DisplayNames(locale, { type: 'region' }).of('FR') ?? 'FR'}
      />,
    ),
    ...NOTICES.map((what) =>
      button(
        `notice-${what.replaceAll('_', '-')}`,
        <NoticeMail
          {...about}
          {...{ what, date, passwordLink }}
          notMe={DENIABLE.has(what) ? notMe : undefined}
        />,
      ),
    ),
  ];
}
