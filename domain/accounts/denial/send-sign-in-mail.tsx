import { countryName } from '@spindle/i18n/country-name.ts';
import { formatMoment } from '@spindle/i18n/format-moment.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { SignInMail } from '../mails/SignInMail.tsx';
import { deviceName } from '../sessions/device-name.ts';
import { deviceOfAgent } from '../sessions/device-of-agent.ts';
import { denialLinkFor } from './denial-link-for.ts';
import { DENIAL_DAYS } from './new-denial-link.ts';

/** A log-in with an unknown device. */
export interface NewDevice {
  memberId: string;
  /** ISO 8601 */
  at: string;
  ip: string;
  /** ISO 3166 code, if a CDN sent one. */
  country: string | null;
  userAgent: string;
}

/** Tells a member about a log-in with an unknown device. */
export async function sendSignInMail(deps: AccountsMailDeps, login: NewDevice): Promise<void> {
  const { from, sites } = deps;
  const { memberId, at } = login;
  await sendOnce(deps, { kind: 'sign-in', id: `${memberId}-${at}` }, async () => {
    const denial = await denialLinkFor(deps, { memberId, at: new Date(at) });
    if (!denial) return undefined;
    const { email, locale, link: notMeLink } = denial;
    const shop = mailShop(sites, locale);
    const bodies = await renderMail(
      <SignInMail
        locale={locale}
        shop={shop}
        device={deviceName(locale, deviceOfAgent(login.userAgent))}
        place={login.country === null ? login.ip : countryName(locale, login.country)}
        moment={formatMoment(locale, new Date(at))}
        days={DENIAL_DAYS}
        notMeLink={notMeLink}
      />,
    );
    return {
      ...bodies,
      to: email,
      from,
      subject: translator(locale, 'mail')('account.signIn.subject', { shop: shop.name }),
    };
  });
}
