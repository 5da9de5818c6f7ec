import { translator } from '@spindle/i18n/messages.ts';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { CodeMail } from '../mails/CodeMail.tsx';
import { KnownAddressMail } from '../mails/KnownAddressMail.tsx';
import { RESET_MINUTES } from '../passwords/create-password-token.ts';
import { passwordTokenFor } from '../passwords/password-token-for.ts';
import { findMemberByEmail } from '../queries.ts';
import { addressCode } from './address-code.ts';
import { findAddressChange } from './queries.ts';
import { sendHeldMail } from './send-moved-mail.tsx';

/**
 * Mails the code to the new address. An address that has an account is told so; a held one is told how to undo the change that
 * left it.
 */
export async function sendAddressMail(
  deps: AccountsMailDeps,
  { changeId }: { changeId: string },
): Promise<void> {
  const { db, clock, from, secret, sites } = deps;
  const change = await findAddressChange(db, changeId);
  // Completed or replaced in the meantime: nobody needs this mail.
  if (!change || change.changedAt) return;
  const { newEmail: email, locale, memberId: except } = change;
  const t = translator(locale, 'mail');
  const shop = mailShop(sites, locale);
  const owner = await findMemberByEmail(db, email);
  if (owner?.closedAt) return deps.remindClosed(owner.id, changeId);
  if (!owner && (await sendHeldMail(deps, { email, locale, requestId: changeId, except }))) return;
  await sendOnce(deps, { kind: 'address', id: changeId }, async () => {
    if (!owner) {
      const code = addressCode(secret, changeId);
      const about = { locale, shop, minutes: MAILED_MINUTES };
      const bodies = await renderMail(<CodeMail {...about} code={code} purpose="address" />);
      return { ...bodies, to: email, from, subject: t('account.code.subject', { code, shop: shop.name }) };
    }
    const token = await passwordTokenFor(db, clock, { memberId: owner.id, email, minutes: RESET_MINUTES });
    if (!token) return undefined;
    const bodies = await renderMail(
      <KnownAddressMail
        locale={locale}
        shop={shop}
        minutes={RESET_MINUTES}
        email={email}
        purpose="address"
        logInLink={mailLink(sites, locale, '/member', { a: 'login' })}
        passwordLink={mailLink(sites, locale, '/member', { a: 'reset_password', token })}
      />,
    );
    return { ...bodies, to: email, from, subject: t('account.known.subject', { shop: shop.name }) };
  });
}
