import { randomBytes } from 'node:crypto';
import { countryName } from '@spindle/i18n/country-name.ts';
import { formatMoment } from '@spindle/i18n/format-moment.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { findAddress } from '../find-address.ts';
import { SignInMail } from '../mails/SignInMail.tsx';
import { hashToken } from '../passwords/hash-token.ts';
import { deviceName } from '../sessions/device-name.ts';
import { deviceOfAgent } from '../sessions/device-of-agent.ts';
import { insertDenialToken } from './queries.ts';

/** How long "that wasn't me" can be said. */
export const DENIAL_DAYS = 14;

/** A log-in with a device that was not known. */
export interface NewDevice {
  memberId: string;
  /** ISO 8601 */
  at: string;
  ip: string;
  /** ISO 3166 code, where a CDN told it. */
  country: string | null;
  userAgent: string;
}

/** Tells a member of it. The link's token is made here, so that only the mail has it. */
export async function sendSignInMail(deps: AccountsMailDeps, login: NewDevice): Promise<void> {
  const { db, clock, from, sites } = deps;
  const { memberId, at } = login;
  const member = await findAddress(db, memberId);
  if (!member) return;
  const { email, locale } = member;
  await sendOnce(deps, `sign-in-${memberId}-${at}`, async () => {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + DENIAL_DAYS * 24 * 60 * 60_000);
    const loggedInAt = new Date(at);
    await insertDenialToken(db, { tokenHash: hashToken(token), memberId, loggedInAt, expiresAt });
    const bodies = await renderMail(
      <SignInMail
        locale={locale}
        home={mailLink(sites, locale, '/')}
        device={deviceName(locale, deviceOfAgent(login.userAgent))}
        place={login.country === null ? login.ip : countryName(locale, login.country)}
        moment={formatMoment(locale, new Date(at))}
        days={DENIAL_DAYS}
        notMeLink={mailLink(sites, locale, '/member', { a: 'not_me', token })}
      />,
    );
    return { ...bodies, to: email, from, subject: translator(locale, 'mail')('account.signIn.subject') };
  });
}
