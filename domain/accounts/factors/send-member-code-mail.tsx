import { translator } from '@spindle/i18n/messages.ts';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { AccountsMailDeps } from '../deps.ts';
import { CodeMail } from '../mails/CodeMail.tsx';
import { memberCode } from './member-code.ts';
import { findMemberCode } from './queries.ts';

/** Mails the code by which a member proves again who they are. */
export async function sendMemberCodeMail(
  deps: AccountsMailDeps,
  { codeId, requestId }: { codeId: string; requestId: string },
): Promise<void> {
  const { db, from, secret, sites } = deps;
  const found = await findMemberCode(db, codeId);
  // Used or replaced in the meantime: nobody needs this mail.
  if (!found) return;
  const { email, locale } = found;
  await sendOnce(deps, { kind: 'member-code', id: requestId }, async () => {
    const code = memberCode(secret, codeId);
    const shop = mailShop(sites, locale);
    const about = { locale, shop, minutes: MAILED_MINUTES };
    const bodies = await renderMail(<CodeMail {...about} code={code} purpose="member" />);
    const subject = translator(locale, 'mail')('account.code.subject', { code, shop: shop.name });
    return { ...bodies, to: email, from, subject };
  });
}
