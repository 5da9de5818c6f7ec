import { translator } from '@spindle/i18n/messages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { findLicence } from '../licences/find-licence.ts';
import type { Licence } from '../licences/licence.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { subscriptionOfLicence } from '../subscriptions/subscription-of-licence.ts';
import type { redeemedMail } from './job-kinds.ts';
import { type AfterCode, RedeemedMail } from './mails/RedeemedMail.tsx';

export interface RedeemedMailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  from: string;
  sites: Sites;
  /** A token for the link that sets a new account's first password; undefined if the account has another address by now. */
  passwordTokenFor(account: { memberId: string; email: string }): Promise<string | undefined>;
}

/** Mails the key of the licence that a code issued or extended, once. */
export async function sendRedeemedMail(
  deps: RedeemedMailDeps,
  { codeId, licenceId, email, locale, accountCreated }: Parameters<typeof redeemedMail.key>[0],
): Promise<void> {
  const licence = await findLicence(deps.db, licenceId);
  if (!licence) throw new Error(`there is no licence ${licenceId}`);
  const t = translator(locale, 'mail');
  const { memberId, productName: product } = licence;
  await sendOnce(deps, { kind: 'exchange', id: codeId }, async () => {
    const member = (query: Record<string, string>) => mailLink(deps.sites, locale, '/member', query);
    const token = accountCreated ? await deps.passwordTokenFor({ memberId, email }) : undefined;
    const link = token
      ? { to: 'password' as const, href: member({ a: 'reset_password', token }) }
      : { to: 'member' as const, href: member({ a: 'my_products' }) };
    const shop = mailShop(deps.sites, locale);
    const subscription = await subscriptionOfLicence(deps.db, licenceId);
    const after = subscription ? afterCode(licence, subscription) : 'ends';
    const bodies = await renderMail(<RedeemedMail {...{ locale, shop, licence, link, after }} />);
    return { ...bodies, to: email, from: deps.from, subject: t('exchange.subject', { product }) };
  });
}

function afterCode({ memberId, worksUntil }: Licence, subscription: Subscription): AfterCode {
  const { state, periodEnd } = subscription;
  if (state === 'ended') return 'ends';
  // The giver pays for a gift, and the state of their subscription is not the recipient's business (docs/decisions/0046).
  if (subscription.memberId !== memberId) return state === 'past_due' ? 'givenGoesOn' : 'given';
  if (state !== 'active' && state !== 'past_due') return 'ends';
  return state === 'active' && periodEnd.getTime() === worksUntil?.getTime() ? 'renews' : 'goesOn';
}
