import { translator } from '@spindle/i18n/messages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { STEPPED_MINUTES } from '@spindle/platform/mailed-code.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { namesIn } from '../catalogue/names-in.ts';
import { findLicence } from '../licences/find-licence.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { trialCodeMail, trialStartedMail } from './job-kinds.ts';
import { TrialCodeMail } from './mails/TrialCodeMail.tsx';
import { TrialStartedMail } from './mails/TrialStartedMail.tsx';
import { trialCode } from './trial-code.ts';

export interface TrialMailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  from: string;
  sites: Sites;
  /** The shop's SECRET. */
  secret: string;
  /** A token for the link that sets a new account's first password; undefined if the account has another address by now. */
  passwordTokenFor(account: { memberId: string; email: string }): Promise<string | undefined>;
}

/** Mails the code that begins a trial, once for each request. */
export async function sendTrialCode(
  deps: TrialMailDeps,
  { requestId, email, pid, fingerprint, locale, requestedAt }: Parameters<typeof trialCodeMail.key>[0],
): Promise<void> {
  const [offer] = await findOffers(deps.db, [pid]);
  if (!offer) return;
  const code = trialCode(deps.secret, { email, pid, fingerprint }, new Date(requestedAt));
  const shop = mailShop(deps.sites, locale);
  const product = namesIn(offer, locale).name;
  await sendOnce(deps, { kind: 'trial-code', id: requestId }, async () => {
    const bodies = await renderMail(
      <TrialCodeMail locale={locale} shop={shop} code={code} product={product} minutes={STEPPED_MINUTES} />,
    );
    const subject = translator(locale, 'mail')('account.code.subject', { code, shop: shop.name });
    return { ...bodies, to: email, from: deps.from, subject };
  });
}

/** Mails the key of a trial, once. */
export async function sendTrialStarted(
  deps: TrialMailDeps,
  { trialId, licenceId, email, locale, accountCreated }: Parameters<typeof trialStartedMail.key>[0],
): Promise<void> {
  const licence = await findLicence(deps.db, licenceId);
  if (!licence?.worksUntil) return;
  const { memberId, productName: product, key, worksUntil: until } = licence;
  await sendOnce(deps, { kind: 'trial', id: trialId }, async () => {
    const member = (query: Record<string, string>) => mailLink(deps.sites, locale, '/member', query);
    const token = accountCreated ? await deps.passwordTokenFor({ memberId, email }) : undefined;
    const link = token
      ? { to: 'password' as const, href: member({ a: 'reset_password', token }) }
      : { to: 'member' as const, href: member({ a: 'my_products' }) };
    const shop = mailShop(deps.sites, locale);
    const bodies = await renderMail(
      <TrialStartedMail locale={locale} shop={shop} trial={{ product, key, until }} link={link} />,
    );
    const subject = translator(locale, 'mail')('trial.subject', { product });
    return { ...bodies, to: email, from: deps.from, subject };
  });
}
