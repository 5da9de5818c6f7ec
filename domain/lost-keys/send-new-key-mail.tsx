import { translator } from '@spindle/i18n/messages.ts';
import { isOwnerInDoubt } from '../accounts/denial/owner-in-doubt.ts';
import { findAddress } from '../accounts/find-address.ts';
import { findLicence } from '../licences/find-licence.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { newKeyMail } from './job-kinds.ts';
import { NewKeyMail } from './mails/NewKeyMail.tsx';
import type { KeysMailDeps } from './send-keys-mail.tsx';

/**
 * Mails the owner of a licence its new key, once. Sends nothing if the key was revoked meanwhile, its owner was erased, or the
 * account's owner is in doubt after a denied log-in.
 */
export async function sendNewKeyMail(
  deps: KeysMailDeps,
  { licenceId, requestId }: Parameters<typeof newKeyMail.key>[0],
): Promise<void> {
  const { db, from, sites } = deps;
  const licence = await findLicence(db, licenceId);
  if (!licence || licence.state === 'revoked' || (await isOwnerInDoubt(db, licence.memberId))) return;
  const owner = await findAddress(db, licence.memberId);
  if (!owner) return;
  const { email, locale } = owner;
  await sendOnce(deps, { kind: 'new-key', id: requestId }, async () => {
    const shop = mailShop(sites, locale);
    const link = mailLink(sites, locale, '/member', { a: 'my_products' });
    const bodies = await renderMail(<NewKeyMail {...{ locale, shop, licence, link }} />);
    const subject = translator(locale, 'mail')('newKey.subject', { product: licence.productName });
    return { ...bodies, to: email, from, subject };
  });
}
